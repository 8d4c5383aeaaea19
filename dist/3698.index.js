export const id = 3698;
export const ids = [3698];
export const modules = {

/***/ 73698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandRepository: () => (/* binding */ commandRepository),
  octokitClient: () => (/* binding */ octokitClient),
  promptRepository: () => (/* binding */ promptRepository)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/fetch-adapter.js
var fetch_adapter;
// EXTERNAL MODULE: ./lib/ports/toolkit-environment.js + 1 modules
var toolkit_environment;
// EXTERNAL MODULE: ./lib/flow/retry.js
var retry;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/flow/retry-after.js
var retry_after;
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
;// CONCATENATED MODULE: ./lib/github/api/github-fault.js




/** Docs of GitHub: after a secondary limit without a stated time, wait for a minute at least. */
const SECONDARY_WAIT_MS = 60_000;
/** Longest wait for a limit; beyond it the caller goes without (security.md R27). */
const LONGEST_WAIT_MS = 120_000;
const SHOWN = 300;
var KINDS;
function KINDS$made() { return KINDS = {
    401: { code: 'provider_error', subcode: 'forbidden' },
    403: { code: 'provider_error', subcode: 'forbidden' },
    404: { code: 'not_found', subcode: 'not_found' },
    409: { code: 'conflict', subcode: 'conflict' },
    410: { code: 'not_found', subcode: 'gone' },
    413: { code: 'validation_failed', subcode: 'unprocessable' },
    422: { code: 'validation_failed', subcode: 'unprocessable' },
}; }
/** A refused call as a Fault. Limits count as such whether they come as 429 or as 403; `nowMs` is the wall clock. */
function githubFault(call, refusal, nowMs) {
    const { status } = refusal;
    const answer = (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(refusal.message), SHOWN);
    const what = `${call.failed}: GitHub answered with status ${status}${answer === '' ? '' : ` (${answer})`}`;
    const wait = limitedFor(refusal, nowMs);
    if (wait !== undefined)
        return new (errors ??= __webpack_require__(452))/* Fault */.vC('rate_limited', what, {
            status,
            subcode: 'rate_limited',
            retryAfterMs: wait,
            retry: wait <= LONGEST_WAIT_MS,
            hint: 'GitHub limits how often this repository may call; later runs will get through.',
        });
    const kind = (KINDS ?? KINDS$made())[status];
    if (kind !== undefined)
        return new (errors ??= __webpack_require__(452))/* Fault */.vC(kind.code, what, { status, subcode: kind.subcode, ...hintOf(kind.subcode, call) });
    const passing = status >= 500 || status === 408;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC(passing ? 'overloaded' : 'provider_error', what, { status });
}
function hintOf(subcode, { permission }) {
    if (subcode !== 'forbidden')
        return {};
    return { hint: `Give the job the permission "${permission}"; on pull requests from forks there is none.` };
}
/** How long to wait when this refusal is about a limit, else undefined. */
function limitedFor({ status, message, headers }, nowMs) {
    if (status !== 403 && status !== 429)
        return undefined;
    const stated = (0,(retry_after ??= __webpack_require__(82225))/* parseRetryAfter */.m)(headers, nowMs);
    if (stated !== undefined)
        return stated;
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] === '0' && reset > 0)
        return Math.max(0, reset * 1000 - nowMs);
    return status === 429 || /secondary rate limit|abuse detection/i.test(message)
        ? SECONDARY_WAIT_MS
        : undefined;
}

;// CONCATENATED MODULE: ./lib/github/api/call-github.js




/** Waits of all calls together; then every limit fails at once and the rest of the step goes on (security.md R27). */
const PATIENCE_MS = 120_000;
const RETRIES = 2;
/**
 * Calls with what GitHub asks of clients: writes one at a time, limits honoured up to two minutes a step, faults of the
 * server or the line tried again where that cannot do a thing twice. Every rejection is a Fault as described at GitHubClient.
 */
function callingGitHub(ports) {
    let patience = PATIENCE_MS;
    let lastWrite = Promise.resolve();
    const clock = {
        async sleep(ms, signal) {
            patience -= ms;
            await ports.clock.sleep(ms, signal);
        },
    };
    async function once(call, task) {
        try {
            return await task();
        }
        catch (error) {
            throw permitted(faultOf(error, call, ports.clock.now()), call.repeat, patience);
        }
    }
    function withRetries(call, task) {
        if (call.repeat === 'never')
            return once(call, task).catch(counted);
        const limits = { retries: RETRIES, clock, random: ports.random, maxRetryAfterMs: PATIENCE_MS };
        return (0,(retry ??= __webpack_require__(57842))/* retrying */.R)(() => once(call, task), limits);
    }
    /** Whoever repeats such a call itself waits as long as it is given here, so that this counts as well. */
    function counted(fault) {
        if (fault instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && fault.retry)
            patience -= fault.retryAfterMs ?? 0;
        throw fault;
    }
    return (call, task) => {
        const isWrite = call.permission.endsWith('write');
        if (!isWrite)
            return withRetries(call, task);
        const written = lastWrite.then(() => withRetries(call, task));
        lastWrite = written.catch(() => undefined);
        return written;
    };
}
/** The fault with its `retry` as this call allows it. A caller that repeats `never` decides by the fault's own word. */
function permitted(fault, repeat, patience) {
    const limited = fault.code === 'rate_limited';
    const allowed = repeat !== 'when_refused' || limited;
    const affordable = (fault.retryAfterMs ?? 0) <= patience;
    if (!fault.retry || (allowed && affordable))
        return fault;
    const { where, hint, cause, subcode, retryAfterMs, status } = fault;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC(fault.code, fault.message, {
        cause,
        retry: false,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ where, hint, subcode, retryAfterMs, status }),
    });
}
function faultOf(error, call, nowMs) {
    if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
        return error;
    if (!(error instanceof Error))
        throw error;
    // What never became an answer: Octokit wraps the fault of our own window.
    if (error.cause instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
        return error.cause;
    const refusal = error; // Border: RequestError.
    if (typeof refusal.status !== 'number' || refusal.response === undefined)
        throw error;
    const headers = Object.fromEntries(Object.entries(refusal.response.headers ?? {}).map(([name, value]) => [name, String(value)]));
    return githubFault(call, { status: refusal.status, message: error.message, headers }, nowMs);
}

// EXTERNAL MODULE: ./lib/github/api/payload.js
var payload;
;// CONCATENATED MODULE: ./lib/github/api/command-calls.js


const READ_PULLS = 'pull-requests: read';
/** These calls through Octokit. What GitHub answers is read by hand: an answer that lacks anything is no permission. */
function octokitCommands({ rest: { issues, pulls, reactions, repos } }, here, call) {
    const read = (failed) => ({ failed, permission: READ_PULLS, repeat: 'always' });
    return {
        postedComment: (id) => call(read('The comment could not be read'), async () => {
            const { data } = await issues.getComment({ ...here, comment_id: id });
            const facts = reader(data, 'The comment could not be read');
            return {
                body: facts.text('body'),
                authorId: facts.number('user', 'id'),
                author: facts.text('user', 'login'),
                byPerson: facts.text('user', 'type') === 'User' && ((0,(payload ??= __webpack_require__(33830)).at)(data, 'performed_via_github_app') ?? null) === null,
                edited: facts.text('created_at') !== facts.text('updated_at'),
                number: Number(/\/issues\/(\d{1,15})$/.exec(facts.text('issue_url'))?.[1]),
            };
        }),
        permissionOf: (login) => call(read('The rights of the author could not be read'), async () => {
            const { data } = await repos.getCollaboratorPermissionLevel({ ...here, username: login });
            const facts = reader(data, 'The rights of the author could not be read');
            return { level: facts.text('permission'), accountId: facts.number('user', 'id') };
        }),
        pullNow: (number) => call(read('The pull request could not be read'), async () => {
            const { data } = await pulls.get({ ...here, pull_number: number });
            const facts = reader(data, 'The pull request could not be read');
            const head = (0,(payload ??= __webpack_require__(33830)).at)(data, 'head', 'repo', 'id');
            return {
                open: facts.text('state') === 'open',
                headSha: facts.text('head', 'sha'),
                headBranch: facts.text('head', 'ref'),
                headRepositoryId: typeof head === 'number' ? head : null,
                baseBranch: facts.text('base', 'ref'),
                baseRepositoryId: facts.number('base', 'repo', 'id'),
            };
        }),
        acknowledge: (commentId) => call({
            failed: 'The comment could not be acknowledged',
            permission: 'pull-requests: write',
            repeat: 'always',
        }, async () => {
            await reactions.createForIssueComment({ ...here, comment_id: commentId, content: 'eyes' });
        }),
    };
}
/** Reads values out of an answer; a Fault that begins with `failed` where one is missing or of another kind. */
function reader(data, failed) {
    const missing = (path) => new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', `${failed}: what GitHub answered holds no "${path.join('.')}"`, {
        where: 'the answer of the GitHub API',
        hint: 'Look whether a proxy answers in its place.',
    });
    return {
        text(...path) {
            const value = (0,(payload ??= __webpack_require__(33830)).at)(data, ...path);
            if (typeof value !== 'string')
                throw missing(path);
            return value;
        },
        number(...path) {
            const value = (0,(payload ??= __webpack_require__(33830)).at)(data, ...path);
            if (typeof value !== 'number')
                throw missing(path);
            return value;
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/octokit-shapes.js


/**
 * The thing itself, when it is an object with a number of this name: what else comes with status 200, such as the page of a
 * proxy, is not taken for one. `failed` begins the sentence.
 */
function holding(raw, key, failed) {
    const given = raw;
    if (typeof given === 'object' &&
        given !== null &&
        typeof given[key] === 'number')
        return raw;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', `${failed}: what GitHub answered holds no "${key}"`, {
        where: 'the answer of the GitHub API',
        hint: 'Look whether a proxy answers in its place, and run the job again.',
    });
}
/** A comment; the author of a deleted account is empty, so it is nobody's. */
function commentOf(raw) {
    return { id: raw.id, body: raw.body ?? '', author: raw.user?.login ?? '', url: raw.html_url ?? '' };
}
/** An issue of either state. */
function issueOf(raw) {
    return {
        number: raw.number,
        title: raw.title,
        body: raw.body ?? '',
        state: raw.state === 'closed' ? 'closed' : 'open',
        author: raw.user?.login ?? '',
        url: raw.html_url,
    };
}
/** A run; the path loses the ref that GitHub may append. A deleted fork has no head repository, whatever the types say. */
function runOf(raw) {
    const head = raw.head_repository; // Border: null for deleted forks.
    return {
        id: raw.id,
        number: raw.run_number,
        attempt: raw.run_attempt ?? 1,
        event: raw.event,
        path: raw.path.replace(/@.*$/s, ''),
        headBranch: raw.head_branch ?? '',
        headSha: raw.head_sha,
        status: raw.status ?? '',
        createdAt: raw.created_at ?? '',
        startedAt: raw.run_started_at ?? '',
        conclusion: raw.conclusion ?? '',
        repositoryId: raw.repository.id,
        headRepositoryId: head?.id ?? null,
        headOwner: head?.owner.login ?? null,
    };
}
/** An artifact; its run only when GitHub names all of it, because half an origin proves nothing. */
function artifactOf(raw) {
    const { id, head_branch, head_sha, repository_id, head_repository_id } = raw.workflow_run ?? {};
    const isWholeRun = id !== undefined &&
        typeof head_branch === 'string' &&
        head_sha !== undefined &&
        repository_id !== undefined &&
        typeof head_repository_id === 'number';
    return {
        id: raw.id,
        name: typeof raw.name === 'string' ? raw.name : '',
        expired: raw.expired,
        sizeBytes: raw.size_in_bytes,
        createdAt: raw.created_at ?? '',
        ...(typeof raw.digest === 'string' ? { digest: raw.digest } : {}),
        ...(isWholeRun
            ? {
                run: {
                    id,
                    headBranch: head_branch,
                    headSha: head_sha,
                    repositoryId: repository_id,
                    headRepositoryId: head_repository_id,
                },
            }
            : {}),
    };
}
/** Those that are open and whose head is exactly this commit. */
function headedBy(all, sha) {
    return all
        .filter(({ head, state }) => head.sha === sha && state === 'open')
        .map(({ number, head, base }) => ({
        number,
        headSha: head.sha,
        headBranch: head.ref,
        headRepositoryId: head.repo?.id ?? null,
        baseBranch: base.ref,
        baseRepositoryId: base.repo.id,
    }));
}
/** What a check is made or changed with. GitHub wants title and summary together, with annotations or without. */
function checkFields(check) {
    const { status, conclusion, title, summary, annotations, detailsUrl } = check;
    const output = summary === undefined
        ? {}
        : { output: { title: title ?? '', summary, annotations: (annotations ?? []).map(annotationFields) } };
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ status, conclusion, details_url: detailsUrl }),
        ...output,
    };
}
function annotationFields({ path, line, level, title, message }) {
    return { path, start_line: line, end_line: line, annotation_level: level, title, message };
}

;// CONCATENATED MODULE: ./lib/github/api/pages.js


/**
 * Pages 1, 2, … until GitHub names no next one. The address of the next page is not taken from the answer. Each thing on them
 * has a number of the name `key`; a page that is no list, or holds something else, is a Fault that begins with `failed`.
 */
async function pages(failed, key, most, ask) {
    const all = [];
    for (let page = 1; page <= most; page += 1) {
        const { data, headers } = await ask(page);
        for (const one of listed(data, failed))
            all.push(holding(one, key, failed));
        if (!/rel="next"/.test(headers.link ?? ''))
            break;
    }
    return all;
}
/** The answer as a list; a Fault that begins with `failed` where it is none. */
function listed(data, failed) {
    if (Array.isArray(data))
        return data;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', `${failed}: GitHub answered with something that is no list`, {
        where: 'the answer of the GitHub API',
        hint: 'Look whether a proxy answers in its place, and run the job again.',
    });
}
/** A listing of one page about a commit; nothing where GitHub does not know the commit at all (404, or 422 "No commit found"). */
async function listOf(failed, response) {
    try {
        const { data } = await response;
        return listed(data, failed).map((one) => holding(one, 'number', failed));
    }
    catch (error) {
        const { status } = error; // Border: Octokit's RequestError.
        if (status === 404 || status === 422)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/api/prompt-repository.js
const CONTENTS = 'contents: write';
const PULLS = 'pull-requests: write';
/** Commits that GitHub names in one comparison. */
const MOST_COMMITS = 250;
/** These calls through Octokit, with the git data API: nothing is checked out, nothing is ever forced. */
function octokitPrompts({ rest: { git, pulls, repos } }, here, call) {
    return {
        branchHead: (branch) => call(doing('The branch could not be read', CONTENTS, 'always'), async () => {
            // By prefix: a branch that is not there is an empty list and no error.
            const { data } = await git.listMatchingRefs({ ...here, ref: `heads/${branch}` });
            return data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
        }),
        commitsBetween: (base, head) => call(doing('The commits could not be read', CONTENTS, 'always'), async () => {
            const { data } = await repos.compareCommitsWithBasehead({
                ...here,
                basehead: `${base}...${head}`,
                per_page: MOST_COMMITS,
            });
            const messages = data.commits.map(({ commit }) => commit.message);
            return { messages, all: data.total_commits === messages.length };
        }),
        commitFile: ({ path, text, message, parents, treeOf }) => call(doing('The prompt could not be committed', CONTENTS, 'always'), async () => {
            const from = await git.getCommit({ ...here, commit_sha: treeOf });
            const blob = await git.createBlob({ ...here, content: text, encoding: 'utf-8' });
            const tree = await git.createTree({
                ...here,
                base_tree: from.data.tree.sha,
                tree: [{ path, mode: '100644', type: 'blob', sha: blob.data.sha }],
            });
            const made = await git.createCommit({ ...here, message, tree: tree.data.sha, parents });
            return made.data.sha;
        }),
        createBranch: (branch, sha) => call(doing('The branch could not be created', CONTENTS, 'never'), async () => {
            await git.createRef({ ...here, ref: `refs/heads/${branch}`, sha });
        }),
        advanceBranch: (branch, sha) => call(doing('The branch could not be updated', CONTENTS, 'never'), async () => {
            await git.updateRef({ ...here, ref: `heads/${branch}`, sha, force: false });
        }),
        openPull: (head, base) => call(doing('Pull requests could not be read', PULLS, 'always'), async () => {
            const { data } = await pulls.list({ ...here, state: 'open', head: `${here.owner}:${head}`, base });
            return data[0] === undefined ? undefined : pullOf(data[0]);
        }),
        createPull: (pull) => call(doing('The pull request could not be opened', PULLS, 'never'), async () => pullOf((await pulls.create({ ...here, ...pull })).data)),
        updatePull: (number, pull) => call(doing('The pull request could not be updated', PULLS, 'always'), async () => pullOf((await pulls.update({ ...here, pull_number: number, ...pull })).data)),
    };
}
const doing = (failed, permission, repeat) => ({
    failed,
    permission,
    repeat,
});
const pullOf = ({ number, html_url: url }) => ({
    number,
    url,
});

;// CONCATENATED MODULE: ./lib/github/api/octokit-client.js









/** Most that GitHub gives on a page. */
const PAGE = 100;
/** An issue takes 2,500 comments; a listing that goes on beyond this many pages is broken. */
const MOST_PAGES = 100;
/** Open pull requests that are looked through for a commit that GitHub does not connect with one. */
const MOST_PULL_PAGES = 3;
/** A page of comments at their longest, every character escaped. */
const PAGE_BYTES = 64 * 1024 * 1024;
const TOTAL_MS = 60_000;
const FIRST_BYTE_MS = 30_000;
const ARCHIVE_MS = 120_000;
var READ_COMMENTS;
function READ_COMMENTS$made() { return READ_COMMENTS = {
    failed: 'Comments could not be read',
    // They are only read to write one: whoever grants this needs no second look.
    permission: 'pull-requests: write',
    repeat: 'always',
}; }
var READ_ARTIFACTS;
function READ_ARTIFACTS$made() { return READ_ARTIFACTS = {
    failed: 'Artifacts could not be read',
    permission: 'actions: read',
    repeat: 'always',
}; }
const PULLS_UNREAD = 'Pull requests could not be read';
const write = (failed, permission, repeat) => ({ failed, permission, repeat });
/**
 * GitHub's REST calls for one repository through Octokit, over our own window (limits, address policy). Octokit comes in
 * here, at first need. `token` is sent to the API alone, never to the store that an archive lies in.
 */
async function octokitClient(context, token, ports) {
    const { rest, graphql } = await octokitFor(context, token, ports);
    const here = { owner: context.owner, repo: context.repository };
    const call = callingGitHub(ports);
    const repository = { rest, here, call, apiUrl: context.apiUrl, ports };
    return {
        viewer: () => call({ failed: 'The identity of the token could not be read', permission: 'none', repeat: 'always' }, async () => {
            const answer = await graphql('query { viewer { login } }');
            const login = answer?.viewer?.login;
            if (typeof login === 'string')
                return login;
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', 'The identity of the token could not be read: it was not told');
        }),
        ...commentCalls(repository),
        ...checkCalls(repository),
        ...artifactCalls(repository),
        ...pullRequestCalls(repository),
        ...issueCalls(repository),
    };
}
/** Comments of an issue or a pull request. */
function commentCalls({ rest: { issues }, here, call, }) {
    return {
        comments: (number) => call((READ_COMMENTS ?? READ_COMMENTS$made()), async () => {
            const all = await pages((READ_COMMENTS ?? READ_COMMENTS$made()).failed, 'id', MOST_PAGES, (page) => issues.listComments({ ...here, issue_number: number, per_page: PAGE, page }));
            return all.map(commentOf);
        }),
        createComment: (number, body) => call(write('The comment could not be posted', 'pull-requests: write', 'when_refused'), async () => {
            const { data } = await issues.createComment({ ...here, issue_number: number, body });
            return commentOf(holding(data, 'id', 'The comment could not be posted'));
        }),
        // Never repeated here: in the meantime a newer run may have written, and only a fresh read shows it.
        updateComment: (id, body) => call(write('The comment could not be updated', 'pull-requests: write', 'never'), async () => {
            const { data } = await issues.updateComment({ ...here, comment_id: id, body });
            return commentOf(holding(data, 'id', 'The comment could not be updated'));
        }),
        deleteComment: (id) => call(write('A comment could not be removed', 'pull-requests: write', 'always'), async () => {
            await issues.deleteComment({ ...here, comment_id: id });
        }),
    };
}
/** Checks of a commit. */
function checkCalls({ rest: { checks }, here, call, }) {
    return {
        createCheck: (check) => call(write('The check could not be created', 'checks: write', 'when_refused'), async () => {
            const { name, headSha } = check;
            const { data } = await checks.create({ ...here, name, head_sha: headSha, ...checkFields(check) });
            // The step goes green on it: what is no check, a page of a proxy for one, is not taken for one.
            if (typeof data?.id !== 'number')
                throw new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', 'The check could not be created: the answer names no check');
            return { id: data.id, url: data.html_url ?? '' };
        }),
        // Not repeated after a lost answer: annotations are added, so they would stand there twice.
        updateCheck: (id, check) => call(write('The check could not be updated', 'checks: write', 'when_refused'), async () => {
            await checks.update({ ...here, check_run_id: id, ...checkFields(check) });
        }),
    };
}
/** Artifacts of workflow runs, and the runs. */
function artifactCalls(repository) {
    const { rest, here, call } = repository;
    const { actions } = rest;
    return {
        artifacts: (name, most) => call((READ_ARTIFACTS ?? READ_ARTIFACTS$made()), async () => {
            const perPage = Math.min(PAGE, most);
            const all = await pages((READ_ARTIFACTS ?? READ_ARTIFACTS$made()).failed, 'id', Math.ceil(most / perPage), async (page) => {
                const answer = await actions.listArtifactsForRepo({ ...here, name, per_page: perPage, page });
                return { data: artifactsIn(answer.data), headers: answer.headers };
            });
            return all.slice(0, most).map(artifactOf);
        }),
        runArtifacts: (runId) => call((READ_ARTIFACTS ?? READ_ARTIFACTS$made()), async () => {
            const all = await pages((READ_ARTIFACTS ?? READ_ARTIFACTS$made()).failed, 'id', MOST_PAGES, async (page) => {
                const answer = await actions.listWorkflowRunArtifacts({
                    ...here,
                    run_id: runId,
                    per_page: PAGE,
                    page,
                });
                return { data: artifactsIn(answer.data), headers: answer.headers };
            });
            return all.map(artifactOf);
        }),
        artifactArchive: (id, limit) => call((READ_ARTIFACTS ?? READ_ARTIFACTS$made()), async () => {
            const answer = await actions.downloadArtifact({ ...here, artifact_id: id, archive_format: 'zip' });
            return archive(repository, answer.headers.location, limit);
        }),
        workflowRun: (id) => call({ failed: 'The run could not be read', permission: 'actions: read', repeat: 'always' }, async () => {
            const { data } = await actions.getWorkflowRun({ ...here, run_id: id });
            return runOf(holding(data, 'id', 'The run could not be read'));
        }),
    };
}
/** The archive of an artifact, from the store that GitHub names. */
async function archive({ apiUrl, ports }, location, limit) {
    const safe = location !== undefined && (location.startsWith('https:') || apiUrl.startsWith('http:'));
    if (!safe)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('provider_error', 'GitHub named no safe address for the archive of an artifact');
    const answer = await ports.http({
        method: 'GET',
        url: location,
        binary: true,
        maxBytes: limit,
        totalMs: ARCHIVE_MS,
    });
    if (answer.status === 200 && answer.bytes !== undefined)
        return answer.bytes;
    throw githubFault((READ_ARTIFACTS ?? READ_ARTIFACTS$made()), { ...answer, message: '' }, ports.clock.now());
}
/** The pull requests of a commit. */
function pullRequestCalls({ rest: { pulls, repos }, here, call, }) {
    return {
        pullRequestsOf: (sha, head) => call({ failed: PULLS_UNREAD, permission: 'pull-requests: read', repeat: 'always' }, async () => {
            const connected = await listOf(PULLS_UNREAD, repos.listPullRequestsAssociatedWithCommit({ ...here, commit_sha: sha, per_page: PAGE }));
            const found = headedBy(connected, sha);
            // GitHub does not connect every commit of a fork with its pull request (toolchain.md 4).
            if (found.length > 0)
                return found;
            const of = head === undefined ? {} : { head: `${head.owner}:${head.branch}` };
            const recent = { state: 'open', sort: 'updated', direction: 'desc', per_page: PAGE };
            const open = await pages(PULLS_UNREAD, 'number', MOST_PULL_PAGES, (page) => pulls.list({ ...here, ...recent, ...of, page }));
            return headedBy(open, sha);
        }),
    };
}
/** Issues of the repository. */
function issueCalls({ rest: { issues }, here, call, }) {
    return {
        issues: (label) => call({ failed: 'Issues could not be read', permission: 'issues: read', repeat: 'always' }, async () => {
            const all = await pages('Issues could not be read', 'number', MOST_PAGES, (page) => issues.listForRepo({ ...here, labels: label, state: 'all', per_page: PAGE, page }));
            return all.filter((one) => one.pull_request === undefined).map(issueOf);
        }),
        createIssue: (issue) => call(write('The issue could not be opened', 'issues: write', 'when_refused'), async () => {
            const { data } = await issues.create({ ...here, ...issue });
            return issueOf(holding(data, 'number', 'The issue could not be opened'));
        }),
        updateIssue: (number, issue) => call(write('The issue could not be updated', 'issues: write', 'always'), async () => {
            const { data } = await issues.update({ ...here, issue_number: number, ...issue });
            return issueOf(holding(data, 'number', 'The issue could not be updated'));
        }),
    };
}
/** The toolkit's client with the token, over our own window. */
async function octokitFor({ apiUrl }, token, ports) {
    const { getOctokit } = await (0,(toolkit_environment ??= __webpack_require__(31104))/* withoutToolkitContext */.Kf)(() => Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)));
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    return getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'assay',
        log: silent,
        request: {
            fetch: (0,(fetch_adapter ??= __webpack_require__(16018))/* fetchOver */.h)(ports.http, {
                totalMs: TOTAL_MS,
                firstByteMs: FIRST_BYTE_MS,
                maxBytes: PAGE_BYTES,
            }),
            log: silent,
        },
    });
}
/** The calls that bring a proposed prompt into the repository. */
async function promptRepository(context, token, ports) {
    const here = { owner: context.owner, repo: context.repository };
    return octokitPrompts(await octokitFor(context, token, ports), here, callingGitHub(ports));
}
/** The calls that a comment is asked about by before it is obeyed. */
async function commandRepository(context, token, ports) {
    const here = { owner: context.owner, repo: context.repository };
    return octokitCommands(await octokitFor(context, token, ports), here, callingGitHub(ports));
}
/** The answer may be anything; what has no artifacts is no list of them. */
const artifactsIn = (data) => data?.artifacts;


/***/ })

};
