import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signTarget } from '../src/delivery/delivery-bench.fixture.ts';
import { defaultLargeImageCount } from '../src/drawing/worker-count.ts';
import { runMain } from './socket/run-main.ts';

const BUSIEST = { width: 2048, height: 2048 };
const USUAL = { width: 1200, height: 630 };
type Promised = {
  workers: number;
  cardWorkers: number;
  size: { width: number; height: number };
  mostMb: number;
};
// What docs/operating.md promises: by workers and the size of the images that they draw at the same time.
export const PROMISES: readonly Promised[] = [
  { workers: 1, cardWorkers: 0, size: BUSIEST, mostMb: 512 },
  { workers: 2, cardWorkers: 0, size: USUAL, mostMb: 512 },
  { workers: 2, cardWorkers: 0, size: BUSIEST, mostMb: 512 },
  { workers: 2, cardWorkers: 1, size: BUSIEST, mostMb: 640 },
];
const LOOK_EVERY_MS = 20;
// What the launcher chooses on a machine or in a container of that size, which this one need not be.
const SMALL_MACHINE = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const LAUNCHER = fileURLToPath(new URL('../launch.mjs', import.meta.url));

/** Memory of a process and its workers; what they share counts once. */
function readMegabytes(pid: number): number {
  // The main thread starts all of them.
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
  return children.reduce((sum, child) => sum + readMegabytes(Number(child)), own);
}

// A process may end while it is looked at.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export function describeMemory(promises: readonly Promised[]): void {
  test.skipIf(process.platform !== 'linux').each(promises)(
    'two images ($size.width x $size.height) and two cards of the largest size at once, with $workers workers and $cardWorkers for cards, stay within $mostMb MB',
    async ({ workers, cardWorkers, size, mostMb }) => {
      const directory = mkdtempSync(join(tmpdir(), 'cardwright-memory-'));
      // What it would choose on a machine of that size.
      const largeImages = defaultLargeImageCount({ workers, cardWorkers }, mostMb);
      const main = await runMain(
        {
          CARDWRIGHT_LARGE_IMAGES: String(largeImages),
          CARDWRIGHT_DATA_DIR: directory,
          CARDWRIGHT_RENDER_CONCURRENCY: String(workers),
          CARDWRIGHT_CARD_WORKERS: String(cardWorkers),
          ...SMALL_MACHINE,
        },
        [process.execPath, LAUNCHER],
      );
      let peak = 0;
      const looking = setInterval(() => {
        peak = Math.max(peak, readMegabytes(main.child.pid ?? 0));
      }, LOOK_EVERY_MS);
      try {
        const post = async (path: string, body: object, key = '') => {
          const headers = { 'content-type': 'application/json', prefer: 'wait=60', 'x-api-key': key };
          const init = { method: 'POST', headers, body: JSON.stringify(body) };
          return (await (await fetch(main.baseUrl + path, init)).json()) as Record<string, string>;
        };
        const { api_key: key = '' } = await post('/api/v1/users', { email: 'ada@example.com' });
        const generate = async (prompt: string) => {
          const { id = '' } = await post('/api/v1/generate', { prompt, ...size }, key);
          for (;;) {
            const found = await fetch(`${main.baseUrl}/api/v1/generate/${id}`, {
              headers: { 'x-api-key': key },
            });
            const { status } = (await found.json()) as { status: string };
            if (status === 'completed' || status === 'failed') return status;
            await new Promise((resolve) => setTimeout(resolve, 200));
          }
        };
        const card = async (title: string) => {
          const { path, query } = signTarget(key, '/i/og_standard', { title, width: '2400', height: '2400' });
          return (await fetch(`${main.baseUrl}${path}?${query}`)).status;
        };
        const results = await Promise.all([
          generate('an astronaut riding a horse on the moon'),
          generate('Conference "Frontiers of AI Safety", Berlin, May 12-14 2026'),
          card('日本語の題名'),
          card('Hold fast'),
        ]);
        expect(results).toEqual(['completed', 'completed', 200, 200]);
        expect(peak).toBeGreaterThan(50);
        expect(peak).toBeLessThan(mostMb);
      } finally {
        clearInterval(looking);
        main.child.kill('SIGKILL');
        await main.exited;
        rmSync(directory, { recursive: true, force: true });
      }
    },
  );
}
