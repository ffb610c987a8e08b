import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPictogram, findPictogram, pictograms } from './pictograms.ts';
import { SIGN_COLORS } from './sign-colors.ts';

const FOLDER = join(import.meta.dirname, '../../../data/pictograms');

test('every pictogram has a row and every row a pictogram', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.svg', ''));
  expect(pictograms.map(({ name }) => name).sort()).toEqual(files.sort());
});

test('what a sign with a pictogram means is known, or it shows what may be forbidden', () => {
  for (const { name, meaning, forbiddable } of pictograms) {
    expect(meaning !== undefined || forbiddable, name).toBe(true);
    if (meaning) expect(Object.keys(SIGN_COLORS), name).toContain(meaning);
  }
});

test('a concept has one pictogram', () => {
  const concepts = pictograms.flatMap(({ shows }) => shows);
  expect(new Set(concepts).size).toBe(concepts.length);
  expect(findPictogram('dog')?.name).toBe('dog');
  expect(findPictogram('unheard-of')).toBeUndefined();
});

test.each(pictograms)('$name is drawn in two tones, which a sign replaces', ({ name }) => {
  const file = readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
  expect(file).toContain('viewBox="0 0 100 100"');
  expect(file.match(/#[0-9a-f]+/giu)?.filter((color) => color !== '#000000' && color !== '#ffffff')).toEqual(
    [],
  );
  const drawn = drawPictogram(name, { ink: '#112233', ground: '#ddeeff' });
  expect(new Set(drawn.match(/#[0-9a-f]{6}/gu))).toEqual(
    new Set(file.includes('#ffffff') ? ['#112233', '#ddeeff'] : ['#112233']),
  );
});
