import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, toTable } from '../measure.ts';
import { readCpuSeconds } from '../process-tree.ts';
import { startService } from '../running-service.ts';
import { load } from './load.ts';
import { startNginx } from './nginx.ts';

/** A server that answers an address with a card. */
export type Target = { name: string; address: string; pid: number; stop(): Promise<void> };

const ROUNDS = 6;
const ROUND = { requests: 8000, connections: 16 };
const WARM_UP = { requests: 3000, connections: 16 };
const SECRET = 'bench secret';

/** A card that the service knows, against the same bytes from a bare server that computes one HMAC, and nginx. */
export async function benchDelivery(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-delivery-'));
  const file = join(folder, 'card.png');
  const targets: Target[] = [];
  try {
    const cardwright = await startCardwright();
    targets.push(cardwright);
    const bytes = new Uint8Array(await (await fetch(cardwright.address)).arrayBuffer());
    writeFileSync(file, bytes);
    targets.unshift(await startBareServer(file));
    const nginx = await startNginx(file, SECRET);
    if (nginx) targets.push(nginx);
    const results = new Map(targets.map((target) => [target, { rates: [], cpu: [], times: [] } as Result]));
    for (const { address } of targets) await load(address, WARM_UP);
    // In turns, so that a busy moment of the machine hits all of them.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [target, result] of results) await measureRound(target, result);
      console.log(`  round ${round + 1} of ${ROUNDS}`);
    }
    return showResults(results, bytes.length);
  } finally {
    for (const target of targets) await target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Requests a second and processor microseconds a request of each round, milliseconds of each request. */
type Result = { rates: number[]; cpu: number[]; times: number[] };

async function measureRound({ address, pid }: Target, { rates, cpu, times }: Result): Promise<void> {
  const before = readCpuSeconds(pid);
  const loaded = await load(address, ROUND);
  cpu.push(((readCpuSeconds(pid) - before) * 1e6) / ROUND.requests);
  rates.push(ROUND.requests / loaded.seconds);
  times.push(...loaded.times);
}

function showResults(results: ReadonlyMap<Target, Result>, bytes: number): string {
  const rows = [...results].map(([{ name }, { rates, cpu, times }]) => ({
    name,
    rate: median(rates),
    cpu: median(cpu),
    p50: median(times),
    p99: quantile(times.sort(ascending), 0.99),
  }));
  const [bare] = rows;
  const against = (value: number, base = Number.NaN): string => (value / base).toFixed(2);
  return toTable(
    [
      `cached card of ${(bytes / 1000).toFixed(0)} kB`,
      'requests/s',
      'time per request against bare',
      'CPU µs a request',
      'CPU against bare',
      'median ms',
      'p99 ms',
    ],
    rows.map(({ name, rate, cpu, p50, p99 }) => [
      name,
      rate,
      against(bare?.rate ?? Number.NaN, rate),
      cpu,
      against(cpu, bare?.cpu),
      p50,
      p99,
    ]),
  );
}

const ascending = (a: number, b: number): number => a - b;
const median = (values: readonly number[]): number => quantile(values.toSorted(ascending), 0.5);

async function startCardwright(): Promise<Target> {
  const service = await startService();
  const { baseUrl, pid, stop } = service;
  return { name: 'Cardwright, cached card', address: await signCard(baseUrl), pid, stop };
}

async function startBareServer(file: string): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    name: 'bare node:http, one HMAC',
    address: `http://127.0.0.1:${String(port).trim()}/i/og_standard?title=Cached%20card`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function signCard(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com' }),
  });
  const { api_key } = (await answer.json()) as { api_key: string };
  const text = `/i/og_standard?expires=${Math.floor(Date.now() / 1000) + 3600}&title=Cached%20card`;
  const signature = createHmac('sha256', api_key).update(text).digest('hex');
  return `${baseUrl}${text}&sig=${api_key.split('_')[1]}.${signature}`;
}
