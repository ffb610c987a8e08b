import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../service/src/settings/config.ts';
import { FINAL, list, readEnvironment } from './dockerfile.ts';
import { NEEDED_MB, PORT, read, root } from './project-files.ts';

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
