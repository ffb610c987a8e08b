import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const nouns = (prompt: string) => requestPicture(prompt).scene?.things.map(({ noun }) => noun);

test.each([
  'una pantalla de cine en el parque de noche, gente sentada en el césped',
  'Leute sitzen im Gras vor einer Kinoleinwand',
  "des gens assis dans l'herbe devant un écran de cinéma",
  'люди сидят на траве перед киноэкраном',
  'cartel del festival de cine al aire libre, una pantalla bajo las estrellas y gente sentada en el césped, "Cine de Verano"',
  'people sitting on the grass in front of an outdoor movie screen',
])('a screen where films are shown is that of a cinema: %s', (prompt) => {
  expect(nouns(prompt)).toContain('cinema screen');
});

test.each(['un gato delante de una pantalla', 'un chat devant un écran'])(
  'any other screen is a monitor: %s',
  (prompt) => {
    expect(nouns(prompt)).toContain('monitor');
  },
);

test('nobody is on the screen on which a film is watched', () => {
  const { things, relations } = requestPicture(
    'people sitting on the grass watching a movie on an outdoor cinema screen',
  ).scene ?? { things: [], relations: [] };
  const screen = things.findIndex(({ noun }) => noun === 'cinema screen');
  expect(relations).toContainEqual({ kind: 'watching', of: 0, to: screen });
});
