import { z } from 'zod';
import type { CalibrationQuote } from './calibration.js';
import { type Comparison } from './comparison.js';
import { type FailureAnalysis } from './failure-analysis.js';
import type { ScorerRow } from './reports/scorer-row.js';
import { type RepeatsSummary } from './runs/repeats.js';
/** Version of results.json and of the stored run documents. */
export declare const RUN_SCHEMA_VERSION = 1;
/** Model that an imported run names as its judge: nobody judged, its outcomes are those of its file. */
export declare const RECORDED_OUTCOMES = "recorded";
/** Model of a run that asks no judge and could not have had the one of its settings. */
export declare const NO_JUDGE = "none";
/** How the model of a judge begins whose classifiers run in this process; their names follow. */
export declare const IN_PROCESS = "onnx: ";
/** Whether a judge without a language model has models all the same. */
export declare const hasClassifiers: ({ model }: {
    readonly model: string;
}) => boolean;
/** Request body of POST /v1/runs (interface 4.12, names of contract 9). At least one selector; selectors are a union. */
export declare const createRunRequest: z.ZodObject<{
    test_case_id: z.ZodOptional<z.ZodString>;
    test_case_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
    tags: z.ZodOptional<z.ZodArray<z.ZodString>>;
    override_agent_id: z.ZodOptional<z.ZodString>;
    config: z.ZodPrefault<z.ZodObject<{
        parallel: z.ZodDefault<z.ZodBoolean>;
        max_retries: z.ZodDefault<z.ZodNumber>;
        timeout_ms: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CreateRunRequest = z.infer<typeof createRunRequest>;
export declare const runStatus: z.ZodEnum<{
    completed: "completed";
    failed: "failed";
    queued: "queued";
    running: "running";
}>;
/**
 * Response of POST /v1/runs (interface 2.8). `webhook_url` is a stream address, `wss`, and empty where no service streams: for a run that
 * the library plays. `stream_url` is the same at the plain address.
 */
export declare const createRunResponse: z.ZodObject<{
    run_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        queued: "queued";
        running: "running";
    }>;
    test_case_count: z.ZodNumber;
    estimated_duration_s: z.ZodNumber;
    webhook_url: z.ZodString;
    stream_url: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type CreateRunResponse = z.infer<typeof createRunResponse>;
export { type AgentUsage, agentUsage } from './agent-usage.js';
export { type AttemptError, attemptError, type Counts, counts, type OutcomeStatus, outcomeStatus, } from './outcome.js';
export type { ScorerRow } from './reports/scorer-row.js';
/** One played and judged turn. `tool_calls` is null when they were not captured; `errors` names the scorers that could not judge. */
export declare const turnResult: z.ZodObject<{
    turn_id: z.ZodString;
    simulated: z.ZodOptional<z.ZodLiteral<true>>;
    input: z.ZodString;
    output: z.ZodString;
    latency_ms: z.ZodNumber;
    tool_calls: z.ZodNullable<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        result: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodOptional<z.ZodUnknown>;
        turn: z.ZodOptional<z.ZodNumber>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    results: z.ZodRecord<z.ZodString, z.ZodObject<{
        score: z.ZodNumber;
        pass: z.ZodBoolean;
        reasoning: z.ZodString;
        metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        gating: z.ZodOptional<z.ZodLiteral<false>>;
    }, z.core.$strip>>;
    errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        code: z.ZodString;
        subcode: z.ZodOptional<z.ZodString>;
        message: z.ZodString;
        field: z.ZodOptional<z.ZodString>;
        hint: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** `asked`: what the case asked of the turn and what the agent had to go by, for pages; results.json is without it. */
export type TurnResult = z.infer<typeof turnResult> & {
    asked?: import('./evaluation.js').Subject;
};
/** One attempt of a case. `unsure` where it was skipped because some turn has results, and none that is sure (contract 5). */
export declare const attemptResult: z.ZodObject<{
    status: z.ZodEnum<{
        errored: "errored";
        failed: "failed";
        passed: "passed";
        skipped: "skipped";
    }>;
    unsure: z.ZodOptional<z.ZodLiteral<true>>;
    error: z.ZodOptional<z.ZodObject<{
        code: z.ZodString;
        message: z.ZodString;
        hint: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    replayed: z.ZodOptional<z.ZodObject<{
        exchanges: z.ZodNumber;
        judge_answers: z.ZodNumber;
        oldest: z.ZodISODateTime;
        newest: z.ZodISODateTime;
        models: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
    world: z.ZodOptional<z.ZodObject<{
        id: z.ZodString;
        calls: z.ZodNumber;
        changes: z.ZodNumber;
    }, z.core.$strip>>;
    talk: z.ZodOptional<z.ZodObject<{
        seed: z.ZodNumber;
        ended: z.ZodOptional<z.ZodEnum<{
            agent_hands_over: "agent_hands_over";
            goal_reached: "goal_reached";
            max_turns: "max_turns";
            user_gives_up: "user_gives_up";
        }>>;
        lost: z.ZodOptional<z.ZodArray<z.ZodObject<{
            kind: z.ZodEnum<{
                early_stop: "early_stop";
                invented_fact: "invented_fact";
                loop: "loop";
                never_revealed: "never_revealed";
                swapped_role: "swapped_role";
                unknown_told: "unknown_told";
            }>;
            message: z.ZodString;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    turns: z.ZodArray<z.ZodObject<{
        turn_id: z.ZodString;
        simulated: z.ZodOptional<z.ZodLiteral<true>>;
        input: z.ZodString;
        output: z.ZodString;
        latency_ms: z.ZodNumber;
        tool_calls: z.ZodNullable<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            result: z.ZodOptional<z.ZodUnknown>;
            error: z.ZodOptional<z.ZodUnknown>;
            turn: z.ZodOptional<z.ZodNumber>;
            reads: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>>>;
        results: z.ZodRecord<z.ZodString, z.ZodObject<{
            score: z.ZodNumber;
            pass: z.ZodBoolean;
            reasoning: z.ZodString;
            metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            gating: z.ZodOptional<z.ZodLiteral<false>>;
        }, z.core.$strip>>;
        errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
            code: z.ZodString;
            subcode: z.ZodOptional<z.ZodString>;
            message: z.ZodString;
            field: z.ZodOptional<z.ZodString>;
            hint: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    workspace: z.ZodOptional<z.ZodObject<{
        changes: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            status: z.ZodEnum<{
                added: "added";
                changed: "changed";
                removed: "removed";
            }>;
        }, z.core.$strip>>;
        more_changes: z.ZodOptional<z.ZodNumber>;
        isolation: z.ZodObject<{
            level: z.ZodEnum<{
                full: "full";
                none: "none";
            }>;
            missing: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type AttemptResult = Omit<z.infer<typeof attemptResult>, 'turns'> & {
    turns: TurnResult[];
};
/**
 * A case with its attempts. `gating: false` is shown only where the case does not gate; `reason` where it was skipped. `hash`
 * covers everything in the case that can change its result; with `min_passes` it shows whether two runs asked the same.
 */
export declare const caseResult: z.ZodObject<{
    id: z.ZodString;
    name: z.ZodString;
    agent_id: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    location: z.ZodObject<{
        file: z.ZodString;
        line: z.ZodNumber;
    }, z.core.$strip>;
    status: z.ZodEnum<{
        errored: "errored";
        failed: "failed";
        passed: "passed";
        skipped: "skipped";
    }>;
    unsure: z.ZodOptional<z.ZodLiteral<true>>;
    gating: z.ZodOptional<z.ZodLiteral<false>>;
    severity: z.ZodOptional<z.ZodEnum<{
        critical: "critical";
        high: "high";
        low: "low";
        medium: "medium";
    }>>;
    reason: z.ZodOptional<z.ZodString>;
    unreachable: z.ZodOptional<z.ZodLiteral<true>>;
    hash: z.ZodOptional<z.ZodString>;
    min_passes: z.ZodOptional<z.ZodNumber>;
    repeat: z.ZodOptional<z.ZodNumber>;
    flaky: z.ZodOptional<z.ZodLiteral<true>>;
    quarantined: z.ZodOptional<z.ZodLiteral<true>>;
    outcomes: z.ZodOptional<z.ZodString>;
    attempts: z.ZodArray<z.ZodObject<{
        status: z.ZodEnum<{
            errored: "errored";
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>;
        unsure: z.ZodOptional<z.ZodLiteral<true>>;
        error: z.ZodOptional<z.ZodObject<{
            code: z.ZodString;
            message: z.ZodString;
            hint: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        replayed: z.ZodOptional<z.ZodObject<{
            exchanges: z.ZodNumber;
            judge_answers: z.ZodNumber;
            oldest: z.ZodISODateTime;
            newest: z.ZodISODateTime;
            models: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
        world: z.ZodOptional<z.ZodObject<{
            id: z.ZodString;
            calls: z.ZodNumber;
            changes: z.ZodNumber;
        }, z.core.$strip>>;
        talk: z.ZodOptional<z.ZodObject<{
            seed: z.ZodNumber;
            ended: z.ZodOptional<z.ZodEnum<{
                agent_hands_over: "agent_hands_over";
                goal_reached: "goal_reached";
                max_turns: "max_turns";
                user_gives_up: "user_gives_up";
            }>>;
            lost: z.ZodOptional<z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    early_stop: "early_stop";
                    invented_fact: "invented_fact";
                    loop: "loop";
                    never_revealed: "never_revealed";
                    swapped_role: "swapped_role";
                    unknown_told: "unknown_told";
                }>;
                message: z.ZodString;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
        turns: z.ZodArray<z.ZodObject<{
            turn_id: z.ZodString;
            simulated: z.ZodOptional<z.ZodLiteral<true>>;
            input: z.ZodString;
            output: z.ZodString;
            latency_ms: z.ZodNumber;
            tool_calls: z.ZodNullable<z.ZodArray<z.ZodObject<{
                name: z.ZodString;
                arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                result: z.ZodOptional<z.ZodUnknown>;
                error: z.ZodOptional<z.ZodUnknown>;
                turn: z.ZodOptional<z.ZodNumber>;
                reads: z.ZodOptional<z.ZodBoolean>;
            }, z.core.$strip>>>;
            results: z.ZodRecord<z.ZodString, z.ZodObject<{
                score: z.ZodNumber;
                pass: z.ZodBoolean;
                reasoning: z.ZodString;
                metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                gating: z.ZodOptional<z.ZodLiteral<false>>;
            }, z.core.$strip>>;
            errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
                code: z.ZodString;
                subcode: z.ZodOptional<z.ZodString>;
                message: z.ZodString;
                field: z.ZodOptional<z.ZodString>;
                hint: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
        workspace: z.ZodOptional<z.ZodObject<{
            changes: z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                status: z.ZodEnum<{
                    added: "added";
                    changed: "changed";
                    removed: "removed";
                }>;
            }, z.core.$strip>>;
            more_changes: z.ZodOptional<z.ZodNumber>;
            isolation: z.ZodObject<{
                level: z.ZodEnum<{
                    full: "full";
                    none: "none";
                }>;
                missing: z.ZodArray<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CaseResult = Omit<z.infer<typeof caseResult>, 'attempts'> & {
    attempts: AttemptResult[];
};
export declare const conclusion: z.ZodEnum<{
    failed: "failed";
    neutral: "neutral";
    passed: "passed";
}>;
export type Conclusion = z.infer<typeof conclusion>;
/** The identifier that a judge has where nobody names one, and the day on which that model ended (ISO 8601). */
declare const retiredDefault: z.ZodObject<{
    model: z.ZodString;
    retired_on: z.ZodISODate;
}, z.core.$strip>;
export type RetiredDefault = z.infer<typeof retiredDefault>;
/** Who judged: `model` answered; `default` is there where nobody named a model, and says which one it follows. */
export declare const judgeIdentity: z.ZodObject<{
    mode: z.ZodEnum<{
        llm: "llm";
        offline: "offline";
    }>;
    model: z.ZodString;
    default: z.ZodOptional<z.ZodObject<{
        model: z.ZodString;
        retired_on: z.ZodISODate;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** Everything of results.json but its cases (contract 6). Rates are null when nothing was judged. */
export declare const runHeader: z.ZodObject<{
    schema_version: z.ZodLiteral<1>;
    run_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        queued: "queued";
        running: "running";
    }>;
    conclusion: z.ZodEnum<{
        failed: "failed";
        neutral: "neutral";
        passed: "passed";
    }>;
    reason: z.ZodString;
    started_at: z.ZodISODateTime;
    finished_at: z.ZodISODateTime;
    duration_ms: z.ZodNumber;
    judge: z.ZodObject<{
        mode: z.ZodEnum<{
            llm: "llm";
            offline: "offline";
        }>;
        model: z.ZodString;
        default: z.ZodOptional<z.ZodObject<{
            model: z.ZodString;
            retired_on: z.ZodISODate;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    secrets_withheld: z.ZodOptional<z.ZodString>;
    narrowed: z.ZodOptional<z.ZodObject<{
        cases: z.ZodNumber;
        of: z.ZodNumber;
        by: z.ZodString;
    }, z.core.$strip>>;
    cancelled: z.ZodOptional<z.ZodLiteral<true>>;
    faults: z.ZodOptional<z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            error: "error";
            injection: "injection";
            stale: "stale";
            timeout: "timeout";
            truncated: "truncated";
        }>;
        pairs: z.ZodNumber;
        not_tested: z.ZodNumber;
        unjudged: z.ZodOptional<z.ZodNumber>;
        obeyed: z.ZodNumber;
        recovered: z.ZodNumber;
        clean_passed: z.ZodNumber;
        faulty_passed: z.ZodNumber;
        p_value: z.ZodNullable<z.ZodNumber>;
        obeyed_by: z.ZodOptional<z.ZodArray<z.ZodObject<{
            case_id: z.ZodString;
            attempt: z.ZodNumber;
            what: z.ZodString;
            gating: z.ZodOptional<z.ZodLiteral<false>>;
        }, z.core.$strip>>>;
        sentence: z.ZodString;
    }, z.core.$strip>>>;
    replayed: z.ZodOptional<z.ZodObject<{
        exchanges: z.ZodNumber;
        judge_answers: z.ZodNumber;
        oldest: z.ZodISODateTime;
        newest: z.ZodISODateTime;
        models: z.ZodArray<z.ZodString>;
        attempts: z.ZodNumber;
        of: z.ZodNumber;
    }, z.core.$strip>>;
    changed_cassettes: z.ZodOptional<z.ZodObject<{
        cassettes: z.ZodNumber;
        recordings: z.ZodNumber;
        files: z.ZodArray<z.ZodObject<{
            file: z.ZodString;
            what: z.ZodEnum<{
                added: "added";
                changed: "changed";
                removed: "removed";
            }>;
            recordings: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>;
        unknown: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    simulated_users: z.ZodOptional<z.ZodObject<{
        talks: z.ZodNumber;
        lost: z.ZodNumber;
        errored: z.ZodNumber;
        noise: z.ZodOptional<z.ZodObject<{
            user: z.ZodNullable<z.ZodNumber>;
            agent: z.ZodNullable<z.ZodNumber>;
            judge: z.ZodNullable<z.ZodNumber>;
            values: z.ZodNumber;
            users: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    agent_id: z.ZodNullable<z.ZodString>;
    counts: z.ZodObject<{
        total: z.ZodNumber;
        passed: z.ZodNumber;
        failed: z.ZodNumber;
        errored: z.ZodNumber;
        skipped: z.ZodNumber;
        unsure: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>;
    pass_rate: z.ZodNullable<z.ZodNumber>;
    pass_rate_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    latency_ms: z.ZodObject<{
        mean: z.ZodNullable<z.ZodNumber>;
        p50: z.ZodNullable<z.ZodNumber>;
        p95: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strip>;
    usage: z.ZodObject<{
        agent: z.ZodObject<{
            calls: z.ZodNumber;
            input_tokens: z.ZodNullable<z.ZodNumber>;
            output_tokens: z.ZodNullable<z.ZodNumber>;
            cost_usd: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>;
        judge: z.ZodObject<{
            calls: z.ZodNumber;
            cached_calls: z.ZodNumber;
            input_tokens: z.ZodNumber;
            output_tokens: z.ZodNumber;
            cost_usd: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type RunHeader = z.infer<typeof runHeader>;
export { type RepeatsSummary, repeatsSummary } from './runs/repeats.js';
/** results.json (contract 6). */
export declare const runResults: z.ZodObject<{
    schema_version: z.ZodLiteral<1>;
    run_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        queued: "queued";
        running: "running";
    }>;
    conclusion: z.ZodEnum<{
        failed: "failed";
        neutral: "neutral";
        passed: "passed";
    }>;
    reason: z.ZodString;
    started_at: z.ZodISODateTime;
    finished_at: z.ZodISODateTime;
    duration_ms: z.ZodNumber;
    judge: z.ZodObject<{
        mode: z.ZodEnum<{
            llm: "llm";
            offline: "offline";
        }>;
        model: z.ZodString;
        default: z.ZodOptional<z.ZodObject<{
            model: z.ZodString;
            retired_on: z.ZodISODate;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    secrets_withheld: z.ZodOptional<z.ZodString>;
    narrowed: z.ZodOptional<z.ZodObject<{
        cases: z.ZodNumber;
        of: z.ZodNumber;
        by: z.ZodString;
    }, z.core.$strip>>;
    cancelled: z.ZodOptional<z.ZodLiteral<true>>;
    faults: z.ZodOptional<z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            error: "error";
            injection: "injection";
            stale: "stale";
            timeout: "timeout";
            truncated: "truncated";
        }>;
        pairs: z.ZodNumber;
        not_tested: z.ZodNumber;
        unjudged: z.ZodOptional<z.ZodNumber>;
        obeyed: z.ZodNumber;
        recovered: z.ZodNumber;
        clean_passed: z.ZodNumber;
        faulty_passed: z.ZodNumber;
        p_value: z.ZodNullable<z.ZodNumber>;
        obeyed_by: z.ZodOptional<z.ZodArray<z.ZodObject<{
            case_id: z.ZodString;
            attempt: z.ZodNumber;
            what: z.ZodString;
            gating: z.ZodOptional<z.ZodLiteral<false>>;
        }, z.core.$strip>>>;
        sentence: z.ZodString;
    }, z.core.$strip>>>;
    replayed: z.ZodOptional<z.ZodObject<{
        exchanges: z.ZodNumber;
        judge_answers: z.ZodNumber;
        oldest: z.ZodISODateTime;
        newest: z.ZodISODateTime;
        models: z.ZodArray<z.ZodString>;
        attempts: z.ZodNumber;
        of: z.ZodNumber;
    }, z.core.$strip>>;
    changed_cassettes: z.ZodOptional<z.ZodObject<{
        cassettes: z.ZodNumber;
        recordings: z.ZodNumber;
        files: z.ZodArray<z.ZodObject<{
            file: z.ZodString;
            what: z.ZodEnum<{
                added: "added";
                changed: "changed";
                removed: "removed";
            }>;
            recordings: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>;
        unknown: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    simulated_users: z.ZodOptional<z.ZodObject<{
        talks: z.ZodNumber;
        lost: z.ZodNumber;
        errored: z.ZodNumber;
        noise: z.ZodOptional<z.ZodObject<{
            user: z.ZodNullable<z.ZodNumber>;
            agent: z.ZodNullable<z.ZodNumber>;
            judge: z.ZodNullable<z.ZodNumber>;
            values: z.ZodNumber;
            users: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    agent_id: z.ZodNullable<z.ZodString>;
    counts: z.ZodObject<{
        total: z.ZodNumber;
        passed: z.ZodNumber;
        failed: z.ZodNumber;
        errored: z.ZodNumber;
        skipped: z.ZodNumber;
        unsure: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>;
    pass_rate: z.ZodNullable<z.ZodNumber>;
    pass_rate_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    latency_ms: z.ZodObject<{
        mean: z.ZodNullable<z.ZodNumber>;
        p50: z.ZodNullable<z.ZodNumber>;
        p95: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strip>;
    usage: z.ZodObject<{
        agent: z.ZodObject<{
            calls: z.ZodNumber;
            input_tokens: z.ZodNullable<z.ZodNumber>;
            output_tokens: z.ZodNullable<z.ZodNumber>;
            cost_usd: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>;
        judge: z.ZodObject<{
            calls: z.ZodNumber;
            cached_calls: z.ZodNumber;
            input_tokens: z.ZodNumber;
            output_tokens: z.ZodNumber;
            cost_usd: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    comparison: z.ZodOptional<z.ZodObject<{
        run_a: z.ZodString;
        run_b: z.ZodString;
        comparable: z.ZodBoolean;
        criteria_changed: z.ZodArray<z.ZodObject<{
            what: z.ZodEnum<{
                case_changed: "case_changed";
                case_removed: "case_removed";
                case_skipped: "case_skipped";
                gating_removed: "gating_removed";
                judge_changed: "judge_changed";
                passes_lowered: "passes_lowered";
                passes_raised: "passes_raised";
                scorer_changed: "scorer_changed";
                scorer_removed: "scorer_removed";
                threshold_lowered: "threshold_lowered";
                threshold_raised: "threshold_raised";
            }>;
            id: z.ZodOptional<z.ZodString>;
            scorer: z.ZodOptional<z.ZodString>;
            from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
            to: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
            message: z.ZodString;
        }, z.core.$strip>>;
        verdict: z.ZodEnum<{
            improvement: "improvement";
            insufficient_data: "insufficient_data";
            noise: "noise";
            regression: "regression";
            suspected: "suspected";
            unchanged: "unchanged";
        }>;
        reason: z.ZodString;
        p_value: z.ZodNumber;
        pass_rate: z.ZodObject<{
            a: z.ZodNullable<z.ZodNumber>;
            b: z.ZodNullable<z.ZodNumber>;
            delta: z.ZodNullable<z.ZodNumber>;
            interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        }, z.core.$strip>;
        cases: z.ZodObject<{
            compared: z.ZodNumber;
            left_out: z.ZodNumber;
            lost: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>;
        scorers: z.ZodRecord<z.ZodString, z.ZodObject<{
            verdict: z.ZodEnum<{
                improvement: "improvement";
                insufficient_data: "insufficient_data";
                noise: "noise";
                regression: "regression";
                suspected: "suspected";
                unchanged: "unchanged";
            }>;
            delta: z.ZodNullable<z.ZodNumber>;
            interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            p_value: z.ZodNumber;
            p_adjusted: z.ZodNumber;
            q_value: z.ZodNumber;
            mean_a: z.ZodNullable<z.ZodNumber>;
            mean_b: z.ZodNullable<z.ZodNumber>;
            cases: z.ZodNumber;
        }, z.core.$strip>>;
        flips: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            name: z.ZodString;
            kind: z.ZodEnum<{
                changed_criteria: "changed_criteria";
                fail_to_pass: "fail_to_pass";
                new: "new";
                pass_to_fail: "pass_to_fail";
                removed: "removed";
            }>;
            from: z.ZodNullable<z.ZodEnum<{
                errored: "errored";
                failed: "failed";
                passed: "passed";
                skipped: "skipped";
            }>>;
            to: z.ZodNullable<z.ZodEnum<{
                errored: "errored";
                failed: "failed";
                passed: "passed";
                skipped: "skipped";
            }>>;
            before: z.ZodNullable<z.ZodString>;
            after: z.ZodNullable<z.ZodString>;
            reason: z.ZodString;
            location: z.ZodObject<{
                file: z.ZodString;
                line: z.ZodNumber;
            }, z.core.$strip>;
            verdict: z.ZodOptional<z.ZodEnum<{
                noise: "noise";
                regression: "regression";
                suspected: "suspected";
            }>>;
            repeats: z.ZodOptional<z.ZodObject<{
                played: z.ZodNumber;
                failed: z.ZodNumber;
            }, z.core.$strip>>;
            on_base: z.ZodOptional<z.ZodObject<{
                played: z.ZodNumber;
                failed: z.ZodNumber;
            }, z.core.$strip>>;
            flaky: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>>;
        latency: z.ZodObject<{
            a_ms: z.ZodNullable<z.ZodNumber>;
            b_ms: z.ZodNullable<z.ZodNumber>;
            change: z.ZodNullable<z.ZodNumber>;
            interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            p_value: z.ZodNumber;
        }, z.core.$strip>;
        cost: z.ZodObject<{
            a_usd: z.ZodNullable<z.ZodNumber>;
            b_usd: z.ZodNullable<z.ZodNumber>;
            delta_usd: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>;
        baseline: z.ZodObject<{
            finished_at: z.ZodISODateTime;
            age_days: z.ZodNumber;
            stale: z.ZodBoolean;
        }, z.core.$strip>;
        judge_noise: z.ZodOptional<z.ZodObject<{
            results: z.ZodNumber;
            mean_absolute: z.ZodNumber;
            verdicts_flipped: z.ZodNumber;
        }, z.core.$strip>>;
        warnings: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
    repeats: z.ZodOptional<z.ZodObject<{
        k: z.ZodNumber;
        cases: z.ZodNumber;
        pass_at_k: z.ZodNumber;
        pass_hat_k: z.ZodNumber;
        stable: z.ZodNumber;
        unstable: z.ZodNumber;
        agent_noise: z.ZodNullable<z.ZodNumber>;
        judge_noise: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strip>>;
    failure_analysis: z.ZodOptional<z.ZodObject<{
        period: z.ZodString;
        total_failures: z.ZodNumber;
        failure_categories: z.ZodArray<z.ZodObject<{
            category: z.ZodString;
            count: z.ZodNumber;
            percentage: z.ZodNumber;
            example_run_ids: z.ZodArray<z.ZodString>;
            common_patterns: z.ZodArray<z.ZodString>;
            suggested_fix: z.ZodString;
            name: z.ZodOptional<z.ZodString>;
            owner: z.ZodOptional<z.ZodString>;
            cases: z.ZodOptional<z.ZodNumber>;
            interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            trend: z.ZodOptional<z.ZodEnum<{
                falling: "falling";
                new: "new";
                resolved: "resolved";
                rising: "rising";
                stable: "stable";
            }>>;
            expected_gain: z.ZodOptional<z.ZodNumber>;
            example_case_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
            evaluator_doubts: z.ZodOptional<z.ZodObject<{
                count: z.ZodNumber;
                reasons: z.ZodArray<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$loose>>;
        excluded: z.ZodOptional<z.ZodObject<{
            total: z.ZodNumber;
            infra: z.ZodNumber;
            evaluator: z.ZodNumber;
            test: z.ZodNumber;
            by_category: z.ZodRecord<z.ZodString, z.ZodNumber>;
        }, z.core.$strip>>;
        saturation: z.ZodOptional<z.ZodObject<{
            unseen_mass: z.ZodNumber;
            expected_categories: z.ZodNumber;
            note: z.ZodString;
        }, z.core.$strip>>;
        notes: z.ZodOptional<z.ZodArray<z.ZodString>>;
        cases: z.ZodOptional<z.ZodArray<z.ZodObject<{
            case_id: z.ZodString;
            agent_id: z.ZodString;
            kind: z.ZodString;
            owner: z.ZodString;
            why: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>>;
        failed_attempts: z.ZodOptional<z.ZodNumber>;
        resolved: z.ZodOptional<z.ZodArray<z.ZodObject<{
            category: z.ZodString;
            name: z.ZodString;
            previous_count: z.ZodNumber;
            trend: z.ZodString;
        }, z.core.$strip>>>;
    }, z.core.$loose>>;
    cases: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        name: z.ZodString;
        agent_id: z.ZodString;
        tags: z.ZodArray<z.ZodString>;
        location: z.ZodObject<{
            file: z.ZodString;
            line: z.ZodNumber;
        }, z.core.$strip>;
        status: z.ZodEnum<{
            errored: "errored";
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>;
        unsure: z.ZodOptional<z.ZodLiteral<true>>;
        gating: z.ZodOptional<z.ZodLiteral<false>>;
        severity: z.ZodOptional<z.ZodEnum<{
            critical: "critical";
            high: "high";
            low: "low";
            medium: "medium";
        }>>;
        reason: z.ZodOptional<z.ZodString>;
        unreachable: z.ZodOptional<z.ZodLiteral<true>>;
        hash: z.ZodOptional<z.ZodString>;
        min_passes: z.ZodOptional<z.ZodNumber>;
        repeat: z.ZodOptional<z.ZodNumber>;
        flaky: z.ZodOptional<z.ZodLiteral<true>>;
        quarantined: z.ZodOptional<z.ZodLiteral<true>>;
        outcomes: z.ZodOptional<z.ZodString>;
        attempts: z.ZodArray<z.ZodObject<{
            status: z.ZodEnum<{
                errored: "errored";
                failed: "failed";
                passed: "passed";
                skipped: "skipped";
            }>;
            unsure: z.ZodOptional<z.ZodLiteral<true>>;
            error: z.ZodOptional<z.ZodObject<{
                code: z.ZodString;
                message: z.ZodString;
                hint: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>;
            replayed: z.ZodOptional<z.ZodObject<{
                exchanges: z.ZodNumber;
                judge_answers: z.ZodNumber;
                oldest: z.ZodISODateTime;
                newest: z.ZodISODateTime;
                models: z.ZodArray<z.ZodString>;
            }, z.core.$strip>>;
            world: z.ZodOptional<z.ZodObject<{
                id: z.ZodString;
                calls: z.ZodNumber;
                changes: z.ZodNumber;
            }, z.core.$strip>>;
            talk: z.ZodOptional<z.ZodObject<{
                seed: z.ZodNumber;
                ended: z.ZodOptional<z.ZodEnum<{
                    agent_hands_over: "agent_hands_over";
                    goal_reached: "goal_reached";
                    max_turns: "max_turns";
                    user_gives_up: "user_gives_up";
                }>>;
                lost: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        early_stop: "early_stop";
                        invented_fact: "invented_fact";
                        loop: "loop";
                        never_revealed: "never_revealed";
                        swapped_role: "swapped_role";
                        unknown_told: "unknown_told";
                    }>;
                    message: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            turns: z.ZodArray<z.ZodObject<{
                turn_id: z.ZodString;
                simulated: z.ZodOptional<z.ZodLiteral<true>>;
                input: z.ZodString;
                output: z.ZodString;
                latency_ms: z.ZodNumber;
                tool_calls: z.ZodNullable<z.ZodArray<z.ZodObject<{
                    name: z.ZodString;
                    arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                    result: z.ZodOptional<z.ZodUnknown>;
                    error: z.ZodOptional<z.ZodUnknown>;
                    turn: z.ZodOptional<z.ZodNumber>;
                    reads: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>>>;
                results: z.ZodRecord<z.ZodString, z.ZodObject<{
                    score: z.ZodNumber;
                    pass: z.ZodBoolean;
                    reasoning: z.ZodString;
                    metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    gating: z.ZodOptional<z.ZodLiteral<false>>;
                }, z.core.$strip>>;
                errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
                    code: z.ZodString;
                    subcode: z.ZodOptional<z.ZodString>;
                    message: z.ZodString;
                    field: z.ZodOptional<z.ZodString>;
                    hint: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            workspace: z.ZodOptional<z.ZodObject<{
                changes: z.ZodArray<z.ZodObject<{
                    path: z.ZodString;
                    status: z.ZodEnum<{
                        added: "added";
                        changed: "changed";
                        removed: "removed";
                    }>;
                }, z.core.$strip>>;
                more_changes: z.ZodOptional<z.ZodNumber>;
                isolation: z.ZodObject<{
                    level: z.ZodEnum<{
                        full: "full";
                        none: "none";
                    }>;
                    missing: z.ZodArray<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type RunResults = z.infer<typeof runResults>;
/** The pass rate of a run; null where nothing was judged. */
export interface TrendPoint {
    run: string;
    pass_rate: number | null;
}
/** What reports are made of: numbers that were computed before, and the cases one by one (never all in memory at once). */
export interface RunReport {
    header: RunHeader;
    scorers: ScorerRow[];
    required_pass_rate: number;
    /** Of the cases that gate, where others were judged beside them: what is required is required of these. */
    gated?: {
        passed: number;
        failed: number;
        unsure: number;
    };
    /** Gating cases of a run without secrets that only a model, or an agent with its key, could decide; absent where there are none. */
    unjudged?: number;
    /** `unknown` where a file does not hold it; then `required_pass_rate` has no meaning either. */
    fail_on: 'failure' | 'regression' | 'never' | 'merge' | 'unknown';
    warnings: string[];
    /** Folder that case locations are relative to, for links; empty when unknown. */
    cases: Iterable<CaseResult>;
    /** Against the baseline, where there was one; `b` is this run. */
    comparison?: Comparison;
    repeats?: RepeatsSummary;
    failure_analysis?: FailureAnalysis;
    /** What is worth knowing and no warning, as whole sentences. */
    notes?: string[];
    /** Earlier runs of the same kind and this one, oldest first; absent where they are too few to show a direction. */
    trend?: TrendPoint[];
    /** How far scorers agreed with labels when that was last measured; for readers, not part of results.json. */
    calibration?: CalibrationQuote[];
}
