/** Takes the named groups of all expressions from a text, or nothing where one of them is not there. */
export const all =
  (...patterns) =>
  (text) => {
    const found = patterns.map((pattern) => pattern.exec(text));
    return found.includes(null) ? undefined : Object.assign({}, ...found.map(({ groups }) => groups ?? {}));
  };

/** As `take`, for texts without the expression. */
export const lacks = (pattern, take) => (text) => (pattern.test(text) ? undefined : take(text));

/** The first entry of a table, `[expression, facts]`, whose expression a text holds. */
export const oneOf = (table) => (text) => table.find(([expression]) => expression.test(text))?.[1];

/** A call of a tool as an answer reports it. */
export const call = (name, args, result) => ({ name, arguments: args, result });
