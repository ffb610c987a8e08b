import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findDrawingRow } from '../../drawings/drawings.ts';
import { WALL_THINGS } from '../indoors/wall-things.ts';
import { CROPS } from '../land/crops.ts';
import { PAINTERS } from './painters.ts';
import type { Part, Things } from './place-data.ts';
import { PLANTS } from './plants.ts';
import { readPlaces, readRooms } from './read-places.ts';

/** What a part of each kind may say beside its name and when it is there. */
const FIELDS: Readonly<Record<string, string>> = {
  sky: '',
  fog: 'density sun tone',
  slope: 'base color bare near blades mown wash ripples craters flank fields behind upon',
  peaks: 'near',
  ranges: 'only',
  meadow: 'depth color',
  skyline: '',
  towers: 'wide tall near signs',
  cloudBank: 'size near',
  shafts: '',
  rows: 'y feet gap step disorder way soil',
  nearer: '',
  lane: 'walls roof trim floors',
  laneGround: 'crossing',
  quays: 'y fall walls tiles stone',
  water: 'color mirrors',
  swells: 'breakers',
  houses: 'y wide floors storey near walls tiles awnings shops',
  roofs: 'wide tall near color lit',
  pavement: '',
  floor: 'to color snow joints across stones specks edge lit',
  pickets: 'tall step near color rails unless',
  railing: 'tall step bars color',
  string: 'y span count poles colors',
  bough: '',
  wall: 'colors bricks',
  things: 'fit',
  painter: 'unless',
};
const OF_PLACE = new Set(
  'shows singles supports ridge metre enclosed furnished takesTint paints alsoShows leafless wooded snowless dry narrow weatherless like horizon walled world season ground afloat shore parts front other more surfaces offshore'.split(
    ' ',
  ),
);
const OF_THINGS = new Set(
  'thing at off each step by lane beside first stray y deep tall near lean room half clear least paints unless one many turns lamps open'.split(
    ' ',
  ),
);
const PROPS = new Set(
  readdirSync(join(import.meta.dirname, '../../../../data/props'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg')),
);
const OF_ROOMS: Readonly<Record<string, string>> = {
  windows: 'width height up at columns rows curtains town',
  pieces: 'drawing tall at colors depth loose surface on glow',
  hung: 'hung at up width height picture goods glow ceiling',
};

const thingsOf = (part: Part): Things[] => {
  if ('things' in part) return [...part.things];
  if (!('slope' in part)) return [];
  return [...(part.behind ?? []), ...(part.upon ?? []).filter((on): on is Things => 'thing' in on)];
};

const namesOf = ({ thing }: Things): readonly string[] => (typeof thing === 'string' ? [thing] : thing);

function faultsOf(part: Part): string[] {
  const kinds = Object.keys(part).filter((key) => Object.hasOwn(FIELDS, key));
  const [kind = ''] = kinds;
  const known = new Set(['name', 'when', kind, ...(FIELDS[kind] ?? '').split(' ')]);
  return [
    ...(kinds.length === 1 ? [] : [`${part.name} is ${kinds.join(' and ') || 'of no kind'}`]),
    ...Object.keys(part).flatMap((key) => (known.has(key) ? [] : [`${part.name} has ${key}`])),
    ...('painter' in part && !Object.hasOwn(PAINTERS, part.painter) ? [`no painter ${part.painter}`] : []),
    ...('rows' in part && !Object.hasOwn(CROPS, part.rows) ? [`no crop ${part.rows}`] : []),
    ...thingsOf(part).flatMap((things) => [
      ...Object.keys(things).flatMap((key) =>
        OF_THINGS.has(key) ? [] : [`${part.name}: a thing has ${key}`],
      ),
      ...namesOf(things).flatMap((name) =>
        PROPS.has(name) || Object.hasOwn(PLANTS, name) || findDrawingRow(name)
          ? []
          : [`nothing is named ${name}`],
      ),
    ]),
  ];
}

test.each(readPlaces())('the file of $name says nothing that is not read', ({ data }) => {
  const parts = [...data.parts, ...(data.front ?? [])];
  expect(parts.flatMap(faultsOf)).toEqual([]);
  expect(Object.keys(data).filter((key) => !OF_PLACE.has(key))).toEqual([]);
  const slopes = parts.flatMap((part) =>
    'slope' in part || 'meadow' in part || 'quays' in part ? [part.name] : [],
  );
  const standing = parts.flatMap(thingsOf).map(({ y }) => y);
  const on = [data.ground, ...standing].flatMap((y) => (typeof y === 'object' && 'on' in y ? [y.on] : []));
  expect(on.filter((name) => !slopes.includes(name))).toEqual([]);
});

const furnished = readRooms().flatMap(({ name, data }) => ('near' in data ? [] : [{ name, data }]));

test.each(furnished)('the file of the room $name says nothing that is not read', ({ data }) => {
  const { pieces = [], hung = [] } = data;
  for (const [list, fields] of Object.entries(OF_ROOMS)) {
    const rows = (data[list as keyof typeof data] ?? []) as readonly object[];
    const said = new Set(rows.flatMap(Object.keys));
    expect([...said].filter((field) => !fields.split(' ').includes(field))).toEqual([]);
  }
  const drawn = pieces.flatMap(({ drawing, on = [] }) => [drawing, ...on.map((small) => small.drawing)]);
  expect(drawn.filter((name) => !findDrawingRow(name))).toEqual([]);
  const known = (name: string): boolean => PROPS.has(name) || Object.hasOwn(WALL_THINGS, name);
  expect(hung.map((each) => each.hung).filter((name) => !known(name))).toEqual([]);
});

test('every prop stands somewhere', () => {
  const used = new Set([
    ...readPlaces().flatMap(({ data }) =>
      [...data.parts, ...(data.front ?? [])].flatMap(thingsOf).flatMap(namesOf),
    ),
    ...furnished.flatMap(({ data }) => (data.hung ?? []).map(({ hung }) => hung)),
  ]);
  const folder = join(import.meta.dirname, '../generators');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect([...PROPS].filter((name) => !used.has(name) && !code.includes(`drawProp(stage, '${name}'`))).toEqual(
    [],
  );
});
