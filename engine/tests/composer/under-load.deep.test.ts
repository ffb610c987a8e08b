import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readLongPrompts } from './long-prompts.ts';

// The whole list takes minutes: `npm run same-bytes`. Else some of it.
const everything = process.env.SAME_BYTES === 'all';
const WHOLE = 700;
const SLICE = 10;
const BUSY = 10;

const PROMPTS = new URL('../../prompts/', import.meta.url);
const DRAWER = new URL('./draw-prompts.fixture.ts', import.meta.url).pathname;
// Ends with the test, however that ends.
const SPIN = 'for (;;) { for (let at = 0; at < 1e8; at++); if (process.ppid === 1) process.exit(); }';

type Drawing = { prompt: string; width: number; height: number };

function readPrompts(): Drawing[] {
  const lines = readdirSync(PROMPTS)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, PROMPTS), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line): Drawing => {
      const [, width = '1200', height = '630', prompt = line] = /^(\d+)x(\d+) \| (.*)$/.exec(line) ?? [];
      return { prompt, width: Number(width), height: Number(height) };
    });
  const long = readLongPrompts().map(({ text: prompt }) => ({ prompt, width: 1200, height: 630 }));
  return [...long, ...lines];
}

/** Some prompts, spread evenly over all. */
function choose(all: readonly Drawing[], count: number): Drawing[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as Drawing);
}

/** The digests of the images, drawn by a process of their own. */
async function draw(prompts: readonly Drawing[]): Promise<string[]> {
  const drawer = spawn(process.execPath, [DRAWER], { stdio: ['pipe', 'pipe', 'inherit'] });
  drawer.stdin.end(JSON.stringify(prompts));
  return JSON.parse(await text(drawer.stdout)) as string[];
}

test('prompts have the same bytes alone and, in another order, beside ten busy processes', {
  timeout: everything ? 3_600_000 : 600_000,
}, async () => {
  const prompts = choose(readPrompts(), everything ? WHOLE : SLICE);
  const alone = await draw(prompts);
  const busy: ChildProcess[] = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', SPIN]));
  try {
    const beside = (await draw(prompts.toReversed())).toReversed();
    const different = prompts.filter((_, at) => alone[at] !== beside[at]).map(({ prompt }) => prompt);
    expect(different).toEqual([]);
    expect(new Set(alone).size).toBeGreaterThan(0.95 * prompts.length);
  } finally {
    for (const process of busy) process.kill('SIGKILL');
  }
});
