import { expect, test } from 'vitest';
import { measureSlowness, patientMs } from './support/machine-speed.ts';

test('a limit is never shorter than on a quiet machine, and grows with the slowness', () => {
  expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  expect(patientMs(1000)).toBeGreaterThanOrEqual(1000 * Number(process.env.TEST_PATIENCE ?? 1));
  expect(patientMs(600_000)).toBeGreaterThan(patientMs(1000));
});
