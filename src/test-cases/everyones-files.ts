import { FOLDERS } from './find-files.ts';
import { SETTINGS_FILE } from './load-settings.ts';

/** What a changed file means to cases that do not name it: to all of them, to those that say nothing, or to none. */
type Concern = 'every' | 'undeclared' | 'none';

/** Where things stand in the repository; paths from its top with forward slashes, '' for the top itself. */
export interface SuitePlaces {
  /** The evals folder. */
  evals: string;
  /** The folder that holds it; undefined when that is outside the repository. */
  home: string | undefined;
  /** Whether a file of the evals folder belongs to a resource: the prompt of an agent, the tools of a world, the file that a case was loaded from. */
  belongs(path: string): boolean;
}

/** Manifests and lock files, and what else chooses the versions that an agent runs with. */
const MANIFESTS =
  /^(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|deno\.(?:jsonc?|lock)|\.npmrc|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.(?:txt|in)|constraints[\w.-]*\.txt|poetry\.lock|uv\.lock|pdm\.lock|Pipfile(?:\.lock)?|environment\.ya?ml|go\.(?:mod|sum|work)|Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|Gemfile(?:\.lock)?|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|gradle\.(?:properties|lockfile)|[\w.-]+\.csproj|Directory\.(?:Build|Packages)\.props|mix\.(?:exs|lock)|\.(?:nvmrc|node-version|python-version|ruby-version|tool-versions)|mise\.toml|Dockerfile|(?:docker-)?compose\.ya?ml)$/;
/** Names that are documentation wherever they stand. */
const ABOUT_THE_PROJECT =
  /^(?:readme|changelog|contributing|code_of_conduct|licen[cs]e|copying|authors|contributors|codeowners)(?:[.-][\w-]+)?(?:\.(?:md|mdx|markdown|rst|adoc|txt))?$/i;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc)$/i;
/** Prose at the top that may well be given to an agent. */
const GIVEN_TO_AGENTS =
  /prompt|instruction|system|agent|claude|gemini|copilot|skill|persona|polic|knowledge/i;
const DOCUMENTATION = /^(?:docs?|documentation)\//i;
const EDITORS = /^(?:\.vscode|\.idea)\/|^(?:\.gitignore|\.editorconfig)$/;
/** By its name a file of test cases; without an extension a link to a folder of them. */
const CASE_FILE = /(?:^|\/)[^/.]+$|\.(?:ya?ml|json|jsonl|csv)$/i;
/** Names below which no case is loaded. */
const PASSED_OVER = /(?:^|\/)(?:\.|node_modules(?:\/|$))/;
/** Folders of the evals folder that runs do not read, and what models answered, which belongs to its case. */
const NOT_PLAYED = /^(?:experiments|labels|calibration|cassettes)\//;

/**
 * What a changed file means, apart from cases that name it. Judge, gate and scorers, what chooses versions, the workflow, and
 * cases that are gone concern every case. Documentation and resources of others concern none. Anything else could be part of
 * the agent, so it concerns the cases that do not say what they depend on: overlooked, it would go untested; too much costs
 * only money.
 */
export function concernOf(path: string, places: SuitePlaces): Concern {
  const inEvals = below(places.evals, path);
  if (inEvals !== undefined && (places.evals !== '' || isOfSuite(inEvals))) {
    if (inEvals === SETTINGS_FILE || isDirectYaml(FOLDERS.scorer, inEvals)) return 'every';
    if (isDirectYaml(FOLDERS.agent, inEvals) || isDirectYaml(FOLDERS.world, inEvals)) return 'none';
    if (NOT_PLAYED.test(inEvals)) return 'none';
    if (places.belongs(path) || ABOUT_THE_PROJECT.test(nameOf(path))) return 'none';
    return inEvals.startsWith(`${FOLDERS.case}/`) ? concernOfCases(inEvals) : 'undeclared';
  }
  if (/^\.github\/(?:workflows|actions)\//.test(path)) return 'every';
  if (MANIFESTS.test(nameOf(path)) && holds(folderOf(path), places.home ?? '')) return 'every';
  if (path.startsWith('.github/') || EDITORS.test(path)) return 'none';
  const inHome = places.home === undefined ? undefined : below(places.home, path);
  return isDocumentation(path) || (inHome !== undefined && isDocumentation(inHome)) ? 'none' : 'undeclared';
}

/**
 * A file below `test-cases/` that no case is loaded from. Where it may have held cases, they were taken away and cannot say what
 * they depended on; with every other case played, the comparison with the baseline shows which are gone.
 */
function concernOfCases(path: string): Concern {
  if (PASSED_OVER.test(path)) return 'none';
  return CASE_FILE.test(path) ? 'every' : 'undeclared';
}

/** Prose below `docs/`, and at the top unless it sounds like something that an agent is given; prompts and knowledge are often Markdown. */
function isDocumentation(path: string): boolean {
  if (ABOUT_THE_PROJECT.test(nameOf(path))) return true;
  if (!PROSE.test(path)) return false;
  return DOCUMENTATION.test(path) || (!path.includes('/') && !GIVEN_TO_AGENTS.test(path));
}

/** Where the evals folder is the repository itself, only its own folders and settings are the suite. */
function isOfSuite(path: string): boolean {
  return (
    path === SETTINGS_FILE ||
    NOT_PLAYED.test(path) ||
    Object.values(FOLDERS).some((folder) => path.startsWith(`${folder}/`))
  );
}

const isDirectYaml = (folder: string, path: string) =>
  path.startsWith(`${folder}/`) && /^[^/]+\.ya?ml$/i.test(path.slice(folder.length + 1));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** The rest of a path below a folder; undefined when it is not. */
const below = (folder: string, path: string) =>
  folder === '' ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
/** Whether a folder is this one or above it. */
const holds = (folder: string, inner: string) =>
  folder === '' || folder === inner || inner.startsWith(`${folder}/`);
