// A server that closes a connection some milliseconds after each answer, as one with a short idle limit does. A thread, which counts
// the connections that it closed where whoever blocks the main thread can wait for them.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const IDLE_MS = 10;
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-length': 2, connection: 'keep-alive' }).end('ok');
    setTimeout(() => request.socket.end(() => closed()), IDLE_MS);
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(`http://127.0.0.1:${server.address().port}/`));

function closed() {
  Atomics.add(workerData, 0, 1);
  Atomics.notify(workerData, 0);
}
