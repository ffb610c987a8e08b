/** JSON Schemas of the tables in `engine/data/people`, for the test that checks every row of them. */

import { drawings } from '../drawings/drawings.ts';
import { allPlaces } from '../scenes/places.ts';
import { TARGET_POSES } from './acts/upon.ts';
import { ACT_GROUPS } from './acts.ts';
import { COLLARS, EXTRAS, SHOES } from './outfit.ts';
import { readPeople } from './people-data.ts';
import { posturesOfPeople } from './poses.ts';
import { DRAWING_SLOTS, PERSON_SLOTS, WORN_SLOTS } from './shape.ts';

export type Schema = { readonly [key: string]: unknown };

const number: Schema = { type: 'number' };
const text: Schema = { type: 'string', minLength: 1 };
const yes: Schema = { const: true };
const color: Schema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
/** Singular lower-case nouns. */
const nouns: Schema = { type: 'array', items: { type: 'string', pattern: '^\\S[^A-Z]*\\S$|^[^A-Z\\s]$' } };

const oneOf = (names: Iterable<string>): Schema => ({ enum: [...names] });
const namesIn = (table: object): Schema => oneOf(Object.keys(table));
const namesOf = (table: string): Schema => namesIn(readPeople(table));
const list = (items: Schema): Schema => ({ type: 'array', items });
const tuple = (...items: Schema[]): Schema => ({
  type: 'array',
  items: false,
  prefixItems: items,
  minItems: items.length,
});
const object = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const tableOf = (row: Schema): Schema => ({ type: 'object', additionalProperties: row });

/** An object by name, in full, or as changes to a named one. */
const row = (names: Schema, required: Record<string, Schema>, optional: Record<string, Schema>): Schema => ({
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: names,
  else: {
    if: { type: 'object', required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: object(
      { extends: names },
      Object.fromEntries(
        Object.entries({ ...required, ...optional }).map(([key, schema]) => [
          key,
          { anyOf: [schema, { type: 'null' }] },
        ]),
      ),
    ),
    else: object(required, optional),
  },
});

const slot = oneOf([...DRAWING_SLOTS, ...PERSON_SLOTS]);
const posture = oneOf(posturesOfPeople());
const sex = oneOf(['woman', 'man']);
const age = oneOf(['baby', 'child', 'teen', 'adult', 'old']);
const mood = oneOf(['happy', 'sad', 'shocked', 'angry', 'asleep']);
const place = oneOf(allPlaces().map(({ name }) => name));
const byPosture = (schema: Schema): Schema => ({
  type: 'object',
  propertyNames: posture,
  additionalProperties: schema,
});

const { named: poses, grips } = readPeople<{ named: object; grips: object }>('poses');
const point = tuple(number, number);
const bend = { enum: [1, -1] };
const limb: Schema = {
  if: { type: 'array' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: point,
  else: {
    if: { type: 'object', required: ['to'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: object({ to: point, bend }),
    else: object({ grips: point, on: oneOf(['hip', 'floor']), bend }),
  },
};
const limbs = object({ near: limb, far: limb });
const pose = row(
  namesIn(poses),
  { turn: { type: 'number', minimum: 0, maximum: 1 }, lean: number, arms: limbs, legs: limbs },
  { bow: number, head: number, feet: object({}, { near: number, far: number }) },
);

const { named: outfits } = readPeople<{ named: object }>('outfits');
const legs: Schema = {
  type: 'object',
  required: ['kind'],
  oneOf: [
    object({ kind: { const: 'trousers' }, slot, to: number }, { ease: number, endEase: number }),
    object({ kind: { const: 'skirt' }, slot, to: number, flare: number }),
    object({ kind: { const: 'tail' }, slot }),
    object({ kind: { const: 'bare' } }),
  ],
};
const top = object(
  { slot, sleeve: number },
  {
    sleeveSlot: slot,
    ease: number,
    cuff: number,
    collar: oneOf(COLLARS),
    skirt: object({ to: number, flare: number }, { split: yes }),
  },
);
const outfit = row(
  namesIn(outfits),
  { top, legs, shoes: oneOf(SHOES) },
  {
    sex,
    hat: namesOf('hats'),
    face: namesOf('facewear'),
    extras: list(oneOf(EXTRAS)),
    recolored: list(oneOf(WORN_SLOTS)),
  },
);

const garment = object(
  {},
  {
    slot: oneOf(['second', 'shoe', 'hair', ...WORN_SLOTS]),
    outfit,
    wardrobe: { const: 'dresses' },
    wears: object({}, { hat: namesOf('hats'), face: namesOf('facewear'), shoes: oneOf(SHOES), legs }),
    keeps: { anyOf: [{ const: 'any' }, list(oneOf([...SHOES, ...Object.keys(readPeople<object>('hats'))]))] },
    extra: oneOf(EXTRAS),
    only: sex,
    color,
    hair: namesOf('hairs'),
    beard: { const: 'full' },
    animal: object({ slot }, { hat: namesOf('hats'), brim: point, color }),
  },
);

const actNames = (): string[] =>
  ACT_GROUPS.flatMap((group) => readPeople<{ name: string }[]>(`acts/${group}`).map(({ name }) => name));

const role = object(
  { name: text, nouns },
  {
    age,
    sex,
    build: number,
    outfits: list(outfit),
    colors: object(
      {},
      Object.fromEntries(
        ['main', 'second', 'accent', 'shoe', 'extra', 'hair', ...WORN_SLOTS].map((name) => [name, color]),
      ),
    ),
    hairs: list(namesOf('hairs')),
    beard: { anyOf: [namesOf('beards'), { const: 'none' }] },
    posture,
    poses: byPosture(pose),
    holding: namesOf('held'),
    act: oneOf(actNames()),
    mount: { const: 'bicycle' },
    home: place,
    standsOn: oneOf(['water', 'air', 'deep']),
    members: list(text),
  },
);

const drawn = {
  if: { type: 'object', required: ['drawing'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: object(
    { drawing: oneOf(drawings.map(({ name }) => name)), x: number, y: number, scale: number, main: slot },
    { second: slot },
  ),
  else: {
    ...object(
      {},
      {
        fill: slot,
        stroke: slot,
        width: number,
        // What `parsePath` reads: absolute commands without arcs.
        d: { type: 'string', pattern: '^M[-MLHVCQZ\\d. ]+$' },
        ellipse: tuple(number, number, number, number),
        opacity: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      },
    ),
    oneOf: [{ required: ['fill'] }, { required: ['stroke', 'width'] }],
    anyOf: [
      { required: ['d'], not: { required: ['ellipse'] } },
      { required: ['ellipse'], not: { required: ['d'] } },
    ],
  },
};
const shapes = list(drawn);

const { shapes: shapeNames, props } = readPeople<{ shapes: object; props: object }>('props');
const propInFull = object(
  {
    at: oneOf(['near', 'far', 'between', 'across', 'hip', 'toes', 'heel', 'ground', 'floor']),
    layer: oneOf(['behind', 'front', 'over']),
    shapes: list({
      if: { type: 'string' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: namesIn(shapeNames),
      else: drawn,
    }),
  },
  { turns: yes, seat: yes },
);
const prop = {
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: namesIn(props),
  else: propInFull,
};

const act = object(
  { name: text, posture },
  {
    also: list(text),
    home: place,
    dressCode: oneOf(['swim', 'gym', 'sport', 'warm']),
    mood,
    uses: nouns,
    when: object({ doing: list(text), with: nouns }),
    reach: number,
    each: yes,
    ofAnimals: yes,
    beside: yes,
    furnished: yes,
    replaces: list(text),
    standsOn: { const: 'water' },
    shown: number,
    oneHanded: yes,
    always: yes,
    colorSlot: { const: 'wood' },
    upon: namesIn(TARGET_POSES),
    poses: list(pose),
    props: list(prop),
    partner: object(
      { pose, apart: number, mirrored: { type: 'boolean' } },
      { props: list(prop), lift: number, child: pose, toChild: pose, behind: pose },
    ),
  },
);

const animal = object(
  { nouns, coat: color, snout: namesOf('uprights/snouts') },
  {
    second: color,
    pale: color,
    nose: color,
    horn: color,
    ears: namesOf('uprights/ears'),
    marks: list(namesOf('uprights/marks')),
    crest: namesOf('uprights/crests'),
    tail: namesOf('uprights/tails'),
    large: yes,
  },
);

const layers = { back: shapes, front: shapes };

/** By a prefix of the table's path. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  'roles/': list(role),
  'acts/': list(act),
  props: object({ shapes: tableOf(shapes), props: tableOf(propInFull) }),
  held: tableOf(object({ grip: namesIn(grips), props: list(prop) }, { nouns, single: yes, aside: yes })),
  hats: tableOf(object({ front: shapes }, { back: shapes, hides: oneOf(['hair', 'head']) })),
  hairs: tableOf(object({ front: shapes }, { back: shapes, hidesEar: yes })),
  beards: tableOf(shapes),
  facewear: tableOf(shapes),
  'uprights/animals': list(animal),
  'uprights/ears': tableOf(object({}, layers)),
  'uprights/crests': tableOf(object({}, layers)),
  'uprights/': tableOf(shapes),
  outfits: object({ named: tableOf(outfit), everyday: tableOf(list(outfit)) }),
  garments: tableOf(garment),
  poses: object({
    named: tableOf(pose),
    postures: byPosture(list(pose)),
    moods: { type: 'object', propertyNames: mood, additionalProperties: pose },
    grips: tableOf(pose),
  }),
};
