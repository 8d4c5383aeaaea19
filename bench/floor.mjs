/**
 * The least that this runtime can do for the same calls: a bare loop, C cases in flight, an agent call and then a judge
 * call each, nothing tried again, nothing scored, nothing kept but a count. Its judge prompts are short and ask for no form,
 * so it is a harder floor than the bytes of real judge calls would make.
 *
 *   node bench/floor.mjs fetch|http URL N C
 */
import http from 'node:http';
import { question } from './support/question.mjs';

const [client, url, n, concurrency] = process.argv.slice(2);
const address = new URL(`${url}/chat/completions`);
const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };

async function postByFetch(text) {
  const response = await fetch(address, { method: 'POST', headers, body: text });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Number(concurrency) });
function postByHttp(text) {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(text) },
    };
    const request = http.request(address, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        body += piece;
      });
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`HTTP ${response.statusCode}`));
        resolve(JSON.parse(body));
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

const post = client === 'fetch' ? postByFetch : postByHttp;
async function ask(model, content) {
  const answer = await post(JSON.stringify({ model, messages: [{ role: 'user', content }] }));
  return answer.choices[0].message.content;
}

let next = 0;
let passed = 0;
async function worker() {
  while (next < Number(n)) {
    const asked = question(next++);
    const output = await ask('agent', asked);
    const verdict = JSON.parse(await ask('judge', `Does it answer the question?\n${asked}\n${output}`));
    if (verdict.score >= 0.7) passed += 1;
  }
}
await Promise.all(Array.from({ length: Math.min(Number(concurrency), Number(n)) }, worker));
console.log(JSON.stringify({ passed }));
process.exit(passed === Number(n) ? 0 : 1);
