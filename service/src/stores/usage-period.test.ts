import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodEnd, toPeriod } from './usage-period.ts';

test('the last millisecond of a year belongs to December, and its period ends with it', () => {
  const last = new Date('2026-12-31T23:59:59.999Z');
  expect(toPeriod(last)).toBe('2026-12');
  expect(periodEnd(last).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

test('an instant is before its period’s end, and the end opens another period', () => {
  const instants = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const end = periodEnd(instant);
      expect(end.getTime()).toBeGreaterThan(instant.getTime());
      expect(toPeriod(new Date(end.getTime() - 1))).toBe(toPeriod(instant));
      expect(toPeriod(end)).not.toBe(toPeriod(instant));
    }),
  );
});
