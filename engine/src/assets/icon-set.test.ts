import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createIconSet } from './icon-set.ts';

const toSet = (...names: string[]): string =>
  JSON.stringify(
    {
      prefix: 'test',
      icons: Object.fromEntries(names.map((name) => [name, { body: `<path id="${name}é"/>` }])),
      aliases: { other: { parent: names[0] } },
    },
    null,
    '\t',
  );

const path = join(mkdtempSync(join(tmpdir(), 'icon-set-')), 'icons.json');

test('icons and their other names are found, and nothing else', async () => {
  writeFileSync(path, toSet('sun', 'moon'));
  const icons = createIconSet(path);
  expect(await icons.read('moon')).toBe('<path id="mooné"/>');
  expect(await icons.read('other')).toBe('<path id="suné"/>');
  for (const none of ['stars', 'icons', 'prefix', 'body', '']) expect(await icons.read(none)).toBeUndefined();
});

test('a text of many emoji reads the set once', async () => {
  writeFileSync(path, toSet('sun', 'moon'));
  const icons = createIconSet(path);
  await icons.read('sun');
  // Whoever searched the file again would not find the name.
  writeFileSync(path, toSet('sun', 'ball'));
  expect(await icons.read('moon')).toBe('<path id="ballé"/>');
});
