import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { DrawingRow } from '../drawings/drawing-row.ts';
import { CATEGORIES } from '../drawings/load-drawings.ts';
import { checkSvg } from './check-svg.ts';
import { DRAWING_ROWS } from './drawing-schema.ts';

const validate = new Ajv2020({ allErrors: true, strictTuples: false }).compile(DRAWING_ROWS);

/** What is wrong with the tables and files of a folder of drawings: file, row or place, and what would be right. */
export function checkDrawings(folder: string): string[] {
  const faults: string[] = [];
  const names = new Map<string, string>();
  const nouns = new Map<string, string>();
  for (const category of CATEGORIES) {
    const table = `${category}.json`;
    const rows = readTable(join(folder, table), faults, table);
    const say = (row: DrawingRow, fault: string): number => faults.push(`${table}: ${row.name}: ${fault}`);
    for (const row of rows) {
      if (names.has(row.name)) say(row, `is also a row of ${names.get(row.name)}`);
      names.set(row.name, table);
      for (const noun of row.nouns) {
        if (nouns.has(noun)) say(row, `has the noun "${noun}" of ${nouns.get(noun)}`);
        nouns.set(noun, row.name);
      }
      const colors = [...Object.values(row.natural ?? {}), ...Object.keys(row.mixed ?? {})];
      if (new Set(colors).size < colors.length)
        say(row, 'natural has one color twice: change one by a shade, for colors tell shapes apart');
      const file = `${category}/${row.name}.svg`;
      if (!existsSync(join(folder, file))) say(row, `has no file ${file}`);
      else
        for (const fault of checkSvg(readFileSync(join(folder, file), 'utf8'), row))
          faults.push(`${file}: ${fault}`);
    }
    const known = new Set(rows.map(({ name }) => `${name}.svg`));
    for (const file of globSync('*.svg', { cwd: join(folder, category) }))
      if (!known.has(file)) faults.push(`${category}/${file}: has no row in ${table}`);
  }
  return faults;
}

/** The rows of a table; none where its shape is wrong. */
function readTable(path: string, faults: string[], table: string): readonly DrawingRow[] {
  let rows: unknown[];
  try {
    rows = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    faults.push(`${table}: ${error instanceof Error ? error.message : error}`);
    return [];
  }
  if (validate(rows)) return rows as DrawingRow[];
  for (const { instancePath, message, params } of validate.errors ?? []) {
    const [, at = '', ...field] = instancePath.split('/');
    const name = (rows[Number(at)] as { name?: string } | undefined)?.name ?? `row ${Number(at) + 1}`;
    const more = [params.additionalProperty, params.allowedValues?.join(', ')].filter(Boolean).join(' ');
    faults.push(`${table}: ${[name, field.join('.')].filter(Boolean).join(': ')} ${message} ${more}`.trim());
  }
  return [];
}
