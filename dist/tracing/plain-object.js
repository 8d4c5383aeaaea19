/** Most bytes of a value's JSON: two of them fit into a request, of which the entry point takes 1 MiB. */
const MOST_BYTES = 480_000;
const SHOWN_CHARACTERS = 10_000;
/** The entry point takes 100 levels, of which a request needs some of its own. */
const DEEPEST = 90;
/**
 * A value as a span can hold it: an object of plain JSON. Anything else stands under `bare`. What cannot be written as JSON, nests too
 * deep, or is too large, is there as the beginning of its text.
 */
export function plainObject(value, bare) {
    if (value === undefined || value === null)
        return {};
    let text;
    try {
        text = JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one));
    }
    catch {
        text = undefined; // It holds itself, or throws while it is read.
    }
    if (text === undefined)
        return { [bare]: shownText(value) };
    if (Buffer.byteLength(text) > MOST_BYTES)
        return { [bare]: `${text.slice(0, SHOWN_CHARACTERS)}…` };
    const plain = JSON.parse(text);
    if (isDeeper(plain, DEEPEST))
        return { [bare]: text.slice(0, SHOWN_CHARACTERS) };
    return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
        ? plain // Just asked.
        : { [bare]: plain };
}
/** The beginning of a value's text, of an error its message. Never throws, whatever was thrown. */
export function shownText(value) {
    try {
        const message = value instanceof Error ? value.message : undefined;
        return (typeof message === 'string' ? message : String(value)).slice(0, SHOWN_CHARACTERS);
    }
    catch {
        return 'a value that cannot be shown';
    }
}
const isDeeper = (value, levels) => typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
