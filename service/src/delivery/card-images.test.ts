import { templateDefinition } from '@cardwright/contract';
import type { Card } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { listUploads } from './card-images.ts';

const [FONT, OTHER] = ['upload:up_8mzkq4n2vw9r3xtc6d5yh7jb', 'upload:up_7mzkq4n2vw9r3xtc6d5yh7jb'];

test('a template of regions is set in the uploaded font of its parameter, else of its default', () => {
  const definition = templateDefinition.parse({
    parts: 'event',
    region: {},
    parameters: [{ type: 'font', name: 'font', default: FONT }],
  });
  const own = { owner: 'ada', name: 'ours', version: 1, definition };
  const uploadsOf = (values: Record<string, string>) =>
    listUploads({ own, template: 'ours', values, width: 1200, height: 630, format: 'png', key: '' } as Card);
  expect(uploadsOf({})).toEqual([{ parameter: 'font', id: 'up_8mzkq4n2vw9r3xtc6d5yh7jb', kind: 'font' }]);
  expect(uploadsOf({ font: OTHER })).toEqual([
    { parameter: 'font', id: 'up_7mzkq4n2vw9r3xtc6d5yh7jb', kind: 'font' },
  ]);
});
