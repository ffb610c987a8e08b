import { describe, expect, test } from 'vitest';
import { isDual, isPlural } from '../reading/plural.ts';
import { readText } from '../reading/reading.ts';
import { findSceneMentions } from './mentions/find-scene-mentions.ts';
import type { SceneMention } from './mentions/scene-mention.ts';
import cases from './noun-forms.json' with { type: 'json' };

const nounOf = (mention: SceneMention): string | undefined =>
  mention.part === 'sign' ? mention.noun : mention.part === 'thing' ? mention.value : undefined;

/** How the form is read, where it is read as the noun that the English word names. */
function readAs(noun: string, form: string, language: string): 'one' | 'many' | undefined {
  const [named] = findSceneMentions(readText(`a ${noun}`), 'en');
  const reading = readText(form);
  const found = findSceneMentions(reading, language).find(
    (mention) => named !== undefined && nounOf(mention) === nounOf(named),
  );
  if (!found) return undefined;
  return isPlural(reading, language, found) || isDual(reading, language, found) ? 'many' : 'one';
}

// Forms as people write them: of one, and behind a stroke of many.
describe('a noun is known in the forms that it has', () => {
  test.each(Object.entries(cases))('%s', (language, nouns) => {
    const unread: string[] = [];
    for (const [noun, forms] of Object.entries<string>(nouns)) {
      const [one = '', many = ''] = forms.split('|').map((part) => part.trim());
      for (const form of one.split(' ').filter(Boolean))
        if (readAs(noun, form, language) === undefined) unread.push(`${form} is no ${noun}`);
      for (const form of many.split(' ').filter(Boolean))
        if (readAs(noun, form, language) !== 'many') unread.push(`${form} are not many of ${noun}`);
    }
    expect(unread).toEqual([]);
  });
});
