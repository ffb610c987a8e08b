import { expect, test } from 'vitest';
import { chooseTitle, titleByLabel } from './choose-title.ts';
import { marked } from './marked.fixture.ts';
import type { Mark } from './read-marks.ts';
import type { TokenChance } from './token-chance.ts';

/** The title of marked words, of which some are likely enough in a title. */
function titleOf(notation: string, kind: string, likely: string, language = 'en'): string | undefined {
  const { prompt, marks } = marked(notation);
  const chances = Array.from(prompt.matchAll(/[\p{L}\p{N}'’-]+/gu), ({ 0: word, index }): TokenChance => {
    const chance = likely.split(' ').includes(word) ? 0.2 : 0;
    return { start: index, end: index + word.length, goesOn: 1, marks: new Map([['title', chance]]) };
  });
  const title = chooseTitle(prompt, marks, { kind, chances, language }).find(({ name }) => name === 'title');
  return title && (title.as ?? prompt.slice(title.start, title.end));
}

const MENU = '[brand:Chez Odette] [item:Formule du jour] [item:Poireaux]';

test.each([
  ['the text that may whole be it', MENU, 'menu', 'Formule du jour', 'Formule du jour'],
  ['none that may be it in part', MENU, 'menu', 'Formule jour', undefined],
  ['none of a sale', MENU, 'sale', 'Formule du jour', undefined],
  ['the one that there is', '[title:Tea] [brand:Elm]', 'event', 'Elm', 'Tea'],
  ['not what only tells of it', '[title:we have our row day] on [date:3 May]', 'event', '', 'Row day'],
  ['and that where it says more', '[title:we have our row day]', 'article', '', 'we have our row day'],
  [
    'what a request is about',
    '[request:an image for our plant swap?] [date:3 May]',
    'event',
    'plant swap',
    'Plant swap',
  ],
  [
    'also where more leads on',
    '[request:an image for our plant swap on] [date:3 May]',
    'event',
    'plant swap',
    'Plant swap',
  ],
  [
    'what stands before the colon of rows, and not the first of them',
    '[request:Price list:] [title:Tea 2], [item:Milk 1], [item:Rye 3]',
    'list',
    '',
    'Price list:',
  ],
  ['what stands so where it is likely', '[request:Choir:] [date:12 May]', 'event', 'Choir', 'Choir:'],
  [
    'the line that rows stand below',
    '[eyebrow:News] – [label:May]\n- [item:a]\n- [item:b]',
    'release',
    '',
    'News – May',
  ],
  ['but no kind of card', '[request:a poster for our event.] [date:3 May]', 'event', 'event', undefined],
])('the title is %s', (_, notation, kind, likely, title) => {
  expect(titleOf(notation, kind, likely)).toBe(title);
});

test.each([
  [
    ['eyebrow', 'item'],
    ['title', 'item'],
  ],
  [
    ['eyebrow', 'title'],
    ['eyebrow', 'title'],
  ],
  [
    ['eyebrow', 'quote'],
    ['eyebrow', 'quote'],
  ],
])('the label of a card is its title where nothing else leads: %s', (names, titled) => {
  const marks = names.map((name, at): Mark => ({ name, start: at * 10, end: at * 10 + 5 }));
  expect(titleByLabel(marks).map(({ name }) => name)).toEqual(titled);
});
