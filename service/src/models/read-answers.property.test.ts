import { briefSchema } from '@cardwright/contract';
import { BRIEF_KINDS, BRIEF_ROLES } from '@cardwright/contract/brief';
import { createEngine } from '@cardwright/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReading } from './brief-question.ts';
import { readJson } from './chat.ts';

const PIECES = [
  'Winter Walk',
  '"Winter Walk"',
  '12 January',
  '$15',
  'walk@club.example',
  'no dogs',
  'Poster:',
  '冬',
];
const PROMPT = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join(' '))
  .filter((prompt) => prompt.trim() !== '');
const TEXT = fc.oneof(
  fc.constantFrom(...PIECES, 'Book now', 'dogs', 'WINTER walk'),
  fc.string({ unit: 'grapheme' }),
);
const PART = fc.option(TEXT, { nil: null });
const BLOCK = fc.record(
  {
    role: fc.oneof(fc.constantFrom(...BRIEF_ROLES), fc.string()),
    text: fc.oneof(TEXT, fc.jsonValue()),
    value: PART,
    detail: PART,
    label: PART,
  },
  { requiredKeys: ['role', 'text'] },
);
/** About what a schema asks for, and anything at all. */
const ANSWER = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      language: fc.constantFrom('en', 'nl', 'English'),
      kind: fc.constantFrom(...BRIEF_KINDS),
      blocks: fc.array(
        fc.oneof(
          {
            weight: 9,
            arbitrary: fc.record({ role: fc.constantFrom(...BRIEF_ROLES), text: TEXT, value: PART }),
          },
          BLOCK,
        ),
        { maxLength: 6 },
      ),
      unused: fc.array(
        fc.record({ text: TEXT, why: fc.constantFrom('request', 'wish', 'chatter', 'picture') }),
        { maxLength: 4 },
      ),
      picture: PART,
      style: fc.constant([]),
      scheme: fc.constantFrom('light', 'dark', null),
      colors: fc.constant([]),
      layout: fc.constant([]),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

test('whatever a model answers, what is taken of it is a valid brief in the words of the prompt', async () => {
  const engine = await createEngine();
  let sound = 0;
  await fc.assert(
    fc.asyncProperty(PROMPT, ANSWER, async (prompt, answer) => {
      const read = toReading(readJson(JSON.stringify(answer)));
      if ('problem' in read) return;
      const { brief, isSound, unused } = await engine.checkReading(prompt, read.reading);
      for (const { text, start, end } of unused) expect(prompt.slice(start, end)).toBe(text);
      if (!isSound) return;
      sound += 1;
      expect(briefSchema.safeParse(brief).error).toBeUndefined();
      const flat = toFlat(prompt);
      const texts = brief.blocks.flatMap(({ text, value, detail, label }) =>
        [text, value, detail, label].filter((part) => part !== undefined),
      );
      for (const text of texts) expect(flat).toContain(toFlat(text));
      for (const words of ['"Winter Walk"', '$15', 'walk@club.example'])
        if (prompt.split('  ').join(' ').includes(` ${words} `))
          expect(texts.join('\n')).toContain(words.replaceAll('"', ''));
      expect(brief.blocks.filter(({ role }) => role === 'title').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
  expect(sound).toBeGreaterThan(20);
});

/** Letters alone: blanks may be joined, and what nobody sees is taken out. */
const toFlat = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

test.each(['', '{', '}{', 'null', '```', '<think>', '[1', '{"a":'.repeat(50_000)])(
  '%j is no reading',
  (text) => {
    expect(toReading(readJson(text))).toHaveProperty('problem');
  },
);
