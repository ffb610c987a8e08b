/** Time as a dependency, so that a test can cross a month's end. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
