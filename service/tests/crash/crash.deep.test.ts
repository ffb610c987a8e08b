import { test } from 'vitest';
import { killAndCount } from './kill-and-count.ts';

const RANDOM_MS = Array.from({ length: 12 }, (_, i) => Math.random() * 10 * i);

test('27 kills at named steps and 12 at random moments lose no generation, image or credit', () =>
  killAndCount({ nth: [1, 2, 3], ms: RANDOM_MS }));
