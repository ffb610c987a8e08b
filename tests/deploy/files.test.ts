import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../service/src/settings/config.ts';
import { SETTINGS } from '../../service/src/settings/settings.ts';
import {
  DOCKERFILE,
  FINAL,
  getStage,
  isIgnored,
  list,
  listSources,
  readCommand,
  readEnvironment,
  STAGES,
} from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  workspaces: string[];
  optionalDependencies: Record<string, string>;
};

const PORT = String(SETTINGS.port.fallback);
// What a stop may take by default, in seconds.
const STOP_SECONDS = (SETTINGS.shutdownGraceMs.fallback + SETTINGS.drainDelayMs.fallback) / 1000;
// What a start may need (docs/operating.md, Requirements), in megabytes.
const NEEDED_MB = 512;

/** The files of the project that a text names by their path in `/app` or `/opt/cardwright`, or as Node's argument. */
const expectFiles = (paths: readonly string[]): void =>
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);

describe('Dockerfile', () => {
  test('the linter finds nothing', () => {
    expect(lintDockerfile(DOCKERFILE)).toEqual([]);
    expect(lintDockerfile(DOCKERFILE.replace('WORKDIR /app', 'WORKDIR app'))).not.toEqual([]);
  });

  test('every stage runs on the Node that the install brings', () => {
    const majors = Object.values(manifest.optionalDependencies).map((version) => version.split('.')[0]);
    for (const { image } of STAGES.values())
      expect(image).toMatch(new RegExp(`^node:(?:${[...new Set(majors)].join('|')})-[a-z]+-slim$`));
  });

  test('it names no architecture', () => {
    expect(DOCKERFILE).not.toMatch(/amd64|x64|x86|arm64|aarch64|--platform/i);
  });

  test('everything that it copies exists and is not ignored, and every workspace is known to npm', () => {
    expectFiles(listSources());
    expect(listSources().filter(isIgnored)).toEqual([]);
    for (const workspace of manifest.workspaces) expect(listSources()).toContain(`${workspace}/package.json`);
  });

  test('it installs without development packages, and runs no script of a package', () => {
    const installs = [...STAGES].flatMap(([name, stage]) =>
      list(stage, 'RUN')
        .filter((command) => command.includes('npm ci'))
        .map((command) => ({ name, command })),
    );
    // The SDK is packed with some, in a stage of which only the tarball goes on.
    for (const { name, command } of installs)
      expect(command).toContain(
        name === 'sdk' ? 'npm ci --ignore-scripts' : 'npm ci --omit=dev --ignore-scripts',
      );
    expect(installs.map(({ name }) => name).sort()).toEqual(['bundles', 'sdk', 'service']);
    expect(list(getStage('service'), 'COPY').filter((copy) => copy.includes('--from=sdk'))).toEqual([
      '--from=sdk /app/service/sdk service/sdk',
    ]);
    // What stays is what the final stage copies.
    expect(list(FINAL, 'COPY')).toEqual(['--from=service /app ./']);
  });

  test('its commands are files of the service', () => {
    for (const name of ['CMD', 'HEALTHCHECK'] as const) {
      const [program, ...files] = readCommand(name);
      expect(program).toBe('node');
      expect(files.filter(isIgnored)).toEqual([]);
      expectFiles(files);
    }
    expect(read('service/healthcheck.mjs')).toContain('/livez');
  });

  test('settings, port and volume agree', () => {
    const environment = readEnvironment();
    expect(() => readConfig(environment)).not.toThrow();
    expect([environment.PORT, ...list(FINAL, 'EXPOSE')]).toEqual([PORT, PORT]);
    expect(list(FINAL, 'VOLUME')).toEqual([environment.CARDWRIGHT_DATA_DIR]);
  });

  test('its user is not root, and owns the data alone', () => {
    const [user] = list(FINAL, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [uid, gid] = user?.split(':') ?? [];
    // A new volume gets the owner of the folder that it covers.
    expect(list(FINAL, 'RUN').join()).toContain(
      `install -d -o ${uid} -g ${gid} -m 700 ${readEnvironment().CARDWRIGHT_DATA_DIR} /backups`,
    );
    for (const copy of list(FINAL, 'COPY')) expect(copy).not.toContain('--chown');
  });

  test.each([
    '.git/config',
    '.env',
    'data/master.key',
    'node_modules/vitest/package.json',
    'service/node_modules/x/package.json',
    'cardwright.key',
    'service/tests/socket/run-main.ts',
    'engine/src/compose.test.ts',
    'reader/corpus/train',
    'studio/dist/index.html',
  ])('%s is not sent to the build', (path) => {
    expect(isIgnored(path)).toBe(true);
  });

  test.each(['package-lock.json', 'service/launch.mjs', 'engine/data/places.json', 'client/package.json'])(
    '%s is sent to the build',
    (path) => {
      expect([path, isIgnored(path), existsSync(join(root, path))]).toEqual([path, false, true]);
    },
  );
});

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

type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another shape; kubectl knows them.
  spec: any;
};

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

describe.skipIf(!hasKubectl)('kubernetes', () => {
  const rendered = hasKubectl
    ? execFileSync('kubectl', ['kustomize', join(root, 'deploy/kubernetes')], { encoding: 'utf8' })
    : '';
  const manifests = rendered.split(/^---$/m).map((text) => parse(text) as Manifest);
  const get = (kind: string): Manifest => {
    const found = manifests.filter((manifest) => manifest?.kind === kind);
    expect([kind, found.length]).toEqual([kind, 1]);
    return found[0] as Manifest;
  };
  const pod = () => get('Deployment').spec.template.spec;
  // As the secret has them.
  const secrets = {
    CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
    CARDWRIGHT_DATABASE_URL: 'postgres://cardwright:password@db.example.com/cardwright',
    CARDWRIGHT_S3_ACCESS_KEY_ID: 'cardwright',
    CARDWRIGHT_S3_SECRET_ACCESS_KEY: 'password',
  };
  const config = () => readConfig({ ...get('ConfigMap').data, ...secrets });

  test('its settings are valid with those of the secret, and there is time to stop', () => {
    expect(config().migrate).toBe('check');
    expect(pod().terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      config().shutdownGraceMs + config().drainDelayMs,
    );
    const from = [
      { configMapRef: { name: get('ConfigMap').metadata.name } },
      { secretRef: { name: 'cardwright' } },
    ];
    expect(pod().containers[0].envFrom).toEqual(from);
    expect(get('Job').spec.template.spec.containers[0].envFrom).toEqual(from);
    for (const name of Object.keys(secrets))
      expect(read('deploy/kubernetes/kustomization.yaml')).toContain(name);
  });

  test('a node is not restarted, and still sent what it knows, while the database is away', () => {
    const [container] = pod().containers;
    for (const probe of [container.livenessProbe, container.readinessProbe])
      expect(probe.httpGet.path).toBe('/livez');
    expect(container.startupProbe.httpGet.path).toBe('/readyz');
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(PORT) }]);
    expect(get('Service').spec.ports[0].targetPort).toBe('http');
  });

  test('every selector finds the nodes and them alone', () => {
    const { labels } = get('Deployment').spec.template.metadata;
    const selectors = [
      get('Deployment').spec.selector.matchLabels,
      get('PodDisruptionBudget').spec.selector.matchLabels,
      get('Service').spec.selector,
      pod().topologySpreadConstraints[0].labelSelector.matchLabels,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector);
    const other = get('Job').spec.template.metadata.labels;
    for (const selector of selectors)
      expect(Object.entries(selector).every(([name, value]) => other[name] === value)).toBe(false);
    expect(get('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(get('Deployment').metadata.name);
    expect(get('Deployment').spec).not.toHaveProperty('replicas');
  });

  test('it runs as the image does, on a root file system that nobody can write', () => {
    const [uid, gid] = list(FINAL, 'USER')[0]?.split(':').map(Number) ?? [];
    for (const { securityContext, containers, volumes } of [pod(), get('Job').spec.template.spec]) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: uid, runAsGroup: gid });
      expect(containers[0].securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      const { mountPath } = containers[0].volumeMounts[0];
      expect([mountPath, volumes[0]]).toEqual([
        readEnvironment().CARDWRIGHT_DATA_DIR,
        { name: 'data', emptyDir: {} },
      ]);
    }
    expect(Number.parseInt(pod().containers[0].resources.limits.memory, 10)).toBeGreaterThanOrEqual(
      NEEDED_MB,
    );
    const { maxReplicas } = get('HorizontalPodAutoscaler').spec;
    // One more listens; PostgreSQL keeps 3 of its 100 for itself, and a new version starts beside the old ones.
    expect((maxReplicas + 1) * (config().databasePool + 1)).toBeLessThan(100);
  });
});

describe('cardwright.service and its environment', () => {
  const unit = read('deploy/cardwright.service');
  const get = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const environment = parseEnv(read('deploy/cardwright.env.example')) as Record<string, string>;

  test('every setting of the example exists and is valid', () => {
    expect(() => readConfig(environment)).not.toThrow();
    expect(environment.PORT).toBe(PORT);
  });

  test('the files that it starts exist, where the installation puts them', () => {
    const installed = get('WorkingDirectory');
    const [program = '', ...files] = get('ExecStart').split(' ');
    expect(program).toBe(join(installed, 'node_modules/.bin/node'));
    const bins = Object.keys(manifest.optionalDependencies);
    expect(bins.every((name) => /^node-linux-/.test(name))).toBe(true);
    expectFiles([...files, get('Documentation').replace(`file://${installed}/`, '')]);
  });

  test('it may write where the example keeps its data, and where Node keeps compiled code', () => {
    expect(environment.CARDWRIGHT_DATA_DIR).toBe(`/var/lib/${get('StateDirectory')}`);
    expect(get('Environment')).toContain(`NODE_COMPILE_CACHE=/var/cache/${get('CacheDirectory')}`);
    expect(read('service/launch.mjs')).toContain('NODE_COMPILE_CACHE');
    expect(get('ProtectSystem')).toBe('strict');
  });

  test('there is time to stop, and memory to run', () => {
    expect(Number(get('TimeoutStopSec'))).toBeGreaterThan(STOP_SECONDS);
    expect(Number.parseInt(get('MemoryMax'), 10)).toBeGreaterThanOrEqual(NEEDED_MB);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  test.skipIf(!hasSystemd)('systemd understands it, and rates it at 2.0 of 10 or safer', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'cardwright-unit-'));
    try {
      const file = join(scratch, 'cardwright.service');
      // systemd looks for the program.
      const program = get('ExecStart').split(' ')[0] ?? '';
      writeFileSync(file, unit.replace(program, process.execPath));
      const verify = (path: string) =>
        spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
      const { status, stderr } = verify(file);
      expect([status, stderr.split('\n').filter((line) => line.includes(file))]).toEqual([0, []]);
      const rating = execFileSync('systemd-analyze', ['security', '--offline=yes', file], {
        encoding: 'utf8',
      });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rating)?.[1])).toBeLessThanOrEqual(2);
      writeFileSync(
        file,
        unit.replace(program, process.execPath).replace('ProtectHome=true', 'ProtectHom=true'),
      );
      expect(verify(file).stderr).toContain('ProtectHom');
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});

describe('cardwright-backup.service and its timer', () => {
  const unit = read('deploy/cardwright-backup.service');
  const service = read('deploy/cardwright.service');

  test('it backs up what the service writes, with its user, settings and program, to where it may write', () => {
    for (const name of ['User', 'Group', 'WorkingDirectory', 'EnvironmentFile']) {
      const line = new RegExp(`^${name}=.*$`, 'm').exec(service)?.[0];
      expect(unit).toContain(`\n${line}\n`);
    }
    const [, folder] = /^ReadWritePaths=\/var\/lib\/cardwright (\S+)$/m.exec(unit) ?? [];
    const [, program = '', file = '', target] =
      /^ExecStart=\/bin\/sh -c 'exec (\S+) (\S+) backup "(\S+)\/\$\$\(date/m.exec(unit) ?? [];
    expect(service).toContain(`/${program} `);
    expectFiles([file]);
    expect(target).toBe(folder);
    expect(unit).toContain(`\nExecStartPost=/usr/bin/find ${folder} `);
    expect(read('docs/operating.md')).toContain(`install -d -m 0700 -o cardwright -g cardwright ${folder}\n`);
  });

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd understands both', () => {
    const files = ['service', 'timer'].map((kind) => join(root, `deploy/cardwright-backup.${kind}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes('cardwright-backup'))]).toEqual([
      0,
      [],
    ]);
  });
});

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
  test('it runs the fuzz, naughty and crash suites, with everything else', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { steps: { run?: string }[] } };
    };
    expect(jobs.test.steps.map(({ run }) => run)).toContain('npm test');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { test: string } };
    expect(scripts.test).toMatch(/&& vitest run$/);
    const listed = execFileSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'list',
        '--filesOnly',
        'service/tests/fuzz/',
        'service/tests/crash/',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    for (const suite of ['fuzz/fuzz', 'fuzz/naughty-strings', 'crash/crash', 'crash/race'])
      expect(listed).toContain(`service/tests/${suite}.test.ts`);
  });
});
