import { setTimeout as sleep } from 'node:timers/promises';
import { STEPS, type Step } from '../../../src/generations/step.ts';
import type { TestServer } from '../../postgres/support/test-server.ts';
import type { Chance } from './chance.ts';
import type { ClusterNode } from './node.ts';

export type Cluster = {
  nodes: readonly ClusterNode[];
  server: TestServer;
  chance: Chance;
  leaseMs: number;
};

/** What goes wrong, for as long as `strike` runs; afterwards nothing is wrong any more. */
export type Fault = { name: string; strike(cluster: Cluster): Promise<void> };

const SUBMITS: readonly Step[] = ['before-submit-commit', 'after-submit-commit'];
// A step that the seed's clients do not reach in this time is reported as one, and fails the run.
const REACH_MS = 120_000;

/** A node that the seed chooses, when it reaches the step. */
async function strikeAtStep(
  step: Step,
  signal: 'SIGKILL' | 'SIGSTOP',
  { nodes, chance }: Cluster,
): Promise<ClusterNode> {
  const able = nodes.filter(({ role }) => role !== (SUBMITS.includes(step) ? 'worker' : 'web'));
  const node = chance.pick(able);
  const reached = new AbortController();
  const tooLate = sleep(REACH_MS, undefined, { signal: reached.signal }).then(() => {
    throw new Error(`${node.name} did not reach "${step}"`);
  });
  tooLate.catch(() => {});
  await Promise.race([node.atStep(step, signal), tooLate]);
  reached.abort();
  return node;
}

const killAt = (step: Step): Fault => ({
  name: `kill -9 at: ${step}`,
  strike: async (cluster) => void (await strikeAtStep(step, 'SIGKILL', cluster)),
});

/** Afterwards it still believes that the generation is its own. */
const stopAt = (step: Step): Fault => ({
  name: `stopped for 1.5 leases at: ${step}`,
  strike: async (cluster) => {
    const node = await strikeAtStep(step, 'SIGSTOP', cluster);
    await sleep(cluster.leaseMs * 1.5);
    node.signal('SIGCONT');
  },
});

const killSome: Fault = {
  name: 'kill -9 at random',
  strike: async ({ nodes, chance }) => {
    for (const node of chance.shuffle(nodes).slice(0, chance.whole(1, 2))) {
      await sleep(chance.whole(0, 400));
      node.signal('SIGKILL');
    }
  },
};

const crashDatabase: Fault = {
  name: 'database crashes',
  strike: async ({ server, chance }) => {
    await server.crash();
    await sleep(chance.whole(0, 1_500));
    await server.recover();
  },
};

/** Silence is worse than an end: nobody hears of it. */
const partition = (store: 'database' | 'bucket', mode: 'cut' | 'silent', ms: number): Fault => ({
  name: `${store} ${mode === 'cut' ? 'cut from' : 'silent for'} a node`,
  strike: async ({ nodes, chance }) => {
    const node = chance.pick(nodes);
    node[store].set(mode);
    await sleep(ms);
    node[store].set('open');
  },
});

const dropNotices = (ms: number): Fault => ({
  name: 'notices dropped',
  strike: async ({ nodes }) => {
    for (const node of nodes) node.setNotices(true);
    await sleep(ms);
    for (const node of nodes) node.setNotices(false);
  },
});

const skewClocks = (ms: number): Fault => ({
  name: 'clocks 60 s apart from the true time',
  strike: async ({ nodes, chance }) => {
    const [first, second] = chance.shuffle(nodes);
    await first?.restart(60_000);
    await second?.restart(-60_000);
    await sleep(ms);
    await first?.restart(0);
    await second?.restart(0);
  },
});

/** What a cluster must survive, in an order of the seed. */
export function listFaults(chance: Chance, isShort: boolean): Fault[] {
  const kills = STEPS.map(killAt);
  if (isShort)
    return chance.shuffle([
      ...chance.shuffle(kills).slice(0, 3),
      killSome,
      crashDatabase,
      partition(chance.pick(['database', 'bucket']), chance.pick(['cut', 'silent']), 4_000),
      stopAt('composed'),
      chance.pick([dropNotices(3_000), skewClocks(3_000)]),
    ]);
  return chance.shuffle([
    ...kills,
    ...kills,
    ...kills,
    ...Array.from({ length: 10 }, () => killSome),
    ...Array.from({ length: 3 }, () => crashDatabase),
    partition('database', 'cut', 15_000),
    partition('database', 'silent', 30_000),
    partition('bucket', 'cut', 10_000),
    partition('bucket', 'silent', 20_000),
    stopAt('claimed'),
    stopAt('composed'),
    stopAt('before-complete-commit'),
    dropNotices(10_000),
    skewClocks(10_000),
  ]);
}
