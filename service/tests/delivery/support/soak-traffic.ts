import { createHmac } from 'node:crypto';
import { signTarget, smallCard } from '../../../src/delivery/delivery-bench.fixture.ts';
import type { RequestTarget } from '../../../src/delivery/types.ts';

/** Uniform in [0, 1), the same in every run. */
export type Random = () => number;

export function createSeededRandom(seed: number): Random {
  let state = seed;
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PATH = '/i/og_standard';
const CONFLICTING = ['width=0', 'format=gif', 'theme=blue', 'title=twice'] as const;

/** An invalid request and the status that it must get. */
export function spoil(key: string, title: string, random: Random): { target: RequestTarget; status: number } {
  const { path, query } = signTarget(key, PATH, smallCard(title));
  const kind = Math.floor(random() * 7);
  switch (kind) {
    case 0:
      return { target: { path, query: query.replace('title=', 'title=un') }, status: 403 };
    case 1:
      return { target: signTarget(key, PATH, smallCard(title), '1000000000'), status: 403 };
    case 2:
      return { target: { path, query: query.slice(0, -1) }, status: 403 };
    case 3:
      return { target: { path, query: `${query}&x=%` }, status: 403 };
    case 4:
      return { target: signTarget(key, '/i/nothing', smallCard(title)), status: 400 };
    case 5:
      return { target: signTarget(key, PATH, { ...smallCard(title), width: '4097' }), status: 400 };
    default:
      return {
        target: signText(key, title, CONFLICTING[Math.floor(random() * CONFLICTING.length)] ?? ''),
        status: 400,
      };
  }
}

function signText(key: string, title: string, conflict: string): RequestTarget {
  const data = conflict.startsWith('title=') ? [`title=${title}`, conflict] : [conflict, `title=${title}`];
  const pairs = ['expires=2000000000', ...data].sort((a, b) =>
    (a.split('=')[0] ?? '') < (b.split('=')[0] ?? '') ? -1 : 1,
  );
  const query = pairs.join('&');
  const digest = createHmac('sha256', key).update(`${PATH}?${query}`).digest('hex');
  return { path: PATH, query: `${query}&sig=${key.split('_')[1]}.${digest}` };
}

export const signCard = (key: string, title: string): RequestTarget =>
  signTarget(key, PATH, smallCard(title));
