import { globSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { ACT_GROUPS } from './acts.ts';
import { readPeople } from './people-data.ts';
import { SCHEMAS, type Schema } from './people-schema.ts';
import { ROLE_GROUPS } from './roles.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const tables = globSync('**/*.json', { cwd: new URL('../../../data/people/', import.meta.url) })
  .map((file) => file.replace('.json', ''))
  .sort();
const schemaOf = (table: string): Schema | undefined =>
  SCHEMAS[table] ?? SCHEMAS[table.replace(/[^/]*$/, '')];

/** What is wrong with a table, each with the file, the row and the field. */
function faultsOf(table: string, data: unknown): string[] {
  const schema = schemaOf(table);
  if (!schema) return [`data/people/${table}.json: no schema`];
  const validate = ajv.compile(schema);
  validate(data);
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => {
      const [, first = '', ...field] = instancePath.split('/');
      const row = Array.isArray(data) ? (data[Number(first)]?.name ?? `row ${first}`) : first;
      const more = [params.additionalProperty, params.allowedValues?.join(', ')].filter(Boolean).join(' ');
      return `data/people/${table}.json: ${row}: ${field.join('.')} ${message} ${more}`.trim();
    });
}

describe('the tables of people', () => {
  it('are all read: no group of roles or acts is forgotten', () => {
    const inTables = (folder: string): string[] =>
      tables.flatMap((table) => (table.startsWith(folder) ? [table.slice(folder.length)] : []));
    expect(inTables('acts/')).toEqual(ACT_GROUPS.toSorted());
    expect(inTables('roles/')).toEqual(ROLE_GROUPS.toSorted());
  });

  test.each(tables)('%s has rows of the right shape', (table) => {
    expect(faultsOf(table, readPeople(table))).toEqual([]);
  });

  it('are told apart by file, row and field where one is wrong', () => {
    const role = {
      name: 'diver',
      nouns: ['diver'],
      outfits: [{ extends: 'kit', hat: 'crwon' }],
      agee: 'old',
    };
    const faults = faultsOf('roles/athletes', [role]);
    expect(faults).toContainEqual(
      expect.stringMatching(/^data\/people\/roles\/athletes\.json: diver: .*agee/),
    );
    expect(faults).toContainEqual(expect.stringMatching(/athletes\.json: diver: outfits\.0\.hat .*crown/));
    expect(
      faultsOf('roles/athletes', [{ name: 'diver', nouns: ['diver'], holding: 'trident' }]),
    ).toHaveLength(1);
  });
});
