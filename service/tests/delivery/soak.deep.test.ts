import { test } from 'vitest';
import { soak } from './support/soak.ts';

test('10,000 mixed requests end with exact accounts, flat memory and no answer that blames the server', () =>
  soak(10_000));
