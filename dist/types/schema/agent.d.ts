import { z } from 'zod';
export declare const PROVIDERS: readonly ['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'];
/** Command lines of agents that are known by name. */
export declare const PRESETS: readonly ['claude', 'codex', 'copilot', 'gemini'];
export declare const CREDENTIAL_KEYS: readonly ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'AZURE_OPENAI_API_KEY'];
/** Keys of the providers; encrypted at rest, never returned. */
export declare const credentials: z.ZodRecord<z.ZodEnum<{
    ANTHROPIC_API_KEY: "ANTHROPIC_API_KEY";
    AZURE_OPENAI_API_KEY: "AZURE_OPENAI_API_KEY";
    OPENAI_API_KEY: "OPENAI_API_KEY";
}> & z.core.$partial, z.ZodString>;
export type Credentials = z.infer<typeof credentials>;
/** How an agent is reached (interface 4.8, contract 3): HTTP endpoint, local program, or settings of a provider. */
export declare const invocation: z.ZodObject<{
    method: z.ZodDefault<z.ZodEnum<{
        GET: "GET";
        PATCH: "PATCH";
        POST: "POST";
        PUT: "PUT";
    }>>;
    url: z.ZodOptional<z.ZodString>;
    headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    body_template: z.ZodOptional<z.ZodString>;
    output_path: z.ZodOptional<z.ZodString>;
    tool_calls_path: z.ZodOptional<z.ZodString>;
    context_path: z.ZodOptional<z.ZodString>;
    plan_path: z.ZodOptional<z.ZodString>;
    error_path: z.ZodOptional<z.ZodString>;
    command: z.ZodOptional<z.ZodArray<z.ZodString>>;
    preset: z.ZodOptional<z.ZodEnum<{
        claude: "claude";
        codex: "codex";
        copilot: "copilot";
        gemini: "gemini";
    }>>;
    cwd: z.ZodOptional<z.ZodString>;
    env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    protocol: z.ZodDefault<z.ZodEnum<{
        lines: "lines";
        once: "once";
    }>>;
    base_url: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    temperature: z.ZodOptional<z.ZodNumber>;
    max_tokens: z.ZodOptional<z.ZodNumber>;
    tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    api_version: z.ZodOptional<z.ZodString>;
    deployment: z.ZodOptional<z.ZodString>;
    graph: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type Invocation = z.infer<typeof invocation>;
export declare const agentFields: z.ZodObject<{
    name: z.ZodString;
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    credentials: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
        ANTHROPIC_API_KEY: "ANTHROPIC_API_KEY";
        AZURE_OPENAI_API_KEY: "AZURE_OPENAI_API_KEY";
        OPENAI_API_KEY: "OPENAI_API_KEY";
    }> & z.core.$partial, z.ZodString>>;
    invocation: z.ZodOptional<z.ZodObject<{
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            PATCH: "PATCH";
            POST: "POST";
            PUT: "PUT";
        }>>;
        url: z.ZodOptional<z.ZodString>;
        headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        body_template: z.ZodOptional<z.ZodString>;
        output_path: z.ZodOptional<z.ZodString>;
        tool_calls_path: z.ZodOptional<z.ZodString>;
        context_path: z.ZodOptional<z.ZodString>;
        plan_path: z.ZodOptional<z.ZodString>;
        error_path: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodArray<z.ZodString>>;
        preset: z.ZodOptional<z.ZodEnum<{
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
        }>>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        protocol: z.ZodDefault<z.ZodEnum<{
            lines: "lines";
            once: "once";
        }>>;
        base_url: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        api_version: z.ZodOptional<z.ZodString>;
        deployment: z.ZodOptional<z.ZodString>;
        graph: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    system_prompt: z.ZodOptional<z.ZodString>;
    default_scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    world: z.ZodOptional<z.ZodString>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            git: z.ZodString;
            path: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>]>;
        setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>>;
    role: z.ZodOptional<z.ZodString>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** What each provider cannot do without: checked where an agent is written down in a file, and before the first call. */
export declare function completeAgent(value: {
    provider?: unknown;
    invocation?: Partial<Invocation> | undefined;
}, context: z.RefinementCtx): void;
/** An agent that can be called. */
export declare const callableAgent: z.ZodObject<{
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    invocation: z.ZodOptional<z.ZodObject<{
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            PATCH: "PATCH";
            POST: "POST";
            PUT: "PUT";
        }>>;
        url: z.ZodOptional<z.ZodString>;
        headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        body_template: z.ZodOptional<z.ZodString>;
        output_path: z.ZodOptional<z.ZodString>;
        tool_calls_path: z.ZodOptional<z.ZodString>;
        context_path: z.ZodOptional<z.ZodString>;
        plan_path: z.ZodOptional<z.ZodString>;
        error_path: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodArray<z.ZodString>>;
        preset: z.ZodOptional<z.ZodEnum<{
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
        }>>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        protocol: z.ZodDefault<z.ZodEnum<{
            lines: "lines";
            once: "once";
        }>>;
        base_url: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        api_version: z.ZodOptional<z.ZodString>;
        deployment: z.ZodOptional<z.ZodString>;
        graph: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** Request body of POST /v1/agents: name and provider will do (interface 4.8); what is missing for a call is reported when it is played. */
export declare const createAgentRequest: z.ZodObject<{
    name: z.ZodString;
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    credentials: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
        ANTHROPIC_API_KEY: "ANTHROPIC_API_KEY";
        AZURE_OPENAI_API_KEY: "AZURE_OPENAI_API_KEY";
        OPENAI_API_KEY: "OPENAI_API_KEY";
    }> & z.core.$partial, z.ZodString>>;
    invocation: z.ZodOptional<z.ZodObject<{
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            PATCH: "PATCH";
            POST: "POST";
            PUT: "PUT";
        }>>;
        url: z.ZodOptional<z.ZodString>;
        headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        body_template: z.ZodOptional<z.ZodString>;
        output_path: z.ZodOptional<z.ZodString>;
        tool_calls_path: z.ZodOptional<z.ZodString>;
        context_path: z.ZodOptional<z.ZodString>;
        plan_path: z.ZodOptional<z.ZodString>;
        error_path: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodArray<z.ZodString>>;
        preset: z.ZodOptional<z.ZodEnum<{
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
        }>>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        protocol: z.ZodDefault<z.ZodEnum<{
            lines: "lines";
            once: "once";
        }>>;
        base_url: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        api_version: z.ZodOptional<z.ZodString>;
        deployment: z.ZodOptional<z.ZodString>;
        graph: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    system_prompt: z.ZodOptional<z.ZodString>;
    default_scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    world: z.ZodOptional<z.ZodString>;
    role: z.ZodOptional<z.ZodString>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type CreateAgentRequest = z.infer<typeof createAgentRequest>;
/** Response of POST /v1/agents: all strings, `api_key` is shown this once. */
export declare const createAgentResponse: z.ZodObject<{
    id: z.ZodString;
    name: z.ZodString;
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    created_at: z.ZodISODateTime;
    api_key: z.ZodString;
}, z.core.$strip>;
export type CreateAgentResponse = z.infer<typeof createAgentResponse>;
/** A stored agent as it is read back: without credentials and keys. */
export declare const agent: z.ZodObject<{
    name: z.ZodString;
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    invocation: z.ZodOptional<z.ZodObject<{
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            PATCH: "PATCH";
            POST: "POST";
            PUT: "PUT";
        }>>;
        url: z.ZodOptional<z.ZodString>;
        headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        body_template: z.ZodOptional<z.ZodString>;
        output_path: z.ZodOptional<z.ZodString>;
        tool_calls_path: z.ZodOptional<z.ZodString>;
        context_path: z.ZodOptional<z.ZodString>;
        plan_path: z.ZodOptional<z.ZodString>;
        error_path: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodArray<z.ZodString>>;
        preset: z.ZodOptional<z.ZodEnum<{
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
        }>>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        protocol: z.ZodDefault<z.ZodEnum<{
            lines: "lines";
            once: "once";
        }>>;
        base_url: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        api_version: z.ZodOptional<z.ZodString>;
        deployment: z.ZodOptional<z.ZodString>;
        graph: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    system_prompt: z.ZodOptional<z.ZodString>;
    default_scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    world: z.ZodOptional<z.ZodString>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            git: z.ZodString;
            path: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>]>;
        setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>>;
    role: z.ZodOptional<z.ZodString>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    id: z.ZodString;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type Agent = z.infer<typeof agent>;
