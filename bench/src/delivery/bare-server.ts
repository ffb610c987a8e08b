// The least that a signed picture costs in Node: one HMAC over the address, two headers, the bytes. It writes its port:
// `bare-server.ts <file> <secret>`.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file = '', secret = ''] = process.argv.slice(2);
const bytes = readFileSync(file);

const server = createServer((request, response) => {
  createHmac('sha256', secret)
    .update(request.url ?? '')
    .digest('hex');
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
