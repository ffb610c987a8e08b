import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../service/src/settings/config.ts';
import { SETTINGS } from '../../service/src/settings/settings.ts';

const root = join(import.meta.dirname, '../..');
const chart = join(root, 'deploy/helm');
const read = (file: string): string => readFileSync(join(chart, file), 'utf8');

const SECRETS = {
  CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
  CARDWRIGHT_DATABASE_URL: 'postgres://cardwright:password@db.example.com/cardwright',
  CARDWRIGHT_S3_ACCESS_KEY_ID: 'cardwright',
  CARDWRIGHT_S3_SECRET_ACCESS_KEY: 'password',
};
// As the kustomization has them.
const REQUIRED = {
  baseUrl: 'https://cards.example.com',
  s3: { bucket: 'cardwright', endpoint: 'https://s3.example.com', region: 'us-east-1' },
};

describe('the values', () => {
  const validate = new Ajv().compile(JSON.parse(read('values.schema.json')));
  const values = parse(read('values.yaml')) as Record<string, unknown>;
  const isValid = (more: object): boolean => validate({ ...values, ...REQUIRED, ...more });

  test('are valid once what has no default is set', () => {
    expect(isValid({ existingSecret: 'cardwright' })).toBe(true);
    expect(isValid({})).toBe(false);
    expect(isValid({ existingSecret: 'cardwright', baseUrl: '' })).toBe(false);
    expect(isValid({ existingSecret: 'cardwright', basUrl: 'https://cards.example.com' })).toBe(false);
    const secret = {
      masterKey: SECRETS.CARDWRIGHT_MASTER_KEY,
      databaseUrl: SECRETS.CARDWRIGHT_DATABASE_URL,
      s3AccessKeyId: 'a',
      s3SecretAccessKey: 'b',
    };
    expect(isValid({ secret })).toBe(true);
    expect(isValid({ secret: { ...secret, masterKey: 'short' } })).toBe(false);
  });

  test('every setting of the service can be among them, but for the port, which the chart has', () => {
    const names = Object.values(SETTINGS).map(({ name }) => name);
    const isTaken = (name: string): boolean =>
      isValid({ existingSecret: 'cardwright', settings: { [name]: 'x' } });
    expect(names.filter((name) => !isTaken(name))).toEqual(['PORT']);
  });

  test('the chart is of the version of the service', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});

type Manifest = {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another shape; kubectl knows them.
  spec?: any;
};

const helm = process.env.HELM ?? 'helm';
const has = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0;

describe.skipIf(!has(helm, 'version') || !has('kubectl', 'kustomize', '--help'))('the chart', () => {
  const toManifests = (text: string): Map<string, Manifest> =>
    new Map(
      text
        .split(/^---$/m)
        .map((part) => parse(part) as Manifest | null)
        .flatMap((manifest) => (manifest ? [[manifest.kind, manifest] as const] : [])),
    );
  const toSets = (values: object, prefix = ''): string[] =>
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'object'
        ? toSets(value, `${prefix}${key}.`)
        : [`--set-string=${prefix}${key}=${value}`],
    );
  const render = (release: string, values: object, ...words: string[]) =>
    toManifests(
      execFileSync(helm, ['template', release, chart, ...toSets({ ...REQUIRED, ...values }), ...words], {
        encoding: 'utf8',
      }),
    );

  /** Without what the two name in their own way: labels, the names of generated maps, and what has a default. */
  function toPlain({ kind, data, spec }: Manifest): unknown {
    const text = JSON.stringify({ kind, data, spec }, (key, value) => {
      if (['annotations', 'imagePullPolicy', 'app.kubernetes.io/instance', 'image'].includes(key))
        return undefined;
      if (key === 'metadata')
        return { labels: { 'app.kubernetes.io/name': value.labels?.['app.kubernetes.io/name'] } };
      return typeof value === 'string' ? value.replace(/^cardwright-[a-z0-9]{10}$/, 'cardwright') : value;
    });
    return JSON.parse(text);
  }

  test('has no fault that helm knows', () => {
    const words = ['lint', '--strict', chart, ...toSets({ ...REQUIRED, existingSecret: 'cardwright' })];
    expect(spawnSync(helm, words, { encoding: 'utf8' }).stdout).toContain('0 chart(s) failed');
  });

  test('is what kustomize makes, kind by kind', () => {
    const ours = render('cardwright', { existingSecret: 'cardwright' });
    const folder = join(root, 'deploy/kubernetes');
    const theirs = toManifests(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' }));
    expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
    for (const [kind, manifest] of theirs)
      expect(toPlain(ours.get(kind) as Manifest)).toEqual(toPlain(manifest));
    const { image } = parse(read('values.yaml')) as { image: { repository: string } };
    for (const kind of ['Deployment', 'Job'])
      expect(ours.get(kind)?.spec.template.spec.containers[0].image).toBe(`${image.repository}:0.1.0`);
  });

  test('makes a secret where none is named, and settings that the service takes', () => {
    const secret = {
      masterKey: SECRETS.CARDWRIGHT_MASTER_KEY,
      databaseUrl: SECRETS.CARDWRIGHT_DATABASE_URL,
      s3AccessKeyId: SECRETS.CARDWRIGHT_S3_ACCESS_KEY_ID,
      s3SecretAccessKey: SECRETS.CARDWRIGHT_S3_SECRET_ACCESS_KEY,
    };
    const settings = { CARDWRIGHT_IMAGE_RETENTION_DAYS: '90', CARDWRIGHT_RENDER_CONCURRENCY: '1' };
    const made = render('cards', { secret, settings });
    expect(made.get('Secret')?.stringData).toEqual(SECRETS);
    const config = readConfig({ ...made.get('ConfigMap')?.data, ...made.get('Secret')?.stringData });
    expect(config).toMatchObject({ migrate: 'check', renderConcurrency: 1 });
    const { envFrom } = made.get('Deployment')?.spec.template.spec.containers[0] ?? {};
    expect(envFrom).toEqual([
      { configMapRef: { name: 'cards-cardwright' } },
      { secretRef: { name: 'cards-cardwright' } },
    ]);
  });

  test('two releases in a namespace have nothing in common, and no selector finds the job', () => {
    const names = ['one', 'two'].map((release) => {
      const made = render(release, { existingSecret: 'cardwright' });
      const { labels } = made.get('Deployment')?.spec.template.metadata ?? {};
      for (const selector of [
        made.get('Deployment')?.spec.selector.matchLabels,
        made.get('PodDisruptionBudget')?.spec.selector.matchLabels,
        made.get('Service')?.spec.selector,
      ]) {
        expect(selector).toEqual({
          'app.kubernetes.io/name': 'cardwright',
          'app.kubernetes.io/instance': release,
        });
        expect(labels).toMatchObject(selector);
        expect(made.get('Job')?.spec.template.metadata.labels).not.toMatchObject(selector);
      }
      return [...made.values()].map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    });
    expect(names[0]?.some((name) => names[1]?.includes(name))).toBe(false);
  });

  test('has a number of nodes where the autoscaler is off, and says what is missing', () => {
    const off = ['--set', 'autoscaling.enabled=false,replicas=2'];
    const made = render('cardwright', { existingSecret: 'cardwright' }, ...off);
    expect([made.get('Deployment')?.spec.replicas, made.has('HorizontalPodAutoscaler')]).toEqual([2, false]);
    const { stderr } = spawnSync(helm, ['template', 'cardwright', chart], { encoding: 'utf8' });
    for (const name of ['baseUrl', 'bucket', 'existingSecret']) expect(stderr).toContain(name);
  });
});
