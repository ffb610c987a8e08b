import { expect } from 'vitest';
import type { Answered } from './describe-operation.ts';
import type { TestService } from './test-service.ts';

// Of one account at the same time, in all that takes turns.
const SHARE = 4;

type CallAs = (key: string) => Promise<Answered>;
type Filled = {
  /** In all that is done at the same time. */
  atOnce: number;
  /** Takes a turn. */
  call: CallAs;
  /** Others that take the same turns. */
  others?: readonly CallAs[];
  /** What is being done now. */
  countRunning: () => number;
};

/**
 * Fills all turns, with as many accounts as that takes. One that has its share is told so (429), and a newcomer that there is no
 * time (503). Returns what is running, for the test to end, and those last refusals; the service must let so many accounts register.
 */
export async function fillTurns(
  service: TestService,
  { atOnce, call, others = [], countRunning }: Filled,
): Promise<{ running: Promise<Answered>[]; busy: Answered[] }> {
  const accounts = Array.from({ length: atOnce / SHARE + 1 }, (_, at) =>
    service.register(`turn${at}@example.com`),
  );
  const [newcomer = '', ...keys] = await Promise.all(accounts);
  const running = keys.flatMap((key) => Array.from({ length: SHARE }, () => call(key)));
  await expect.poll(countRunning).toBe(atOnce);
  const busy: Answered[] = [];
  for (const one of [call, ...others]) {
    const own = await one(keys[0] ?? '');
    expect([own.status, own.body.code]).toEqual([429, 'rate_limited']);
    expect(own.body.error).toMatch(/^Too many .+ for this account; try again when some are done\.$/);
    const late = await one(newcomer);
    expect(late.status).toBe(503);
    for (const { headers } of [own, late]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    busy.push(late);
  }
  return { running, busy };
}
