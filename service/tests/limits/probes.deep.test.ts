import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { type Running, runMain } from '../socket/run-main.ts';
import { type Input, listInputs } from './support/largest-inputs.ts';

const MEGABYTE = 1024 * 1024;
const AT_A_TIME = 4;
// Less is a matter of the machine.
const SHORTEST_QUIET_MS = 10;
// As long as drawing one card keeps a thread busy.
const MOST_WORK_MS = 150;

let directory: string;
let main: Running;
let key: string;
let inputs: Input[];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cardwright-probes-'));
  // As `npm start` does, with its settings for memory.
  const launcher = join(import.meta.dirname, '../../launch.mjs');
  const settings = {
    CARDWRIGHT_DATA_DIR: directory,
    CARDWRIGHT_SIGNUP_LIMIT: '1000000',
    CARDWRIGHT_REQUEST_LIMIT: '1000000',
    CARDWRIGHT_HELPER_LIMIT: '1000000',
    CARDWRIGHT_PREVIEW_LIMIT: '1000000',
    CARDWRIGHT_FREE_GENERATE_LIMIT: '1000000',
    CARDWRIGHT_FREE_ALLOWANCE: '1000000',
  };
  main = await runMain(settings, [process.execPath, launcher]);
  const answer = await fetch(`${main.baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  ({ api_key: key } = (await answer.json()) as { api_key: string });
  inputs = await listInputs(key);
});
afterAll(async () => {
  main.child.kill('SIGTERM');
  await main.exited;
  rmSync(directory, { recursive: true, force: true });
});

/** Of the thread that answers. */
const workMs = (): number => {
  const [nanoseconds = '0'] = readFileSync(
    `/proc/${main.child.pid}/task/${main.child.pid}/schedstat`,
    'utf8',
  ).split(' ');
  return Number(nanoseconds) / 1e6;
};
const residentBytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${main.child.pid}/status`, 'utf8'))?.[1]) * 1024;

async function send({ method, path, headers = {}, body }: Input): Promise<number> {
  const response = await fetch(main.baseUrl + path, {
    method,
    headers: { 'x-api-key': key, ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Asks for `/livez` and a cached card, again and again, until `work` has ended; how long each answer took, in milliseconds. */
async function probe(work: Promise<unknown>): Promise<number[]> {
  const { path, query } = signTarget(key, '/i/og_standard', smallCard('Known'));
  let ended = false;
  work.finally(() => {
    ended = true;
  });
  const times: number[] = [];
  while (!ended || times.length < 200) {
    for (const asked of ['/livez', `${path}?${query}`]) {
      const began = performance.now();
      const response = await fetch(main.baseUrl + asked);
      await response.arrayBuffer();
      expect([asked, response.status]).toEqual([asked, 200]);
      times.push(performance.now() - began);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times.sort((a, b) => a - b);
}
const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? 0;

test.skipIf(!existsSync('/proc/self/schedstat'))(
  'whatever an operation is sent, the thread that answers is not kept, its memory stays, and the fault is never the service',
  async () => {
    const quiet = Math.max(SHORTEST_QUIET_MS, p99(await probe(Promise.resolve())));
    const before = residentBytes();
    let peak = before;
    const kept: [name: string, ms: number][] = [];
    const blamed: [name: string, status: number][] = [];

    // One by one: what each costs.
    for (const input of inputs) {
      const began = workMs();
      const status = await send(input);
      const ms = workMs() - began;
      if (ms > MOST_WORK_MS) kept.push([input.name, Math.round(ms)]);
      if (status === 500) blamed.push([input.name, status]);
      peak = Math.max(peak, residentBytes());
    }
    expect({ kept, blamed }).toEqual({ kept: [], blamed: [] });
    // The code and the data of each operation are loaded by now, and stay.
    const loaded = residentBytes();

    // Many at once, beside the probes.
    const left = [...inputs];
    const sendNext = async (): Promise<void> => {
      for (let input = left.pop(); input !== undefined; input = left.pop()) {
        await send(input);
        peak = Math.max(peak, residentBytes());
      }
    };
    const busy = p99(await probe(Promise.all(Array.from({ length: AT_A_TIME }, sendNext))));
    expect(busy / quiet).toBeLessThan(10);
    expect((peak - before) / MEGABYTE).toBeLessThan(200);
    await expect
      .poll(() => (residentBytes() - loaded) / MEGABYTE, { timeout: 60_000, interval: 500 })
      .toBeLessThan(50);
  },
);
