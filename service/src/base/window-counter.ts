import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** What a client has used of its window. */
export type Count = { consumedPoints: number; msBeforeNext: number };

// Of so many clients at once, those that were quiet the longest are forgotten.
const MOST_CLIENTS = 100_000;

/** Counts by client, in windows that begin with a client's first request. */
export function createWindowCounter(
  windowSeconds: number,
  now: () => number = () => performance.now(),
): (key: string, points: number) => Count {
  const windowMs = windowSeconds * 1000;
  const windows = new LRUCache<string, { points: number; endsAt: number }>(atMost(MOST_CLIENTS));
  return (key, points) => {
    const at = now();
    const known = windows.get(key);
    const window = known !== undefined && known.endsAt > at ? known : { points: 0, endsAt: at + windowMs };
    window.points = Math.max(0, window.points + points);
    windows.set(key, window);
    // Fractions of milliseconds are rounded when they are added: no client waits longer than the window.
    return { consumedPoints: window.points, msBeforeNext: Math.min(windowMs, window.endsAt - at) };
  };
}
