import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHyphenator } from './hyphenator.ts';

const { hyphenate } = createHyphenator();
const write = async (text: string, language?: string) =>
  (await hyphenate(text, language)).replaceAll('\u00ad', '|');

test.each([
  ['de', 'Donaudampfschifffahrtsgesellschaft', 'Donau|dampf|schiff|fahrts|ge|sell|schaft'],
  ['de', 'STRAẞENBAHNHALTESTELLE', 'STRA|ẞEN|BAHN|HAL|TE|STELLE'],
  ['en', 'internationalization', 'inter|na|tion|al|iza|tion'],
  ['nl', 'arbeidsongeschiktheidsverzekering', 'arbeids|on|ge|schikt|heids|ver|ze|ke|ring'],
  ['ru', 'государственный', 'госу|дар|ствен|ный'],
  ['el', 'ηλεκτροεγκεφαλογράφημα', 'ηλε|κτρο|ε|γκε|φα|λο|γρά|φημα'],
])('%s: %s', async (language, word, broken) => {
  expect(await write(word, language)).toBe(broken);
});

test('a word longer than any is hyphenated to its end', async () => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  expect(await write(word, 'de')).toMatch(/Rind\|.*\|gesetz$/);
});

test('short words, addresses, codes, unknown languages and words with soft hyphens of their own are left as they are', async () => {
  for (const text of [
    'Haus am See',
    'info@donaudampfschifffahrt.example',
    'donaudampfschifffahrt.example',
    'Typ2Donaudampfschiff',
  ])
    expect(await write(text, 'de')).toBe(text);
  expect(await write('Donau\u00addampfschifffahrt', 'de')).toBe('Donau|dampfschifffahrt');
  expect(await write('Donaudampfschifffahrt', 'tlh')).toBe('Donaudampfschifffahrt');
  expect(await write('Donaudampfschifffahrt')).toBe('Donaudampfschifffahrt');
});

test('letters are never changed, in any language', async () => {
  const languages = fc.constantFrom('de', 'en', 'hu', 'tr', 'ru', 'hy', 'ka', 'el', 'fi');
  const letters = fc.constantFrom(...Array.from('abßẞİıÄößéňйщωΆքჰa-@.1 '));
  await fc.assert(
    fc.asyncProperty(languages, fc.string({ unit: letters, maxLength: 140 }), async (language, text) => {
      expect((await hyphenate(text, language)).replaceAll('\u00ad', '')).toBe(text);
    }),
  );
});
