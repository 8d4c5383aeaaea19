// A server that closes a connection some milliseconds after each answer, as one with a short idle limit does.
import { createServer } from 'node:http';

const IDLE_MS = 10;
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-length': 2, connection: 'keep-alive' }).end('ok');
    setTimeout(() => request.socket.end(), IDLE_MS);
  });
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));
