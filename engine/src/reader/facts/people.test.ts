import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { findHonoured, findPeople, isHonoured } from './people.ts';

describe('people by what they are called', () => {
  it.each([
    ['Sunday service: Walking in Light, Rev. Anne Cole, 9:30am', 'Rev. Anne Cole'],
    ['flyer for a judo class, Sensei Kenji, Tuesdays 6pm', 'Sensei Kenji'],
    ['Conférence : Mme Claire Dubois, « Habiter la ville », 18h', 'Mme Claire Dubois'],
    ['Vortrag: Herr Dr. Jonas Weber, "Wald im Wandel", 19 Uhr', 'Herr Dr. Jonas Weber'],
    ['Speaker card: Dr. Priya Nair, "Ethics of Gene Editing"', 'Dr. Priya Nair'],
  ])('takes a name behind a title for somebody, not for a place: %s', (prompt, name) => {
    const { copy } = parsePrompt(prompt);
    expect(copy.people).toEqual([name]);
    expect(copy.place).toBeUndefined();
    expect(copy.title).not.toContain(name);
  });

  it('leaves a name alone that is all there is to say, or that goes on', () => {
    expect(findHonoured('Dr. Bronner')).toBeUndefined();
    expect(findHonoured('Prof. Ingrid Lund on quiet machines, 6pm')).toBeUndefined();
    expect(parsePrompt("We're hiring: Chef Assistant, Berlin").copy.people).toBeUndefined();
  });

  it('asks for a name behind the title', () => {
    expect(isHonoured('Pastor Mike')).toBe(true);
    expect(isHonoured('Chef de partie')).toBe(false);
    expect(isHonoured('Drums & Bass')).toBe(false);
  });
});

it('two things with capitals are nobody', () => {
  expect(findPeople('mit Ständen und Bäumen', { single: false })).toBeUndefined();
  expect(findPeople('mit Anna und Jonas', { single: false })?.people).toEqual(['Anna', 'Jonas']);
});
