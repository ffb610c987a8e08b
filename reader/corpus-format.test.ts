import { expect, test } from 'vitest';
import { parseCorpus, parseKinds } from './corpus-format.ts';

test('a line becomes a prompt with the offsets of its marks', () => {
  const [labelled] = parseCorpus(
    '# comment\n\nde | event | a4 | Zelt, fire | {field:Titel:} [title:Sommer\\[fest\\]]⏎am [date:3. Juli]',
  );
  expect(labelled).toMatchObject({ language: 'de', kind: 'event', format: 'a4', suits: ['Zelt', 'fire'] });
  expect(labelled?.prompt).toBe('Titel: Sommer[fest]\nam 3. Juli');
  expect(labelled?.marks.map(({ name, start, end }) => [name, labelled.prompt.slice(start, end)])).toEqual([
    ['field', 'Titel:'],
    ['title', 'Sommer[fest]'],
    ['date', '3. Juli'],
  ]);
});

test.each([
  ['english | event | - | x | [title:a]', /the language is a code/],
  ['en | party | - | x | [title:a]', /unknown kind "party"/],
  ['en | event | huge | x | [title:a]', /unknown format "huge"/],
  ['en | event | - | x | [headline:a]', /unknown mark/],
  ['en | event | - | x | {title:a}', /"title" takes \[ \]/],
  ['en | event | - | x | [title:a [date:b]]', /a mark opens inside "title"/],
  ['en | event | - | x | [title:a', /is not closed/],
  ['en | event | - | x | [title: ]', /is empty/],
  ['en | event | - | x | [title:a] [title:b]', /one title at most/],
  ['en | event | - | x | just words', /nothing is set/],
  ['en | picture | - | x | [title:a]', /needs a mark "picture"/],
])('a wrong line is named with what would be right: %s', (line, message) => {
  expect(() => parseCorpus(`en | event | - | x | [title:fine]\n${line}`)).toThrow(message);
  expect(() => parseCorpus(`en | event | - | x | [title:fine]\n${line}`)).toThrow(/^line 2: /);
});

test('a line of kinds is a language, a kind and a prompt', () => {
  expect(parseKinds('# comment\nen | gig | Wet Cardigan ⏎ thursday | $7')).toEqual([
    { language: 'en', kind: 'gig', prompt: 'Wet Cardigan \n thursday | $7' },
  ]);
  expect(() => parseKinds('en | party | hello')).toThrow(/^line 1: unknown kind "party"/);
  expect(() => parseKinds('en | gig | ')).toThrow(/^line 1: the prompt is empty/);
});
