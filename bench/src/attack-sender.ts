import { parentPort, workerData } from 'node:worker_threads';
import type { Input } from '../../service/tests/limits/support/largest-inputs.ts';

/** What is sent again and again, and for how long. */
export type Attack = {
  baseUrl: string;
  key: string;
  attack: readonly Input[];
  atATime: number;
  seconds: number;
};

const { baseUrl, key, attack, atATime, seconds } = workerData as Attack;
const until = performance.now() + seconds * 1000;
let count = 0;

async function send(first: number): Promise<void> {
  for (let at = first; performance.now() < until; at += 1) {
    const input = attack[at % attack.length];
    if (input === undefined) return;
    const sending = fetch(baseUrl + input.path, {
      method: input.method,
      headers: { 'x-api-key': key, ...input.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...(input.body !== undefined && { body: input.body }),
    });
    // One that has ended, or is about to, answers nothing.
    count += await sending
      .then((response) => response.arrayBuffer())
      .then(
        () => 1,
        () => 0,
      );
  }
}

await Promise.all(Array.from({ length: atATime }, (_, at) => send(at)));
parentPort?.postMessage(count);
