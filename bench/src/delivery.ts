import { spawn, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toTable } from './measure.ts';
import { startService } from './running-service.ts';

const REQUESTS = 6000;
const AT_A_TIME = 16;
const SECRET = 'bench secret';

/** A card that the service knows, against the same bytes from a bare server that computes one HMAC, and nginx. */
export async function benchDelivery(): Promise<string> {
  const service = await startService();
  const address = await signCard(service.baseUrl);
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const bare = await startBareServer(bytes);
  const nginx = await startNginx(bytes);
  try {
    const targets: [string, string][] = [
      ['bare node:http, one HMAC', bare.address],
      ['Cardwright, cached card', address],
      ...(nginx ? [['nginx, secure_link', nginx.address] as [string, string]] : []),
    ];
    const rates = new Map<string, number[]>();
    // In turns, so that a busy moment of the machine hits all of them.
    for (let round = 0; round < 4; round++) {
      for (const [name, url] of targets) rates.set(name, [...(rates.get(name) ?? []), await load(url)]);
    }
    const median = (name: string): number => (rates.get(name) ?? []).sort((a, b) => a - b)[2] ?? Number.NaN;
    const base = median('bare node:http, one HMAC');
    return toTable(
      [
        `cached card of ${(bytes.length / 1000).toFixed(0)} kB`,
        'requests/s',
        'time per request against bare',
      ],
      targets.map(([name]) => [name, median(name), `${(base / median(name)).toFixed(2)}`]),
    );
  } finally {
    bare.stop();
    nginx?.stop();
    await service.stop();
  }
}

async function signCard(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com' }),
  });
  const { api_key } = (await answer.json()) as { api_key: string };
  const text = `/i/og_standard?expires=${Math.floor(Date.now() / 1000) + 3600}&title=Cached%20card`;
  const signature = createHmac('sha256', api_key).update(text).digest('hex');
  return `${baseUrl}${text}&sig=${api_key.split('_')[1]}.${signature}`;
}

async function load(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  let sent = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (sent++ < REQUESTS) await drain(url, agent);
    }),
  );
  agent.destroy();
  return REQUESTS / ((performance.now() - start) / 1000);
}

const drain = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });

async function startBareServer(bytes: Uint8Array): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, response) => {
    createHmac('sha256', SECRET)
      .update(request.url ?? '')
      .digest('hex');
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/i/og_standard?title=Cached%20card`,
    stop: () => server.close(),
  };
}

/** nginx with the secure_link module, when the machine has it. */
async function startNginx(bytes: Uint8Array): Promise<{ address: string; stop(): void } | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-nginx-'));
  const port = 18_000 + (process.pid % 1000);
  const expires = Math.floor(Date.now() / 1000) + 3600;
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/card.png'), bytes);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; user root;
     events { worker_connections 256; }
     http { access_log off; server { listen 127.0.0.1:${port}; root ${folder}/www;
       location / { types { image/png png; } secure_link $arg_md5,$arg_expires;
         secure_link_md5 "$secure_link_expires$uri ${SECRET}"; if ($secure_link != "1") { return 403; } } } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const md5 = createHash('md5').update(`${expires}/card.png ${SECRET}`).digest('base64url');
  const address = `http://127.0.0.1:${port}/card.png?md5=${md5}&expires=${expires}`;
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(address).catch(() => undefined))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Version of nginx, or that it is not there. */
export const nginxVersion = (): string => {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.trim().replace('nginx version: ', '') : 'not installed';
};
