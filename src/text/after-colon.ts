/** How sentences of ours begin; anything else at the beginning is a name, whose letters stay as they are. */
const OPENING = /^(?:All|Another|Case|No|Nothing|Of|The)(?= )/;

/** A sentence of ours behind a colon, where it goes on in small letters. */
export const afterColon = (sentence: string) => sentence.replace(OPENING, (word) => word.toLowerCase());
