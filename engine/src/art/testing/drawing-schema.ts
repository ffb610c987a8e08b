/** The JSON Schema of `data/drawings/<category>.json`, for the check of what an author has written. */
import { allPlaces } from '../scenes/places.ts';

type Schema = { readonly [key: string]: unknown };

const TONES = ['main', 'second', 'accent', 'ink', 'light'];
const number: Schema = { type: 'number' };
const yes: Schema = { const: true };
const hex: Schema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
const tone: Schema = { enum: TONES };
const tones: Schema = { type: 'array', items: tone, minItems: 1 };
const nouns: Schema = { type: 'array', items: { type: 'string', pattern: '^\\S[^A-Z]*\\S$|^[^A-Z\\s]$' } };
const oneOf = (...values: string[]): Schema => ({ enum: values });
const list = (items: Schema): Schema => ({ type: 'array', items });
const tuple = (items: Schema[], minItems = items.length): Schema => ({
  type: 'array',
  prefixItems: items,
  items: false,
  minItems,
});
const object = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const point = tuple([number, number]);
const spot = object({ x: number, y: number });
const level = object({ from: number, to: number, y: number });
const colors = Object.fromEntries(TONES.map((name) => [name, hex]));

const presence = object(
  {
    nouns: { ...nouns, minItems: 1 },
    home: oneOf(...allPlaces().map(({ name }) => name)),
    standsOn: oneOf('ground', 'water', 'air', 'deep', 'table'),
    tall: number,
    metres: number,
  },
  {
    being: oneOf('animal', 'thing'),
    young: yes,
    breed: { type: 'string' },
    view: oneOf('back'),
    wild: yes,
    faces: oneOf('left', 'right'),
    shown: number,
    perched: number,
    posture: oneOf('standing', 'walking', 'running', 'jumping', 'sitting', 'lying', 'flying', 'swimming'),
    shows: list({ type: 'string' }),
    several: { type: 'integer', minimum: 2 },
    seat: spot,
    hip: spot,
    lap: level,
    glow: object({ x: number, y: number, reach: number }, { shines: oneOf('main', 'second', 'accent') }),
    chimney: object({ x: number, y: number, width: number }),
    track: object({
      rail: tuple([number, number]),
      sleepers: tuple([number, number, number, number, number]),
    }),
    hangs: yes,
    top: level,
  },
);

export const DRAWING_ROWS: Schema = list(
  object(
    { name: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' }, nouns },
    {
      unlisted: yes,
      natural: object(colors),
      mixed: { type: 'object', additionalProperties: tuple([tone, tone, number]), propertyNames: hex },
      emblem: yes,
      seasons: object(
        {},
        Object.fromEntries(
          ['spring', 'summer', 'autumn', 'winter', 'bloom'].map((season) => [season, object({}, colors)]),
        ),
      ),
      presence,
      wears: list({ type: 'string' }),
      recolor: object(
        {},
        { field: tones, pair: tone, coat: tones, parts: { type: 'object', additionalProperties: tones } },
      ),
      assorted: list(hex),
      windows: list(tuple([number, number, number, number])),
      parts: nouns,
      fittings: {
        type: 'object',
        additionalProperties: tuple([{ type: 'string' }, number, number, number]),
      },
      mouth: point,
      wearPoints: object(
        {},
        {
          hat: tuple([number, number, number, number], 3),
          eyes: list(point),
          lens: number,
          temple: point,
          ears: list(point),
          neck: tuple([point, point, number]),
          throat: point,
        },
      ),
      head: tuple([number, number, number], 2),
    },
  ),
);
