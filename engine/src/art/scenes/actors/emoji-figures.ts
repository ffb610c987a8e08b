import type { Presence } from '../../drawings/presence.ts';

/** How a glyph of Noto Emoji stands in a picture; glyphs are whole figures seen from the side, never faces. */
export type EmojiPart = Presence & { glyph: string };

const animal = (
  glyph: string,
  nouns: readonly string[],
  [home, tall, metres]: readonly [Presence['home'], number, number],
  rest: Partial<Presence> = {},
): EmojiPart => ({
  glyph,
  nouns,
  being: 'animal',
  home,
  standsOn: 'ground',
  tall,
  metres,
  faces: 'left',
  ...rest,
});

const thing = (
  glyph: string,
  nouns: readonly string[],
  [home, tall, metres]: readonly [Presence['home'], number, number],
  rest: Partial<Presence> = {},
): EmojiPart => ({ glyph, nouns, being: 'thing', home, standsOn: 'ground', tall, metres, ...rest });

/** What no drawing in code shows. A glyph is used for the nouns that have none, and for no other. */
export const EMOJI_FIGURES: readonly EmojiPart[] = [
  animal('ram', ['ram', 'bighorn sheep'], ['mountains', 0.34, 1], {}),
  animal('mammoth', ['mammoth', 'woolly mammoth'], ['snowfield', 0.55, 3.2]),
  animal('dodo', ['dodo'], ['island', 0.34, 1]),
  animal('poodle', ['poodle'], ['park', 0.32, 0.6]),
  animal('cricket', ['cricket insect', 'grasshopper'], ['meadow', 0.18, 0.02]),
  animal('blowfish', ['blowfish', 'pufferfish', 'puffer fish'], ['underwater', 0.24, 0.3], {
    standsOn: 'deep',
  }),
  animal('tropical-fish', ['tropical fish', 'angelfish'], ['underwater', 0.24, 0.25], {
    standsOn: 'deep',
  }),
  thing('japanese-castle', ['japanese castle'], ['garden', 0.6, 20]),
  thing('hindu-temple', ['hindu temple'], ['garden', 0.6, 15]),
  thing('hut', ['round hut'], ['meadow', 0.4, 3.5]),
  thing('moai', ['moai', 'easter island statue'], ['island', 0.5, 4]),
  thing('long-drum', ['djembe', 'bongo'], ['still-life', 0.32, 0.6], { standsOn: 'table' }),
  thing('roller-coaster', ['roller coaster'], ['park', 0.6, 25]),
  thing('flying-disc', ['frisbee', 'flying disc'], ['park', 0.1, 0.25], { standsOn: 'air' }),
  thing('parachute', ['parachute', 'paraglider'], ['mountains', 0.34, 6], { standsOn: 'air' }),
  thing('kaaba', ['kaaba'], ['desert', 0.44, 13]),
  thing('joystick', ['joystick'], ['still-life', 0.34, 0.2], { standsOn: 'table' }),
];
