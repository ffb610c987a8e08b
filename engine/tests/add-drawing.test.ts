import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDrawings } from '../src/art/testing/check-drawings.ts';

const ENGINE = join(import.meta.dirname, '..');
// Within the project, so that the copy finds the packages that it imports.
const TEST_FOLDER = join(ENGINE, '../.test');

const GYROSCOPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" stroke-linecap="round" stroke-linejoin="round">
  <path d="M60 240L100 190L140 240Z" fill="#4a3a2a"/>
  <circle cx="100" cy="100" r="100" fill="#b8892f"/>
  <!-- The wheel -->
  <circle cx="100" cy="100" r="70"
    fill="#e9c46a"/>
  <circle cx="100" cy="100" r="12" fill="#fff6dd"/>
</svg>
`;
const ROW = {
  name: 'gyroscope',
  nouns: ['gyroscope'],
  natural: { main: '#b8892f', second: '#e9c46a', accent: '#d98e3f', ink: '#4a3a2a', light: '#fff6dd' },
  presence: {
    nouns: ['gyroscope'],
    home: 'beach',
    standsOn: 'ground',
    tall: 0.3,
    metres: 0.8,
  },
};

let copy = '';

beforeAll(() => {
  mkdirSync(TEST_FOLDER, { recursive: true });
  copy = mkdtempSync(join(TEST_FOLDER, 'add-drawing-'));
  for (const part of ['src', 'data', 'package.json', 'tests/draw-gyroscopes.ts'])
    cpSync(join(ENGINE, part), join(copy, part), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Adds a row to the end of a table, on a line of its own. */
function addRow(file: string, row: object): void {
  const table = readFileSync(file, 'utf8');
  writeFileSync(file, table.replace(/\n\]\n$/, `,\n${JSON.stringify(row)}\n]\n`));
}

test('one file, one row and its words are a drawing that is found, named, colored and counted', {
  tags: 'deep',
}, () => {
  const drawings = join(copy, 'data/drawings');
  const lexicon = join(copy, 'data/lexicon');
  writeFileSync(join(drawings, 'tools/gyroscope.svg'), GYROSCOPE);
  addRow(join(drawings, 'tools.json'), ROW);
  appendFileSync(join(lexicon, 'concepts/nouns.tsv'), 'gyroscope\tthing\n');
  appendFileSync(join(lexicon, 'en/nouns.tsv'), 'gyroscope\tgyroscope\n');
  appendFileSync(join(lexicon, 'de/nouns.tsv'), 'gyroscope\tgyroskop, gyroskope\n');

  expect(checkDrawings(drawings)).toEqual([]);
  const run = execFileSync(process.execPath, [join(copy, 'tests/draw-gyroscopes.ts')]);
  const { answers, drawn, size } = JSON.parse(run.toString());

  const found = { name: 'gyroscope', place: 'beach', unmet: [], warnings: [] };
  const [english, german, alone] = answers;
  expect(english).toMatchObject({ ...found, count: 3, color: expect.stringMatching(/^#/) });
  expect(german).toMatchObject({ ...found, count: 3, color: english.color });
  expect(alone).toMatchObject({ ...found, count: 1 });
  expect(size).toEqual([200, 240]);
  expect(drawn).toContain('<circle cx="100" cy="100" r="100" fill="#d92d2a"/>');
  expect(drawn).not.toContain('#b8892f');
});
