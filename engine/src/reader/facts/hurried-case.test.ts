import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { capitalizeHurried } from './hurried-case.ts';

const bare = { language: 'en', quotes: [] };

describe('days and months', () => {
  test('have capitals in English and German, whoever typed without', () => {
    expect(capitalizeHurried({ title: 'Closed on monday 26 may' }, 'closed', bare).title).toBe(
      'Closed on Monday 26 May',
    );
    expect(capitalizeHurried({ title: 'zu am montag' }, 'zu', { language: 'de', quotes: [] }).title).toBe(
      'zu am Montag',
    );
    expect(capitalizeHurried({ title: 'fermé lundi' }, 'fermé', { language: 'fr', quotes: [] }).title).toBe(
      'fermé lundi',
    );
  });

  test('"I" has its own in English', () => {
    const said = (title: string, language = 'en') =>
      capitalizeHurried({ title }, title, { language, quotes: [] }).title;
    expect(said("why i quit, and what i'd do if i were you: i")).toBe(
      "why I quit, and what I'd do if I were you: I",
    );
    expect(said('npm i tern, i.e. a bird, and wi-fi i18n')).toBe('npm i tern, i.e. a bird, and wi-fi i18n');
    expect(said('pane i vino', 'it')).toBe('pane i vino');
  });

  test('"may" and "sat" are months and days in a date alone', () => {
    const title = 'you may march on, he sat down';
    expect(capitalizeHurried({ title }, title, bare).title).toBe(title);
  });

  test('quoted words stay letter for letter', () => {
    expect(parsePrompt('poster that says "open mondays in june"').copy.title).toBe('open mondays in june');
  });
});

test('a place has capitals where the whole prompt was written without', () => {
  expect(parsePrompt('garage sale saturday 8 to 2, 114 maple street, cash only').copy).toMatchObject({
    date: 'Saturday 8 to 2',
    place: '114 Maple Street',
  });
  expect(parsePrompt('Rust Meetup Berlin, June 5, 7pm at c-base').copy.place).toBe('c-base');
});
