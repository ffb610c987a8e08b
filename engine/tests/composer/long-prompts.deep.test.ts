import { expect, test } from 'vitest';
import { compareWithQuoted, draw } from './corpus.ts';
import { readLongPrompts } from './long-prompts.ts';

// All of them; some are in the corpus of `npm test`.
test('of long descriptions the quoted texts are set whole and nothing else is', async () => {
  const drawn = [];
  for (const { text: prompt } of readLongPrompts()) {
    const asked = { kind: 'long', prompt, width: 1200, height: 630 } as const;
    const { composition, warnings } = await draw({ prompt, width: 1200, height: 630, seed: 7 });
    drawn.push({ text: prompt, warnings, ...compareWithQuoted({ asked, composition }) });
  }
  const torn = drawn.filter(({ lost }) => lost.length > 0);
  const chatty = drawn.filter(({ added }) => /[\p{L}\p{N}]/u.test(added));
  expect(torn.length, JSON.stringify(torn, null, 2)).toBeLessThanOrEqual(0.02 * drawn.length);
  expect(chatty.length, JSON.stringify(chatty, null, 2)).toBeLessThanOrEqual(0.1 * drawn.length);
  expect(drawn.filter(({ warnings }) => warnings.length > 1).length).toBeLessThanOrEqual(0.05 * drawn.length);
});
