/** Time as a dependency, so that a test can cross a month's end. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Goes on evenly from the system's time at this call, whatever that is set to later. */
export function createSteadyClock(): Clock {
  const startedAt = Date.now() - performance.now();
  return { now: () => new Date(startedAt + performance.now()) };
}
