import { afterEach, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';

const engine = await createEngine();
const compose = (prompt: string) =>
  engine.compose({ prompt, width: 600, height: 315, seed: 7, format: 'png' });

afterEach(() => vi.restoreAllMocks());

/** Every look at a clock finds that another minute has passed, as on a machine that has stood still. */
function makeClocksRush(): void {
  let minutes = 0;
  const pass = () => ++minutes * 60_000;
  vi.spyOn(performance, 'now').mockImplementation(pass);
  vi.spyOn(Date, 'now').mockImplementation(pass);
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: pass() * 1000, system: 0 }));
}

test.each(['poster of a lighthouse in a storm with the title "Hold Fast"'])(
  'no clock decides what is drawn: %s',
  async (prompt) => {
    const calm = await compose(prompt);
    makeClocksRush();
    const rushed = await compose(prompt);
    expect(rushed.look).toBe(calm.look);
    expect(Buffer.from(rushed.bytes).equals(Buffer.from(calm.bytes))).toBe(true);
  },
);

test('images that are drawn at the same time have the bytes that they have alone', async () => {
  const prompts = Array.from(
    { length: 4 },
    (_, i) => `a red fox in a misty forest with the title "Fox ${i}"`,
  );
  const alone = [];
  for (const prompt of prompts) alone.push(await compose(prompt));
  const together = await Promise.all(prompts.map(compose));
  for (const [index, { bytes }] of together.entries())
    expect(Buffer.from(bytes).equals(Buffer.from(alone[index]?.bytes ?? []))).toBe(true);
});
