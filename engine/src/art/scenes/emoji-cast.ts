import type { Presence } from '../presence.ts';

/** How a glyph of Noto Emoji stands in a picture; glyphs are whole figures seen from the side, never faces. */
export type EmojiPart = Presence & { glyph: string };

const animal = (
  glyph: string,
  nouns: readonly string[],
  [home, tall, metres]: readonly [Presence['home'], number, number],
  rest: Partial<Presence> = {},
): EmojiPart => ({ glyph, nouns, home, stands: 'ground', tall, metres, faces: 'left', ...rest });

const thing = (
  glyph: string,
  nouns: readonly string[],
  [home, tall, metres]: readonly [Presence['home'], number, number],
  rest: Partial<Presence> = {},
): EmojiPart => ({ glyph, nouns, home, stands: 'ground', tall, metres, ...rest });

/** What no drawing in code shows. A glyph is used for the nouns that have none, and for no other. */
export const EMOJI_CAST: readonly EmojiPart[] = [
  animal('ram', ['ram', 'bighorn sheep'], ['mountains', 0.34, 1], {}),
  animal('mammoth', ['mammoth', 'woolly mammoth'], ['snowfield', 0.55, 3.2]),
  animal('badger', ['badger'], ['forest', 0.22, 0.4], { faces: 'right' }),
  animal('skunk', ['skunk'], ['forest', 0.26, 0.4]),
  animal('turkey', ['turkey'], ['farm', 0.32, 1]),
  animal('goose', ['goose'], ['farm', 0.32, 0.9]),
  animal('dodo', ['dodo'], ['island', 0.34, 1]),
  animal('baby-chick', ['chick', 'baby chick', 'duckling'], ['farm', 0.2, 0.15]),
  animal('poodle', ['poodle'], ['park', 0.32, 0.6]),
  animal('llama', ['llama', 'alpaca'], ['mountains', 0.45, 1.7], { faces: 'right' }),
  animal('bison', ['bison', 'buffalo'], ['meadow', 0.42, 1.8]),
  animal('ox', ['ox', 'bull'], ['farm', 0.4, 1.5]),
  animal('beaver', ['beaver'], ['river', 0.28, 0.5]),
  animal('rat', ['rat'], ['street', 0.16, 0.15]),
  animal('ant', ['ant'], ['meadow', 0.2, 0.01]),
  animal('cricket', ['cricket insect', 'grasshopper'], ['meadow', 0.18, 0.02]),
  animal('shrimp', ['shrimp', 'prawn'], ['underwater', 0.2, 0.1], { stands: 'deep' }),
  animal('squid', ['squid'], ['underwater', 0.3, 0.6], { stands: 'deep' }),
  animal('blowfish', ['blowfish', 'pufferfish', 'puffer fish'], ['underwater', 0.24, 0.3], {
    stands: 'deep',
  }),
  animal('tropical-fish', ['tropical fish', 'angelfish', 'clownfish'], ['underwater', 0.24, 0.25], {
    stands: 'deep',
  }),
  thing('fire-engine', ['fire truck', 'fire engine'], ['street', 0.34, 3], { faces: 'left' }),
  thing('police-car', ['police car'], ['street', 0.24, 1.6], { faces: 'left' }),
  thing('taxi', ['taxi', 'cab'], ['street', 0.24, 1.6], { faces: 'left' }),
  thing('ambulance', ['ambulance'], ['street', 0.3, 2.4], { faces: 'left' }),
  thing('racing-car', ['racing car', 'race car'], ['road', 0.2, 1], { faces: 'left' }),
  thing('auto-rickshaw', ['rickshaw', 'auto rickshaw', 'tuk tuk'], ['street', 0.28, 1.8], { faces: 'left' }),
  thing('speedboat', ['speedboat', 'motorboat'], ['sea', 0.2, 1.4], { stands: 'water', faces: 'right' }),
  thing('sled', ['sled', 'sleigh', 'sledge'], ['snowfield', 0.22, 0.6]),
  thing('snowman-without-snow', ['snowman'], ['snowfield', 0.4, 1.7]),
  thing('ferris-wheel', ['ferris wheel'], ['park', 0.66, 30]),
  thing('fountain', ['fountain'], ['park', 0.4, 3]),
  thing('palm-tree', ['palm tree', 'palm'], ['beach', 0.62, 7]),
  thing('evergreen-tree', ['pine tree', 'pine', 'fir tree', 'spruce'], ['forest', 0.62, 8]),
  thing('japanese-castle', ['japanese castle', 'pagoda'], ['garden', 0.6, 20]),
  thing('hindu-temple', ['temple', 'hindu temple'], ['garden', 0.6, 15]),
  thing('mosque', ['mosque'], ['village', 0.55, 18]),
  thing('church', ['church', 'chapel'], ['village', 0.55, 14]),
  thing('castle', ['castle'], ['meadow', 0.58, 20]),
  thing('hut', ['hut', 'round hut'], ['meadow', 0.4, 3.5]),
  thing('factory', ['factory'], ['city', 0.5, 14]),
  thing('tent', ['tent'], ['meadow', 0.34, 1.8]),
  thing('statue-of-liberty', ['statue of liberty'], ['harbor', 0.66, 40]),
  thing('moai', ['moai', 'easter island statue'], ['island', 0.5, 4]),
  thing('kite', ['kite'], ['meadow', 0.24, 0.8], { stands: 'air' }),
  thing('flying-saucer', ['ufo', 'flying saucer'], ['sky', 0.26, 4], { stands: 'air' }),
  thing('small-airplane', ['small plane', 'propeller plane'], ['sky', 0.3, 3], { stands: 'air' }),
  thing('telescope', ['telescope'], ['mountains', 0.34, 1.4]),
  thing('ladder', ['ladder'], ['garden', 0.5, 2.6]),
  thing('shopping-cart', ['shopping cart'], ['street', 0.3, 1]),
  thing('umbrella-on-ground', ['beach umbrella', 'parasol', 'umbrella'], ['beach', 0.44, 2.2], {
    shown: 0.8,
  }),
  thing('anchor', ['anchor'], ['harbor', 0.3, 1.2]),
  thing('trumpet', ['trumpet'], ['still-life', 0.26, 0.3], { stands: 'table' }),
  thing('saxophone', ['saxophone'], ['still-life', 0.34, 0.7], { stands: 'table' }),
  thing('long-drum', ['djembe', 'bongo'], ['still-life', 0.32, 0.6], { stands: 'table' }),
  thing('drum', ['drum'], ['still-life', 0.3, 0.4], { stands: 'table' }),
  thing('accordion', ['accordion'], ['still-life', 0.3, 0.4], { stands: 'table' }),
  thing('teddy-bear', ['teddy bear', 'teddy'], ['still-life', 0.34, 0.4], { stands: 'table' }),
  thing('basket', ['basket'], ['still-life', 0.28, 0.3], { stands: 'table' }),
  thing('bucket', ['bucket'], ['still-life', 0.28, 0.3], { stands: 'table' }),
  thing('microscope', ['microscope'], ['still-life', 0.36, 0.4], { stands: 'table' }),
];
