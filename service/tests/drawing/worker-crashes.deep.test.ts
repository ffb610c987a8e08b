import { test } from 'vitest';
import { killWorkers } from './kill-workers.ts';

test('200 workers killed under load: nothing is lost, nothing is charged twice, nobody gets an error', () =>
  killWorkers(200));
