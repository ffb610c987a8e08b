import { expect, test } from 'vitest';
import { runCluster } from './run-cluster.ts';

test('three nodes lose nothing and charge nothing twice while things fail (`npm run test:cluster` tries all faults)', async () => {
  const seed = Date.now() % 1_000_000;
  const steps: string[] = [];
  const { broken } = await runCluster({ seed, isShort: true, say: (line) => steps.push(line) });
  expect(broken, `npm run test:cluster -- ${seed} --short\n${steps.join('\n')}`).toEqual([]);
});
