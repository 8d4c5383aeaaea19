/**
 * What SDKs read of response headers, over the plain record that is here already. A real Headers object sorts and checks
 * every name again, which for an answer with ten of them costs more than reading its JSON.
 */
export function plainHeaders(record: Readonly<Record<string, string>>): Headers {
  const names = () => Object.keys(record).sort();
  const quick: Partial<Headers> = {
    get: (name) => record[name.toLowerCase()] ?? null,
    has: (name) => record[name.toLowerCase()] !== undefined,
    getSetCookie: () => (record['set-cookie'] === undefined ? [] : [record['set-cookie']]),
    forEach(visit, self) {
      for (const name of names()) visit.call(self, record[name] ?? '', name, this as Headers);
    },
    keys: () => names().values(),
    values: () =>
      names()
        .map((name) => record[name] ?? '')
        .values(),
    entries: () =>
      names()
        .map((name): [string, string] => [name, record[name] ?? ''])
        .values(),
    [Symbol.iterator]() {
      return (this as Headers).entries();
    },
  };
  // Every reading member is there; an answer's headers are not written.
  return Object.create(Headers.prototype, Object.getOwnPropertyDescriptors(quick));
}
