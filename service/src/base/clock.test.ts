import { expect, test, vi } from 'vitest';
import { createSteadyClock } from './clock.ts';

test('a steady clock goes on while the system is set to another time', () => {
  const clock = createSteadyClock();
  const before = clock.now().getTime();
  const set = vi.spyOn(Date, 'now').mockReturnValue(before + 3600_000);
  const passed = clock.now().getTime() - before;
  set.mockRestore();
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(1800_000);
});
