/** Most characters of a value's JSON; the door takes 1 MiB a request. */
const MOST_CHARACTERS = 500_000;
const SHOWN_CHARACTERS = 10_000;
/**
 * A value as a span can hold it: an object of plain JSON. Anything else stands under `bare`. What cannot be written as JSON, or is too
 * large, is there as the beginning of its text.
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
        return { [bare]: shown(() => String(value)) };
    if (text.length > MOST_CHARACTERS)
        return { [bare]: `${text.slice(0, SHOWN_CHARACTERS)}…` };
    const plain = JSON.parse(text);
    return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
        ? plain // Just asked.
        : { [bare]: plain };
}
function shown(read) {
    try {
        return read().slice(0, SHOWN_CHARACTERS);
    }
    catch {
        return 'a value that cannot be shown';
    }
}
