export const id = 6505;
export const ids = [6505];
export const modules = {

/***/ 6505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changedCassettes: () => (/* binding */ changedCassettes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
// EXTERNAL MODULE: ./lib/git/fetched-commit.js
var fetched_commit;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/cassettes/changed/changed-words.js
/**
 * How many recordings of each file differ in what was asked or answered, of a patch without context (`git diff -U0`), in the order of its
 * files. When something was recorded and how long it was waited for are no words: recorded again with the same answers, nothing differs.
 * A first line that says something else, such as another judge or none, counts as one where no recording differs.
 */
function changedWords(patch) {
    const counts = [];
    let sides = noSides();
    let isInFile = false;
    const close = () => {
        if (isInFile)
            counts.push(differenceOf(sides));
        sides = noSides();
    };
    // A line of a file stands behind a sign; `+++` and `---` name the file, before its first `@@`.
    let isInHunk = false;
    for (const line of linesOf(patch)) {
        if (line.startsWith('diff --git ')) {
            close();
            [isInFile, isInHunk] = [true, false];
        }
        else if (line.startsWith('@@ '))
            isInHunk = true;
        else if (isInHunk && (line.startsWith('+') || line.startsWith('-')))
            note(line.startsWith('+') ? sides.added : sides.removed, line.slice(1));
    }
    close();
    return counts;
}
const noSides = () => ({
    added: { recordings: new Map(), firstLines: [] },
    removed: { recordings: new Map(), firstLines: [] },
});
function note({ recordings, firstLines }, line) {
    const { words, isFirst } = wordsOf(line);
    if (isFirst)
        firstLines.push(words);
    else
        recordings.set(words, (recordings.get(words) ?? 0) + 1);
}
/** Those of one side that the other side has not, whichever are more: a recording that was changed stands on both. */
function differenceOf({ added, removed }) {
    const beyond = (one, other) => {
        let sum = 0;
        for (const [words, count] of one)
            sum += Math.max(0, count - (other.get(words) ?? 0));
        return sum;
    };
    // Of a file that is new or gone it is on one side, and its recordings say all.
    const isChanged = added.firstLines.length > 0 && removed.firstLines.length > 0;
    const ofFirst = isChanged && added.firstLines.join('\n') !== removed.firstLines.join('\n') ? 1 : 0;
    return Math.max(beyond(added.recordings, removed.recordings), beyond(removed.recordings, added.recordings), ofFirst);
}
/** A line of a cassette without its times, the first one without its signature too. What is no recording is taken as it is. */
function wordsOf(line) {
    try {
        const value = JSON.parse(line);
        if (typeof value !== 'object' || value === null)
            return { words: line, isFirst: false };
        if ('cassette' in value && !('kind' in value)) {
            const { recorded_at: _, signature: __, ...said } = value; // Border: any object.
            return { words: JSON.stringify(said), isFirst: true };
        }
        const { at: _, ...rest } = value; // Border: any object.
        const words = JSON.stringify(rest, (key, one) => (key === 'after' ? undefined : one));
        return { words, isFirst: false };
    }
    catch {
        // No JSON, or nested so deep that it cannot be written again.
        return { words: line, isFirst: false };
    }
}
function* linesOf(text) {
    let start = 0;
    while (start < text.length) {
        const end = text.indexOf('\n', start);
        yield text.slice(start, end === -1 ? text.length : end);
        if (end === -1)
            return;
        start = end + 1;
    }
}

;// CONCATENATED MODULE: ./lib/cassettes/changed/changed-cassettes.js






/** SHA-1, or SHA-256 in repositories that use it; nothing else begins with a dash or names another commit tomorrow. */
var COMMIT;
function COMMIT$made() { return COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/; }
/** Files that are named; the rest are counted. */
const MOST_NAMED = 100;
/** Bytes of cassettes that are looked into, so that times do not count; of what is beyond them each line that differs counts. */
const MOST_READ = 32 * 1024 * 1024;
/** Settings of the person that would change names or leave some out are set aside, and so are programs that show differences. */
var DIFF;
function DIFF$made() { return DIFF = [
    ...['-c', 'diff.relative=false', 'diff', '--no-color', '--no-renames', '--text'],
    ...['--no-ext-diff', '--no-textconv'],
]; }
/**
 * What a line of work changed in its cassettes: from the last commit that it has in common with the base to what lies on disk. The base is
 * fetched by itself where the clone has no history; then what it got since counts too. Undefined where nothing differs. Does not
 * reject: what cannot be told is said in `unknown`.
 */
async function changedCassettes({ top, folder, base }, ports) {
    const unknown = (why) => ({ cassettes: 0, recordings: 0, files: [], unknown: why });
    if (!(COMMIT ?? COMMIT$made()).test(base))
        return unknown('the base is not the full name of a commit');
    try {
        if (!(await (0,(fetched_commit ??= __webpack_require__(42611))/* fetchedCommit */.vm)((0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(top, ports, (0,(fetched_commit ??= __webpack_require__(42611))/* reachOf */.xw)(ports)), base)))
            return unknown(`commit ${base.slice(0, 12)} is not in this clone and could not be fetched; check out with "fetch-depth: 0"`);
        // What the branch says of its own files, such as that git is to show no differences, is not asked (git 2.41 and later).
        const git = (0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(top, ports, { GIT_ATTR_SOURCE: base });
        const common = await git('merge-base', base, 'HEAD');
        const from = common.code === 0 ? common.out.trim() : base;
        const found = await differing(git, from, folder);
        if (found.length === 0)
            return undefined;
        await countWords(git, from, found, { top, files: ports.files });
        return summaryOf(found);
    }
    catch (error) {
        return unknown((0,errors/* asFault */.Ps)(error).message.replace(/\.$/, ''));
    }
}
function summaryOf(found) {
    const files = found.map(({ file, what, recordings }) => ({ file, what, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ recordings }) }));
    return {
        cassettes: files.length,
        recordings: files.reduce((sum, one) => sum + (one.recordings ?? 0), 0),
        files: files.slice(0, MOST_NAMED),
    };
}
var WORDS;
function WORDS$made() { return WORDS = { A: 'added', D: 'removed' }; }
/** The files that differ, by lines: `:100644 100644 <sha> <sha> M` and a path for each, then `<added>\t<removed>\t<path>` for each. */
async function differing(git, from, folder) {
    const where = `:(top,literal)${folder}`;
    const fields = (await asked(git, ...(DIFF ?? DIFF$made()), '-z', '--raw', '--numstat', from, '--', where)).split('\0');
    const found = new Map();
    for (let index = 0; index < fields.length; index++) {
        const field = fields[index];
        if (field.startsWith(':')) {
            index++;
            const file = fields[index] ?? '';
            found.set(file, { file, what: (WORDS ?? WORDS$made())[field.at(-1) ?? ''] ?? 'changed' });
            continue;
        }
        const [, added = '', removed = '', path = ''] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(field) ?? [];
        const one = found.get(path);
        if (one === undefined || added === '-')
            continue;
        const lines = Math.max(Number(added), Number(removed));
        // The first line of a whole cassette is none of its recordings.
        one.recordings = one.what === 'changed' ? lines : Math.max(0, lines - 1);
    }
    return [...found.values()];
}
/** Takes what differs by its times alone out of the counts, as far as the files are not too large. */
async function countWords(git, from, found, { top, files }) {
    let bytes = 0;
    const read = found.filter((one) => {
        if (one.what !== 'changed' || one.recordings === undefined)
            return false;
        bytes += files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(top, one.file))?.size ?? 0;
        return bytes <= MOST_READ;
    });
    if (read.length === 0)
        return;
    const paths = read.map(({ file }) => `:(top,literal)${file}`);
    const counts = changedWords(await asked(git, ...(DIFF ?? DIFF$made()), '--unified=0', from, '--', ...paths));
    if (counts.length !== read.length)
        return;
    for (const [index, one] of read.entries())
        one.recordings = counts[index];
}
async function asked(git, ...words) {
    const { code, out, errors } = await git(...words);
    if (code !== 0)
        throw new Error(`git could not tell what changed: ${errors.trim().split('\n')[0] ?? ''}`);
    return out;
}


/***/ })

};
