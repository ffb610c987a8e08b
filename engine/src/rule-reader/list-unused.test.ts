import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRuleReader } from './create-rule-reader.ts';

const reader = createRuleReader();
const unusedIn = async (prompt: string) =>
  (await reader.read(prompt)).unused.map(({ text, why }) => `${why}: ${text}`);

test('each stretch that is not set has its reason', async () => {
  expect(await unusedIn('"Night drive", Friday 9 pm, neon, pink')).toEqual(['wish: neon, pink']);
  expect(await unusedIn('poster: "Hold fast", dark, 1080x1080')).toEqual([
    'request: poster',
    'wish: dark, 1080x1080',
  ]);
  expect(await unusedIn('Coffee and Code')).toEqual([]);
});

test('offsets are those of the prompt as it was sent', async () => {
  const prompt = '  \n“Hold  fast” — 🎉 for Instagram, please';
  const { unused } = await reader.read(prompt);
  expect(unused.length).toBeGreaterThan(0);
  for (const { text, start, end } of unused) expect(prompt.slice(start, end)).toBe(text);
});

test('of any text, the stretches are in order and do not overlap', async () => {
  const words = fc.constantFrom(
    'poster',
    '"Hold fast"',
    'neon',
    'please',
    ',',
    '.',
    '3 May',
    'ñ',
    '海报',
    '\u202e',
    '🎉',
    'logo top left',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 30 }), async (parts) => {
      const prompt = parts.join(' ');
      const { unused } = await reader.read(prompt);
      let last = 0;
      for (const { text, start, end } of unused) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(prompt.slice(start, end)).toBe(text);
        last = end;
      }
    }),
    { numRuns: 60 },
  );
});
