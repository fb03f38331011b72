// Receives any body and answers its size; ends when its parent goes away. Started by echo-server.ts.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  let size = 0;
  request.on('data', (chunk) => (size += chunk.length));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, data: { size } }));
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
