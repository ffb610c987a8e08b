import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { expectFiles, PORT, read, root } from './project-files.ts';

describe('proxies', () => {
  test.each(['nginx.conf', 'Caddyfile'])(
    '%s passes everything to the port of the service, as it is',
    (file) => {
      const addresses = read(`deploy/${file}`).match(/(?:proxy_pass http:\/\/|reverse_proxy )\S+/g) ?? [];
      expect(addresses).toHaveLength(1);
      expect(addresses[0]).toMatch(new RegExp(`[/ ]127\\.0\\.0\\.1:${PORT};?$`));
    },
  );

  test('nginx lets through what the service does: headers of 64 KiB, bodies of 5 MiB, waits of 60 s', () => {
    const text = read('deploy/nginx.conf');
    expect(read('service/src/http/listen.ts')).toContain('MAX_HEADER_BYTES = 64 * 1024');
    expect(text).toMatch(/large_client_header_buffers \d 64k;/);
    expect(read('service/src/http/read-body.ts')).toContain('MAX_BYTES = 1024 * 1024');
    expect(text).toMatch(/client_max_body_size 6m;/);
    expect(text).toMatch(/proxy_read_timeout 75s;/);
  });

  test.skipIf(spawnSync('nginx', ['-v']).status !== 0)('nginx understands it, whatever its version', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'cardwright-nginx-'));
    try {
      const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(scratch, name));
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=cards.example.com'];
      execFileSync('openssl', [...request, '-keyout', `${key}`, '-out', `${certificate}`], {
        stdio: 'ignore',
      });
      const site = read('deploy/nginx.conf').replaceAll('/etc/letsencrypt/live/cards.example.com', scratch);
      const file = join(scratch, 'nginx.conf');
      writeFileSync(file, `pid ${scratch}/pid;\nevents {}\nhttp {\n${site}}\n`);
      const { status, stderr } = spawnSync('nginx', ['-t', '-e', join(scratch, 'log'), '-c', file], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, expect.stringContaining('syntax is ok')]);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });

  test('they are for the URL and the proxy of the example', () => {
    const { CARDWRIGHT_BASE_URL = '', CARDWRIGHT_TRUSTED_PROXIES } = parseEnv(
      read('deploy/cardwright.env.example'),
    );
    const { host } = new URL(CARDWRIGHT_BASE_URL);
    expect(read('deploy/nginx.conf')).toContain(`server_name ${host};`);
    expect(read('deploy/Caddyfile')).toContain(`${host} {`);
    expect(CARDWRIGHT_TRUSTED_PROXIES).toBe('127.0.0.1');
  });
});

describe('documentation', () => {
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })];

  test('docs/operating.md or docs/scaling.md names every file of deploy/', () => {
    const page = read('docs/operating.md') + read('docs/scaling.md');
    expect(readdirSync(join(root, 'deploy')).filter((file) => !page.includes(`deploy/${file}`))).toEqual([]);
  });

  test('every file of deploy/ that a page or a workflow names exists', () => {
    const texts = [...pages, ...globSync('.github/workflows/*.yml', { cwd: root })].map(read).join('\n');
    const named = texts.match(/(?<![\w/.])deploy\/[\w.-]*\w/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expectFiles(named);
  });

  test('every page and file says the same path of installation', () => {
    const texts = [...pages, 'deploy/cardwright.service'].map(read).join('\n');
    expect(new Set(texts.match(/\/opt\/\w+/g))).toEqual(new Set(['/opt/cardwright']));
  });
});

describe('image.yml', () => {
  type Job = {
    strategy?: { matrix: { include: { architecture: string; runner: string }[] } };
    permissions: object;
  };
  const { jobs } = parse(read('.github/workflows/image.yml')) as { jobs: Record<'build' | 'publish', Job> };

  test('it builds on a machine of each architecture, and only the last job may sign', () => {
    const machines = jobs.build.strategy?.matrix.include ?? [];
    expect(machines.map(({ architecture }) => architecture).sort()).toEqual(['amd64', 'arm64']);
    expect(machines.find(({ architecture }) => architecture === 'arm64')?.runner).toMatch(/-arm$/);
    expect(jobs.build.permissions).not.toHaveProperty('id-token');
    expect(jobs.publish.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
  });
});

describe('ci.yml', () => {
  test('it runs every test but the deep ones', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { steps: { run?: string }[] } };
    };
    expect(jobs.test.steps.map(({ run }) => run)).toContain('npm test');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { test: string } };
    expect(scripts.test).toMatch(/&& vitest run --tags-filter '!deep'$/);
  });
});

test('alerts ask for metrics that there are, and for outcomes that they have', () => {
  const { groups } = parse(read('deploy/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const metrics = read('service/src/http/metrics.ts');
  for (const { expr, annotations } of groups.flatMap(({ rules }) => rules)) {
    for (const [name] of expr.matchAll(/cardwright_\w+/g))
      expect(metrics).toContain(`'${name.replace(/_(?:count|bucket)$/, '')}'`);
    for (const [, outcome] of expr.matchAll(/outcome="(\w+)"/g)) expect(metrics).toContain(`'${outcome}'`);
    expect(annotations.summary).not.toBe('');
  }
});
