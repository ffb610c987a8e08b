import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { DRAWINGS_FOLDER } from '../drawings/drawings.ts';
import { CATEGORIES } from '../drawings/load-drawings.ts';
import { checkDrawings } from './check-drawings.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  for (const category of CATEGORIES) {
    mkdirSync(join(folder, category));
    writeFileSync(join(folder, `${category}.json`), '[]');
  }
  cpSync(join(DRAWINGS_FOLDER, 'food/pizza.svg'), join(folder, 'food/pizza.svg'));
  const rows = JSON.parse(readFileSync(join(DRAWINGS_FOLDER, 'food.json'), 'utf8')) as { name: string }[];
  writeFileSync(join(folder, 'food.json'), JSON.stringify(rows.filter(({ name }) => name === 'pizza')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(join(folder, file), text.replace(from, to));
}

it('finds nothing wrong with the drawings that there are', () => {
  expect(checkDrawings(DRAWINGS_FOLDER)).toEqual([]);
  expect(checkDrawings(folder)).toEqual([]);
});

test.each([
  ['an unknown color', '#cf4030', '#cf4031', /none of its own: #cf4030 \(main\)/],
  ['a script', '<g', '<script>alert(1)</script><g', /<script>/],
  ["an editor's attribute", '<g', '<g inkscape:label="x"', /inkscape:label.*remove/],
  ['a missing reference', 'id="slice"', 'id="wedge"', /#slice, which is not there/],
  ['a shape without a fill', / fill="#cf4030"/, '', /no fill/],
  ['an unknown condition', '<g', '<g data-when="night"', /data-when knows lit, .*, not "night"/],
  ['something hidden for good', '<g', '<g display="none"', /nothing shows again/],
  ['an open element', '</g>', '', /not closed|closes/],
])('names %s in a file', (_what, from, to, message) => {
  change('food/pizza.svg', from, to);
  expect(checkDrawings(folder).join('\n')).toMatch(message);
  expect(checkDrawings(folder)[0]).toMatch(/^food\/pizza\.svg: /);
});

test.each([
  ['an unknown field', '"name":"pizza"', '"name":"pizza","color":"red"', /food\.json: pizza .*color/],
  [
    'a presence that does not say what it stands on',
    '"name":"pizza"',
    '"name":"pizza","presence":{"nouns":["pizza"],"home":"still-life","stands":"table","tall":0.3,"metres":0.3}',
    /food\.json: pizza: presence .*standsOn/,
  ],
  ['one color twice', '#b9742f', '#cf4030', /natural has one color twice/],
  ['no JSON', '[', '', /food\.json: .*JSON/],
  ['a row without a file', '"name":"pizza"', '"name":"pizzas"', /pizzas: has no file food\/pizzas\.svg/],
  ['a file without a row', '"name":"pizza"', '"name":"pizzas"', /food\/pizza\.svg: has no row in food\.json/],
])('names %s in a table', (_what, from, to, message) => {
  change('food.json', from, to);
  expect(checkDrawings(folder).join('\n')).toMatch(message);
});
