import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShown, type LabelledPrompt, parseCorpus } from './corpus-format.ts';
import { collectStock, createRandom, varyPrompt } from './vary-prompt.ts';

const corpus = parseCorpus(
  [
    'en | event | story | guitar | {request:gig poster for} [title:Cardboard Moon] at [place:The Lexington], [date:3rd May]. {chat:Thanks!}',
    'en | event | - | none | {chat:hi all,} [title:Plant Swap] - [place:Leith] - [date:Sunday] - [price:£2] {style:retro}',
    'en | picture | - | fox | {picture:a fox under a tree}',
  ].join('\n'),
);
const stock = collectStock(corpus).get('en') ?? new Map<string, string[]>();
const vary = (labelled: LabelledPrompt, seed: number): LabelledPrompt =>
  varyPrompt(labelled, stock, createRandom(seed));

test('a varied prompt is labelled: its marks are in order, each holds words, and what was set still is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...corpus), fc.nat(), (labelled, seed) => {
      const { prompt, marks } = vary(labelled, seed);
      for (const [at, { start, end }] of marks.entries()) {
        expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0);
        expect(prompt.slice(start, end).trim()).not.toBe('');
      }
      expect(marks.some(({ name }) => isShown(name))).toBe(labelled.marks.some(({ name }) => isShown(name)));
      expect(marks.filter(({ name }) => name === 'title').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('facts are exchanged, left out and moved, and requests dropped', () => {
  const [gig] = corpus as [LabelledPrompt, ...LabelledPrompt[]];
  const varied = Array.from({ length: 200 }, (_, seed) => vary(gig, seed));
  const wordsOf = ({ prompt, marks }: LabelledPrompt, role: string): string | undefined => {
    const mark = marks.find(({ name }) => name === role);
    return mark && prompt.slice(mark.start, mark.end);
  };
  expect(new Set(varied.map((one) => wordsOf(one, 'place')?.toLowerCase()))).toEqual(
    new Set(['the lexington', 'leith', undefined]),
  );
  expect(varied.some(({ prompt }) => prompt.startsWith('Cardboard'))).toBe(true);
  expect(varied.some(({ prompt }) => prompt.indexOf('Lexington') < prompt.indexOf('Cardboard'))).toBe(true);
});

test('the same seed gives the same prompt', () => {
  for (const labelled of corpus) expect(vary(labelled, 7)).toEqual(vary(labelled, 7));
});
