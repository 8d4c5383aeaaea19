import { join } from 'node:path';
import type { Files } from '../../ports/ports.ts';
import { openApiChat } from './open-api-chat.ts';
import { walkProject } from './walk-project.ts';

/** A thing that was found, and where: `{ what: 'fastapi', where: 'pyproject.toml' }`. */
interface Found {
  what: string;
  /** From the project folder, with forward slashes. */
  where: string;
}

/** What a project is made of, as far as its files say it. */
export interface DetectedProject {
  packageManager?: Found;
  /** Packages that agents are made with. */
  frameworks: Found[];
  /** The program that looks like the agent, and how it is started. */
  program?: Found & { command: readonly string[] };
  /** Prompt files, the likeliest first. */
  prompts: string[];
  /** A package that serves HTTP. */
  server?: Found;
  /** A request that takes a message, from an OpenAPI file. */
  request?: Found & { url: string; field: string };
  /** Evals of promptfoo. */
  promptfoo?: string;
}

const LOCKS: readonly (readonly [string, string])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
];
/** Packages by what they are for, as they are called on npm and on PyPI. */
const FRAMEWORKS =
  /^(?:openai|@openai\/agents|openai-agents|anthropic|@anthropic-ai\/(?:sdk|claude-agent-sdk)|claude-agent-sdk|ai|@ai-sdk\/[\w-]+|langchain|@langchain\/[\w-]+|langgraph|llama-?index|crewai|pydantic-ai|autogen(?:-agentchat)?|dspy|smolagents|haystack-ai|google-genai|@google\/genai|@mastra\/core|mastra|semantic-kernel|litellm|cohere|mistralai|@mistralai\/mistralai|ollama)$/i;
const SERVERS =
  /^(?:fastify|express|hono|koa|@nestjs\/core|next|fastapi|flask|django|starlette|litestar|aiohttp|langserve)$/i;
const PYTHON_LISTS = /^(?:pyproject\.toml|requirements[\w.-]*\.txt|Pipfile)$/;
/** Names of files that hold a prompt; a folder of that name holds prompts. */
const PROMPT_FILE =
  /(?:prompt|instructions?|system)[\w.-]*\.(?:md|txt|prompt|jinja2?|j2|mustache|hbs)$|\.prompt$/i;
const IN_PROMPT_FOLDER =
  /(?:^|\/)(?:system[_-]?)?prompts?\/[^/]+\.(?:md|txt|prompt|jinja2?|j2|mustache|hbs)$/i;
const NO_PROMPT = /^(?:readme|changelog|contributing|license)/i;
const PROGRAM = /(?:^|\/)(?:agent|bot|assistant|chat(?:bot)?)\.(?:py|mjs|js|ts)$/i;
const ENTRY = /^(?:(?:src|app)\/)?(?:main|app|server|index)\.(?:py|mjs|js|ts)$/i;
const PROMPTFOO = /(?:^|\/)promptfooconfig\.(?:ya?ml|json|[cm]?js|ts)$/;
const OPEN_API = /(?:^|\/)(?:openapi|swagger)\.(?:ya?ml|json)$/i;
const MOST_PROMPTS = 3;
/** A manifest or description of more bytes is not read: a hint is not worth the time. */
const MOST_BYTES = 1024 * 1024;

/** Reads what a project says of itself: its manifests, the names of its files, its OpenAPI description. Nothing of it is run. */
export async function detectProject(folder: string, files: Files): Promise<DetectedProject> {
  const paths = walkProject(folder, files);
  const read = (path: string) => {
    const { kind, size = 0 } = files.stat(join(folder, path)) ?? {};
    return kind === 'file' && size <= MOST_BYTES ? (files.readTextIfThere(join(folder, path)) ?? '') : '';
  };
  const packages = [
    ...packagesOfNode(read('package.json')).map((what): Found => ({ what, where: 'package.json' })),
    ...paths
      .filter((path) => PYTHON_LISTS.test(path))
      .flatMap((where) => packagesOfPython(read(where)).map((what): Found => ({ what, where }))),
  ];
  const openApi = paths.find((path) => OPEN_API.test(path));
  const request = openApi === undefined ? undefined : await openApiChat(read(openApi));
  const lock = LOCKS.find(([name]) => paths.includes(name));
  const declared = /^(npm|pnpm|yarn|bun)@/.exec(textAt(read('package.json'), 'packageManager'))?.[1];
  const promptfoo = paths.find((path) => PROMPTFOO.test(path));
  const server = packages.find(({ what }) => SERVERS.test(what));
  const program = programOf(paths, packages);
  const manager =
    declared !== undefined
      ? { what: declared, where: 'package.json' }
      : lock !== undefined
        ? { what: lock[1], where: lock[0] }
        : undefined;
  return {
    frameworks: packages.filter(({ what }) => FRAMEWORKS.test(what)),
    prompts: promptsOf(paths),
    ...(manager === undefined ? {} : { packageManager: manager }),
    ...(program === undefined ? {} : { program }),
    ...(server === undefined ? {} : { server }),
    ...(request === undefined || openApi === undefined ? {} : { request: { ...request, where: openApi } }),
    ...(promptfoo === undefined ? {} : { promptfoo }),
  };
}

function promptsOf(paths: readonly string[]): string[] {
  const named = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const prompts = paths.filter(
    (path) => !NO_PROMPT.test(named(path)) && (PROMPT_FILE.test(named(path)) || IN_PROMPT_FOLDER.test(path)),
  );
  const rank = (path: string) => (/system/i.test(path) ? 0 : 1);
  return prompts.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_PROMPTS);
}

/** A file that is called like an agent; else what starts the project, where a package says that it has to do with models. */
function programOf(paths: readonly string[], packages: readonly Found[]): DetectedProject['program'] {
  const runnable = paths.filter((path) => /\.(?:py|mjs|js)$/.test(path));
  const agent = runnable.find((path) => PROGRAM.test(path));
  const hasModels = packages.some(({ what }) => FRAMEWORKS.test(what));
  const where = agent ?? (hasModels ? runnable.find((path) => ENTRY.test(path)) : undefined);
  if (where === undefined) return undefined;
  const command = [where.endsWith('.py') ? 'python3' : 'node', where];
  return { what: command.join(' '), where, command };
}

/** Names of the dependencies of a package.json; none of what is no JSON. */
function packagesOfNode(text: string): string[] {
  const manifest = parsed(text);
  return ['dependencies', 'devDependencies'].flatMap((name) => {
    const listed = manifest[name];
    return typeof listed === 'object' && listed !== null ? Object.keys(listed) : [];
  });
}

/** Names at the start of a requirement, in a list of strings or a line each; other words of such files are no package that is looked for. */
const packagesOfPython = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/^[\s"']*([A-Za-z][\w.-]*)/gm), ...text.matchAll(/["']([A-Za-z][\w.-]*)/g)].map(
      ([, name = '']) => name.toLowerCase(),
    ),
  ),
];

function textAt(json: string, name: string): string {
  const value = parsed(json)[name];
  return typeof value === 'string' ? value : '';
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Nothing is found in a file that says nothing.
  }
}
