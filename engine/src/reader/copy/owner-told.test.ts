import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { partOwner } from './heading-owner.ts';

describe('whose card it is', () => {
  test.each([
    [
      'facebook post for our salon, we are closed next week, see you soon',
      'We are closed next week',
      'Salon',
    ],
    [
      'Instagram-Post für meine Bäckerei, wir haben jetzt sonntags offen',
      'Wir haben jetzt sonntags offen',
      'Bäckerei',
    ],
    ['post para mi panadería, abrimos los domingos, pan caliente', 'Abrimos los domingos', 'Panadería'],
    ['post pour notre café, nous sommes fermés lundi', 'Nous sommes fermés lundi', 'Café'],
  ])('goes over what is told: %s', (prompt, title, eyebrow) => {
    expect(parsePrompt(prompt).copy).toMatchObject({ title, eyebrow });
  });

  test('is no line over an event of their own', () => {
    expect(parsePrompt('poster for our bake sale, Saturday 5 May, bring friends').copy).toMatchObject({
      title: 'Bake sale',
      date: 'Saturday 5 May',
    });
  });

  test('is no part of the heading of a list', () => {
    expect(partOwner('Öffnungszeiten für mein Café')).toEqual({ heading: 'Öffnungszeiten', owner: 'Café' });
    expect(partOwner('Menu for the harvest dinner')).toBeUndefined();
    expect(parsePrompt('Price list for a barber shop: cut £20, beard £12, shave £15').copy).toMatchObject({
      title: 'Price list',
      eyebrow: 'Barber shop',
    });
  });
});
