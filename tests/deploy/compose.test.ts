import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../service/src/settings/config.ts';
import { readEnvironment } from './dockerfile.ts';
import { expectFiles, NEEDED_MB, PORT, read, root, STOP_SECONDS } from './project-files.ts';

type ComposeFile = {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
};
type ComposeService = {
  build: { context: string; dockerfile: string };
  environment: Record<string, string>;
  ports: string[];
  volumes: string[];
  mem_limit: string;
  stop_grace_period: string;
};

const lintCompose = (path: string, rules: Record<string, number> = {}): object[] =>
  new DCLinter({ rules: { 'service-keys-order': 0, ...rules }, quiet: false, debug: false, exclude: [] })
    .lintFiles([path], false)
    .flatMap((result: { messages: object[] }) => result.messages);

describe('compose.yaml', () => {
  const file = join(root, 'deploy/compose.yaml');
  const compose = parse(read('deploy/compose.yaml')) as ComposeFile;
  const service = compose.services.cardwright as ComposeService;

  test('it fits the schema of Compose, and the linter finds nothing', () => {
    expect(lintCompose(file)).toEqual([]);
    const scratch = mkdtempSync(join(tmpdir(), 'cardwright-compose-'));
    const wrong = join(scratch, 'compose.yaml');
    writeFileSync(wrong, read('deploy/compose.yaml').replace('read_only: true', 'read_only: [perhaps]'));
    expect(lintCompose(wrong)).not.toEqual([]);
    rmSync(scratch, { recursive: true });
  });

  test('one service, a volume for data and one for backups, and nothing else is written', () => {
    expect(Object.keys(compose.services)).toEqual(['cardwright']);
    expect(Object.keys(compose.volumes)).toEqual(['backups', 'data']);
    expect(service.volumes).toEqual([
      `data:${readEnvironment().CARDWRIGHT_DATA_DIR}`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in
      '${CARDWRIGHT_BACKUPS:-backups}:/backups',
    ]);
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  test('it builds the Dockerfile here, from the root of the source', () => {
    const { context, dockerfile } = service.build;
    expect(join(root, 'deploy', context, dockerfile)).toBe(join(root, 'deploy/Dockerfile'));
  });

  test('its settings are valid with and without those of the shell', () => {
    const fill = (name: string, shell: string) =>
      shell === '' ? name.replace(/^\$\{\w+:-(.*)\}$/, '$1') : name.replace(/^\$\{.*\}$/, shell);
    for (const shell of ['', 'service']) {
      const settings = Object.entries(service.environment).filter(
        ([name]) => shell === '' || name === 'CARDWRIGHT_MODE',
      );
      expect(() =>
        readConfig(Object.fromEntries(settings.map(([name, value]) => [name, fill(value, shell)]))),
      ).not.toThrow();
    }
  });

  test('any other setting is a line of a file beside it, which may be missing', () => {
    expect(service).toMatchObject({ env_file: [{ path: 'settings.env', required: false }] });
    expect(read('docs/operating.md')).toContain('`settings.env`');
    expect(read('.gitignore')).toContain('/deploy/settings.env\n');
  });

  test('its port is that of the image, for this machine alone', () => {
    expect(service.ports).toEqual([`127.0.0.1:${PORT}:${PORT}`]);
  });

  test('there is time to stop, and memory to run', () => {
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(STOP_SECONDS);
    expect(Number.parseInt(service.mem_limit, 10)).toBeGreaterThanOrEqual(NEEDED_MB);
  });
});

describe('compose.model.yaml', () => {
  const base = parse(read('deploy/compose.yaml')) as ComposeFile;
  const compose = parse(read('deploy/compose.model.yaml')) as {
    services: Record<'cardwright' | 'painter', ComposeService & { command: string[]; image: string }>;
  };
  const { cardwright, painter } = compose.services;
  const fill = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

  test('it fits the schema of Compose, and the linter finds nothing', () => {
    expect(lintCompose(join(root, 'deploy/compose.model.yaml'))).toEqual([]);
  });

  test('it adds settings alone to the service of compose.yaml, which are valid with its own', () => {
    expect(Object.keys(cardwright)).toEqual(['environment']);
    const environment = { ...base.services.cardwright?.environment, ...cardwright.environment };
    const settings = Object.entries(environment).map(([name, value]) => [name, fill(value)]);
    const config = readConfig(Object.fromEntries(settings));
    expect(config).toMatchObject({ painter: 'sdapi', painterConcurrency: 1 });
    const url = new URL(config.painterUrl ?? '');
    const port = painter.command[painter.command.indexOf('--listen-port') + 1];
    expect(compose.services).toHaveProperty(url.hostname);
    expect(url.port).toBe(port);
  });

  test('the model is reached by the service alone, and cannot write its own file', () => {
    expect(painter).not.toHaveProperty('ports');
    expect(painter.volumes.map(fill)).toEqual(['./models:/models:ro']);
    expect(painter.command.find((word) => word.startsWith('/models/'))).toMatch(
      /^\/models\/\$\{PAINTER_MODEL:\?/,
    );
  });
});

describe('compose.scaled.yaml', () => {
  type ScaledService = ComposeService & { image: string; command: string[]; depends_on: object };
  const compose = parse(read('deploy/compose.scaled.yaml'), { merge: true }) as {
    services: Record<string, ScaledService>;
  };
  const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node-'));
  // What the shell must have: without it, Compose stops and says how to make it.
  const fill = (text: string): string =>
    text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?openssl rand -hex 32\}/g, '5a'.repeat(32));

  test('it fits the schema of Compose, and the linter finds nothing', () => {
    // The nodes and what migrates are one service, in its own order of keys.
    const rules = { 'services-alphabetical-order': 0, 'no-build-and-image': 0 };
    expect(lintCompose(join(root, 'deploy/compose.scaled.yaml'), rules)).toEqual([]);
  });

  test('three nodes with the same settings, which are valid, and nothing that is written', () => {
    expect(nodes).toHaveLength(3);
    for (const [, node] of nodes) {
      expect(node).toEqual(nodes[0]?.[1]);
      const settings = Object.entries(node.environment).map(([name, value]) => [name, fill(value)]);
      const config = readConfig(Object.fromEntries(settings));
      expect(config).toMatchObject({ migrate: 'check', s3Bucket: 'cardwright' });
      expect(Number.parseInt(node.stop_grace_period, 10) * 1000).toBeGreaterThan(
        config.shutdownGraceMs + config.drainDelayMs,
      );
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(node).not.toHaveProperty('volumes');
      expect(Number.parseInt(node.mem_limit, 10)).toBeGreaterThanOrEqual(NEEDED_MB);
    }
  });

  test('the tables are migrated first, by the command of the image', () => {
    const { migrate } = compose.services;
    expectFiles(migrate?.command.slice(1, 2) ?? []);
    expect(migrate?.command.slice(2)).toEqual(['migrate']);
    for (const [, node] of nodes)
      expect(node.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  test('the load balancer asks every node, by the address of an image, and tries nothing twice', () => {
    const text = read('deploy/haproxy.cfg');
    for (const [name] of nodes)
      expect(text.match(new RegExp(`^ +server ${name} ${name}:${PORT}$`, 'gm'))).toHaveLength(2);
    expect(text).toContain('option httpchk GET /readyz');
    expect(text).toContain('retries 0');
    expect(text).toMatch(/path_beg \/i\/ \/images\/[\s\S]*balance uri whole\n +hash-type consistent/);
    expect(Number(/tune\.bufsize (\d+)/.exec(text)?.[1])).toBeGreaterThan(64 * 1024);
    expect(text).toMatch(/timeout server 75s/);
  });

  test.skipIf(spawnSync('haproxy', ['-v']).status !== 0)(
    'the load balancer of the docs, for a try on one machine, is the same with other addresses',
    () => {
      const command = /^sed .*haproxy\.cfg$/m.exec(read('docs/scaling.md'))?.[0] ?? '';
      const scratch = mkdtempSync(join(tmpdir(), 'cardwright-haproxy-'));
      try {
        const path = join(scratch, 'trial/haproxy.cfg');
        mkdirSync(join(scratch, 'trial'));
        symlinkSync(join(root, 'deploy'), join(scratch, 'deploy'));
        execFileSync('sh', ['-c', command], { cwd: scratch });
        expect(spawnSync('haproxy', ['-c', '-f', path], { encoding: 'utf8' })).toMatchObject({ status: 0 });
        const local = readFileSync(path, 'utf8').replaceAll(/127\.0\.0\.1:300(\d)/g, 'node-$1:3000');
        const docker = /^resolvers docker\n(?:.+\n)+\n| resolvers docker.*/gm;
        expect(local).toBe(read('deploy/haproxy.cfg').replaceAll(docker, ''));
        expect(local).not.toBe(readFileSync(path, 'utf8'));
      } finally {
        rmSync(scratch, { recursive: true });
      }
    },
  );
});
