import { expect, test } from 'vitest';
import { splitLine } from './line-pieces.ts';

const write = (line: string): string =>
  splitLine(line)
    .map(({ kind, text }) => (kind === 'text' ? text : `<${kind} ${text}>`))
    .join('');

test.each([
  ['10⁻⁷ m', '10<superscript −7> m'],
  ['10²⁷', '10<superscript 27>'],
  ['H₂SO₄', 'H<subscript 2>SO<subscript 4>'],
  ['‖v‖₂', '‖v‖<subscript 2>'],
  ['x² + y³', 'x² + y³'],
  ['👍 ok', '<emoji 👍> ok'],
  ['', ''],
])('%s', (line, pieces) => {
  expect(write(line)).toBe(pieces);
});

test('a soft hyphen shows at the end of a line alone', () => {
  expect(write('Donau\u00addampf\u00ad')).toBe('Donaudampf-');
  expect(write('\u056f\u0561\u00ad')).toBe('\u056f\u0561\u058a');
});
