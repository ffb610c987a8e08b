import { test } from 'vitest';
import { soak } from './support/soak.ts';

test('300 mixed requests end with exact accounts, flat memory and no answer that blames the server', () =>
  soak(300));
