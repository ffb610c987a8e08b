import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestService, type OwnService } from '../api/support/test-service.ts';
import { portOf, talk } from './talk.ts';

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';

const requests: [string, number, string][] = [
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['a TLS greeting', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a method that is none', 400, `GE T / HTTP/1.1\r\n${HOST}\r\n`],
  ['no Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two Hosts', 400, `GET /health HTTP/1.1\r\n${HOST}Host: other.example\r\n${CLOSE}\r\n`],
  ['a Host that is none', 400, `GET / HTTP/1.1\r\nHost: a b/c\r\n${CLOSE}\r\n`],
  ['the asterisk as an address', 400, `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['a backslash in the path', 400, `GET /a\\b HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  [
    'both lengths (smuggling)',
    400,
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a negative length', 400, `POST /api/v1/users HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
  [
    'a broken chunk',
    400,
    `POST /api/v1/users HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['100 kB of headers', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['100 kB of address', 431, `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['16 kB of address', 404, `GET /${'x'.repeat(16_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['a NUL in the path', 404, `GET /%00 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['dots that climb', 404, `GET /images/../../../etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['escaped dots that climb', 404, `GET /images/..%2f..%2fmaster.key HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['bytes beyond ASCII in the path', 400, `GET /caf\xe9 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['an absolute address', 404, `GET http://elsewhere.example/nothing HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['a method of another protocol', 405, `PROPFIND /docs HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
];

describe('what is hardly HTTP is answered with a status of the client and the error body', () => {
  let service: OwnService;
  beforeAll(async () => {
    service = await createTestService();
    await service.start();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test.each(requests)('%s', async (_, status, request) => {
    const client = talk(portOf(service));
    client.send(Buffer.from(request, 'latin1'));
    const answer = await client.closed();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = answer.split('\r\n\r\n')[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    expect((await service.app.request('/health')).status).toBe(200);
  });
});

const post = (headers: string): string =>
  `POST /api/v1/users HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n`;

describe('bodies over a socket', () => {
  test('two MiB in chunks are refused before they are all sent', async () => {
    await using service = await createTestService();
    await service.start();
    const client = talk(portOf(service));
    client.send(post('Transfer-Encoding: chunked\r\n'));
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    for (let i = 0; i < 24; i += 1) client.send(chunk);
    // The end of the body never comes.
    expect(await client.received('}')).toMatch(/^HTTP\/1\.1 413 /);
    client.socket.destroy();
    expect((await service.count()).accounts).toBe(0);
  });

  test('a declared length over the limit is refused without the body', async () => {
    await using service = await createTestService();
    await service.start();
    const client = talk(portOf(service));
    client.send(post('Content-Length: 2000000000\r\n'));
    expect(await client.received('}')).toMatch(/^HTTP\/1\.1 413 /);
    client.socket.destroy();
  });

  test('a client that goes away in the middle of its body leaves nothing and is no fault of ours', async () => {
    await using service = await createTestService();
    await service.start();
    const client = talk(portOf(service));
    // The server asks for the body once the request has begun.
    client.send(post('Content-Length: 100\r\nExpect: 100-continue\r\n'));
    await client.received('HTTP/1.1 100');
    client.send('{"email":');
    client.socket.end();
    while (!service.logText().includes('request completed'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await service.count()).accounts).toBe(0);
    expect(service.logText()).not.toContain('"level":50');
  });

  test('a body that trickles is cut with 408', async () => {
    await using service = await createTestService({}, { requestTimeoutMs: 300 });
    await service.start();
    const client = talk(portOf(service));
    client.send(post('Content-Length: 100\r\n'));
    const drip = setInterval(() => client.send('{'), 50);
    expect(await client.closed()).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  test('headers that trickle are cut with 408', async () => {
    await using service = await createTestService({}, { requestTimeoutMs: 300 });
    await service.start();
    const client = talk(portOf(service));
    client.send('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => client.send('X: y\r\n'), 50);
    expect(await client.closed()).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });
});
