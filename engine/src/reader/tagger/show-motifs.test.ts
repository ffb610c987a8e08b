import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { showMotifs } from './show-motifs.ts';

function picturesOf(notation: string, language: string): string[] {
  const { prompt, marks } = marked(notation);
  const shown = showMotifs(prompt, marks, language).filter(({ name }) => name === 'picture');
  return shown.map(({ start, end }) => prompt.slice(start, end).trim());
}

test.each([
  ['en', '[color:coral and turquoise, a sun]', 'a sun'],
  ['en', '[style:wheat motif, confident]', 'wheat motif'],
  ['en', '[style:diagonal stripes]', 'diagonal stripes'],
  ['en', '[wish:cupcakes pls]', 'cupcakes pls'],
  ['nl', '[layout:fiets tekenen]', 'fiets tekenen'],
  ['sv', '[layout:vågor längst ner]', 'vågor längst ner'],
  ['it', '[color:griglia di quadrati colorati]', 'griglia di quadrati colorati'],
  ['en', '[color:potted plant, mint]', 'potted plant'],
  ['es', '[color:Con libros y un tono azul]', 'Con libros y un tono azul'],
  ['en', '[request:Please make a friendly image with a bee.]', 'with a bee'],
])('what a wish names to be seen is the picture, in %s: %s', (language, notation, picture) => {
  expect(picturesOf(notation, language)).toEqual([picture]);
});

test.each([
  ['en', '[color:mint, tangerine]'],
  ['en', '[color:egg yellow and tomato]'],
  ['en', '[style:antique map]'],
  ['en', "[wish:please don't do a pink bike]"],
  ['en', '[wish:no confetti]'],
  ['en', '[wish:readable on a phone]'],
  ['ja', '[wish:鳥かごの絵は悲しいのでやめてください]'],
  ['pt', '[color:tons de areia]'],
  ['en', '[request:Make a card for our shop with the date]'],
  ['en', '[request:Make a flyer for parents with a dog who barks]'],
])('a color, a manner and what is refused are none, in %s: %s', (language, notation) => {
  expect(picturesOf(notation, language)).toEqual([]);
});

test('colors before what is seen stay a wish', () => {
  const { prompt, marks } = marked('[color:navy with white stripes]');
  const parts = showMotifs(prompt, marks, 'en').map(({ name, start, end }) => [
    name,
    prompt.slice(start, end).trim(),
  ]);
  expect(parts).toEqual([
    ['color', 'navy with white'],
    ['picture', 'stripes'],
  ]);
});
