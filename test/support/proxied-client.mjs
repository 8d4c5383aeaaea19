// Makes requests one after another, as a program in this environment does, and writes a line about each to stdout. Names have the
// addresses that the first argument gives them, and no others.
import { nodeHttp } from '../../src/ports/node-http.ts';

const [table, requests] = process.argv.slice(2).map((text) => JSON.parse(text));
const resolve = (name, _, done) =>
  done(
    null,
    (table[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
const http = nodeHttp(resolve, { get: (name) => process.env[name] });
for (const request of requests) {
  const answer = await http(request).then(
    ({ status, text }) => ({ status, text }),
    ({ code, subcode, message, hint }) => ({ code, subcode, message, hint }),
  );
  console.log(JSON.stringify(answer));
}
