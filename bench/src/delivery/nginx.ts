import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Target } from './delivery.ts';

/** nginx serving a file by its secure_link module, when the machine has it: one worker, as Node has one thread. */
export async function startNginx(file: string, secret: string): Promise<Target | undefined> {
  if (nginxVersion() === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-nginx-'));
  const port = 18_000 + (process.pid % 1000);
  const expires = Math.floor(Date.now() / 1000) + 3600;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; user root;
     events { worker_connections 256; }
     http { access_log off; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${dirname(file)};
         location / { types { image/png png; } secure_link $arg_md5,$arg_expires;
           secure_link_md5 "$secure_link_expires$uri ${secret}"; if ($secure_link != "1") { return 403; } } } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const path = `/${basename(file)}`;
  const md5 = createHash('md5').update(`${expires}${path} ${secret}`).digest('base64url');
  const address = `http://127.0.0.1:${port}${path}?md5=${md5}&expires=${expires}`;
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(address).catch(() => undefined))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    name: 'nginx, secure_link',
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Undefined when it is not there. */
export function nginxVersion(): string | undefined {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.trim().replace('nginx version: nginx/', '') : undefined;
}
