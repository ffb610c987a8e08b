import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../../service/src/settings/settings.ts';
import { REQUIRED, ROOT, readChart, SECRET } from './helm-values.ts';

describe('the values', () => {
  const validate = new Ajv().compile(JSON.parse(readChart('values.schema.json')));
  const values = parse(readChart('values.yaml')) as Record<string, unknown>;
  const isValid = (more: object): boolean => validate({ ...values, ...REQUIRED, ...more });

  test('are valid once what has no default is set', () => {
    expect(isValid({ existingSecret: 'cardwright' })).toBe(true);
    expect(isValid({})).toBe(false);
    expect(isValid({ existingSecret: 'cardwright', baseUrl: '' })).toBe(false);
    expect(isValid({ existingSecret: 'cardwright', basUrl: 'https://cards.example.com' })).toBe(false);
    expect(isValid({ secret: SECRET })).toBe(true);
    expect(isValid({ secret: { ...SECRET, masterKey: 'short' } })).toBe(false);
  });

  test('every setting of the service can be among them, but for the port, which the chart has', () => {
    const names = Object.values(SETTINGS).map(({ name }) => name);
    const isTaken = (name: string): boolean =>
      isValid({ existingSecret: 'cardwright', settings: { [name]: 'x' } });
    expect(names.filter((name) => !isTaken(name))).toEqual(['PORT']);
  });

  test('the chart is of the version of the service', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(parse(readChart('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});
