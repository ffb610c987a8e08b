import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCorpus } from '../../../reader/corpus-format.ts';
import { searchOptions } from '../../../tests/support/search.ts';
import { draw } from './corpus.ts';
import { findFalse, findSilent } from './true-warnings.ts';

const folder = new URL('../../../reader/corpus/train/', import.meta.url);
const prompts = readdirSync(folder)
  .filter((name) => name.endsWith('.prompts'))
  .flatMap((name) => parseCorpus(readFileSync(new URL(name, folder), 'utf8')))
  .map(({ prompt }) => prompt);
const SHAPES = [
  { width: 600, height: 315 },
  { width: 540, height: 540 },
  { width: 360, height: 640 },
  { width: 256, height: 256 },
] as const;

test('no warning is false of the card of any prompt of the corpus, in any shape, and no text is missing without one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...prompts), fc.constantFrom(...SHAPES), async (prompt, shape) => {
      const drawn = await draw({ prompt, ...shape });
      expect([...findFalse(drawn), ...findSilent(drawn)]).toEqual([]);
    }),
    searchOptions(),
  );
});
