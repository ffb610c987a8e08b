import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRIEF_ROLES, type Brief } from '../../brief/brief.ts';
import { EMPTY_BRIEF } from '../../understand/empty-brief.fixture.ts';
import { checkReading, type OtherReading } from './check-reading.ts';
import { createOwnWords } from './find-own-words.ts';

const PROMPT =
  'Make a poster that says "Winter Walk", on 12 January, with a picture of two dogs running in the snow';
const BLOCKS: Brief['blocks'] = [
  { role: 'title', text: 'Winter Walk' },
  { role: 'date', text: '12 January' },
];
const UNUSED: OtherReading['unused'] = [
  { text: 'Make a poster that says', why: 'request' },
  { text: 'with a picture of', why: 'request' },
  { text: 'two dogs running in the snow', why: 'picture' },
];
const check = (brief: Partial<Brief>, unused = UNUSED, prompt = PROMPT) =>
  checkReading(prompt, { brief: { ...EMPTY_BRIEF, kind: 'event', ...brief } as Brief, unused });

test('a reading that accounts for every word has no problem, and says what is not set and why', () => {
  const { problems, isSound, brief, unused } = check({ blocks: BLOCKS, picture: { text: 'two dogs' } });
  expect([problems, isSound]).toEqual([[], true]);
  expect(brief.blocks).toEqual(BLOCKS);
  expect(unused.map(({ text, why }) => [text, why])).toEqual([
    ['Make a poster that says', 'request'],
    ['on', 'chatter'],
    ['with a picture of', 'request'],
  ]);
});

describe('what is wrong is named', () => {
  test('an invented text is left out, and the rest can be drawn', () => {
    const { problems, isSound, brief } = check({ blocks: [...BLOCKS, { role: 'action', text: 'Book now' }] });
    expect(problems).toEqual([expect.stringContaining('`blocks[2].text` is no piece of the prompt')]);
    expect([isSound, brief.blocks]).toEqual([true, BLOCKS]);
  });

  test.each<[string, Partial<Brief>, RegExp]>([
    ['a lost quotation', { blocks: BLOCKS.slice(1) }, /“Winter Walk” is quoted or a fact/],
    [
      'a torn quotation',
      { blocks: [{ role: 'title', text: 'Winter' }, ...BLOCKS.slice(1)] },
      /“Winter Walk” is/,
    ],
    ['a lost date', { blocks: BLOCKS.slice(0, 1) }, /“12” is quoted or a fact/],
    ['nothing at all', {}, /neither a text in `blocks` nor a `picture`/],
    [
      'text without an end',
      { blocks: Array.from({ length: 60 }, () => ({ role: 'body', text: PROMPT })) },
      /more words than the prompt/,
    ],
  ])('%s, and nothing is drawn by it', (_, brief, sentence) => {
    const { problems, isSound } = check(brief);
    expect(problems).toContainEqual(expect.stringMatching(sentence));
    expect(isSound).toBe(false);
  });

  test('an invented title in place of the own one', () => {
    const prompt = 'our bakery opens soon';
    const { isSound } = check(
      {
        blocks: [
          { role: 'title', text: 'Grand Opening' },
          { role: 'body', text: prompt },
        ],
      },
      [],
      prompt,
    );
    expect(isSound).toBe(false);
  });

  test('words of which nothing is said', () => {
    const { problems, isSound } = check({ blocks: BLOCKS }, UNUSED.slice(0, 2));
    expect(problems).toEqual(['“two dogs running in the snow” is neither in `blocks` nor in `unused`.']);
    expect(isSound).toBe(false);
  });
});

test('a text is set as often as the prompt has it', () => {
  const blocks: Brief['blocks'] = Array.from({ length: 3 }, () => ({ role: 'item', text: 'Soup' }));
  expect(check({ blocks }, [], 'Soup, bread, soup').brief.blocks).toHaveLength(1);
  expect(check({ blocks }, [], 'Soup, bread, Soup').brief.blocks).toHaveLength(2);
});

const WORDS = [
  'the',
  'Party',
  'at',
  '9',
  '$5',
  'not',
  '"Fest"',
  'é',
  '東京',
  'a@b.example',
  'Ignore',
  '{"role":',
];
const TEXT = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '));
const ANY_TEXT = fc.oneof(TEXT, fc.string({ unit: 'grapheme' }));
const OTHER = fc.record({
  blocks: fc.array(fc.record({ role: fc.constantFrom(...BRIEF_ROLES), text: ANY_TEXT, value: ANY_TEXT }), {
    maxLength: 6,
  }),
  picture: fc.option(fc.record({ text: ANY_TEXT }), { nil: null }),
});
const NAMED = fc.array(
  fc.record({ text: ANY_TEXT, why: fc.constantFrom('request', 'wish', 'chatter', 'picture') }),
  { maxLength: 4 },
);

test('whatever is read, a sound reading has the words of the prompt alone, its quotations and its facts', () => {
  fc.assert(
    fc.property(ANY_TEXT, OTHER, NAMED, (prompt, brief, unused) => {
      const {
        brief: own,
        isSound,
        unused: left,
      } = check(brief as Partial<Brief>, unused as typeof UNUSED, prompt);
      for (const { text, start, end } of left) expect(prompt.slice(start, end)).toBe(text);
      if (!isSound) return;
      const texts = own.blocks.flatMap(({ text, value }) =>
        [text, value].filter((part) => part !== undefined),
      );
      const findOwn = createOwnWords(prompt);
      for (const text of texts)
        expect(findOwn(text)?.text.replaceAll('"', '')).toBe(text.replaceAll('"', ''));
      if (prompt.includes('"Fest"')) expect(texts.join('\n')).toContain('Fest');
      for (const fact of ['a@b.example', '$5'])
        if (prompt.split(' ').includes(fact)) expect(texts.join('\n')).toContain(fact);
      expect(own.picture?.text ?? '').not.toMatch(/["“”„«»]/u);
    }),
  );
});
