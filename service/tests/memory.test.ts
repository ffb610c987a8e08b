import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signTarget } from '../src/delivery/delivery-bench.fixture.ts';
import { runMain } from './socket/run-main.ts';

// What docs/operating.md promises for the default two images at a time on two cores.
const MOST_MB = 512;
const LAUNCHER = fileURLToPath(new URL('../launch.mjs', import.meta.url));

/** The largest memory that a process ever had, as the kernel counts it. */
const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.skipIf(process.platform !== 'linux')(
  `two images and two cards of the largest size at once stay within ${MOST_MB} MB`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cardwright-memory-'));
    const main = await runMain(
      {
        CARDWRIGHT_DATA_DIR: directory,
        CARDWRIGHT_RENDER_CONCURRENCY: '2',
        CARDWRIGHT_CARD_DEADLINE_MS: '60000',
      },
      [process.execPath, LAUNCHER],
    );
    try {
      const post = async (path: string, body: object, key = '') => {
        const headers = { 'content-type': 'application/json', prefer: 'wait=60', 'x-api-key': key };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await (await fetch(main.baseUrl + path, init)).json()) as Record<string, string>;
      };
      const { api_key: key = '' } = await post('/api/v1/users', { email: 'ada@example.com' });
      const generate = async (prompt: string) => {
        const size = { width: 2048, height: 2048 };
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
      const peak = peakMegabytes(main.child.pid ?? 0);
      expect(peak).toBeGreaterThan(50);
      expect(peak).toBeLessThan(MOST_MB);
    } finally {
      main.child.kill('SIGKILL');
      await main.exited;
      rmSync(directory, { recursive: true, force: true });
    }
  },
);
