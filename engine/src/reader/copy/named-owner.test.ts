import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteOwner } from './named-owner.ts';

describe('a stated name', () => {
  it.each([
    ['business card for a plumber, name Tom Reyes, phone 555 0199', 'Tom Reyes', 'Plumber'],
    ['Visitekaartje voor een fotograaf, naam Sanne de Wit', 'Sanne de Wit', 'Fotograaf'],
    ['LinkedIn header, UX writer, name Dana Kim', 'Dana Kim', 'UX writer'],
    ['Visitenkarte für eine Hebamme, Name Karla Voss', 'Karla Voss', 'Hebamme'],
  ])('is the title, and what its bearer is the line under it: %s', (prompt, title, subtitle) => {
    expect(parsePrompt(prompt).copy).toMatchObject({ title, subtitle });
  });

  it('leaves the line under it to a tagline', () => {
    expect(
      parsePrompt('twitter header for a data scientist, name Amara Osei, tagline "Numbers with manners"')
        .copy,
    ).toMatchObject({
      title: 'Amara Osei',
      eyebrow: 'Data scientist',
      subtitle: 'Numbers with manners',
    });
  });

  it('keeps how to reach somebody on the card', () => {
    const { copy, warnings } = parsePrompt('business card for a plumber, name Tom Reyes, phone 555 0199');
    expect(copy.lines).toEqual(['Phone 555 0199']);
    expect(warnings).toEqual([]);
  });

  it('is none where no name follows', () => {
    for (const text of [
      'poster for a contest, name your favourite bird',
      'Lost cat poster, tabby, name Biscuit',
    ])
      expect(quoteOwner(text, 'en')).toBe(text);
  });
});
