import { expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const YAML = 'colors:\n  background: "#ffffff"\n  border: "#dddddd"';
const surfaceOf = (text: string, yaml = YAML) => {
  const { border, corner, pattern } = deriveParameters(readDesignDocument(`---\n${yaml}\n---\n\n${text}\n`), {
    withSign: true,
  }).params;
  return { border, corner, pattern };
};

test.each([
  ['Cards have a 12px radius and hairline borders.', { border: '#dddddd', corner: 'soft' }],
  ['## Cards\n- 28px radius, 1px #cccccc border', { border: '#cccccc', corner: 'round' }],
  ['- Leaf: #1e4d2b\n\nKarten haben einen Rand in Leaf.', { border: '#1e4d2b' }],
  ['Cards: 24px radius, no border.', { corner: 'round' }],
  ['Las tarjetas tienen radio de 20px y sin borde.', { corner: 'round' }],
  ['Hairline rules divide the text.', {}],
  ['A dot grid lies on the page.', { pattern: 'dots' }],
  ['カードの背景は方眼紙。', { pattern: 'grid' }],
  ['Never a dot grid. A 12-column grid, 8px units.', {}],
])('"%s"', (text, surface) => {
  expect(surfaceOf(text)).toEqual(surface);
});

test('corners are those of variables of a style sheet, too', () => {
  const css = '```css\n:root { --bg: #ffffff; --radius: 999px; }\n```';
  expect(surfaceOf(css, '')).toEqual({ corner: 'round' });
});

test('the tokens of cards go before what is said', () => {
  const yaml = `${YAML}\ncomponents:\n  card:\n    border: none\n    radius: 0`;
  expect(surfaceOf('Cards have a 12px radius and hairline borders.', yaml)).toEqual({ corner: 'sharp' });
});

test('the parameters of a document have none of it', () => {
  const { params } = deriveParameters(
    readDesignDocument(`---\nname: Acme\n${YAML}\n---\nCards have borders.\n`),
  );
  expect(Object.keys(params)).toEqual(['bg']);
});
