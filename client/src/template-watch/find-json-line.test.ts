import { expect, test } from 'vitest';
import { findJsonLine } from './find-json-line.ts';

const TEXT = `{
  "parameters": [],
  "root": {
    "type": "box", "style": { "a\\"b": [1, 2.5e3,
      null] },
    "children": [
      { "type": "text" },
      { "type": "text",
        "size": 90 }
    ]
  }
}`;

test.each([
  ['root', 3],
  ['root.style', 4],
  ['root.children[0]', 7],
  ['root.children[1].size', 9],
  // A field that is missing is where it should be.
  ['root.children[1].minSize', 8],
  ['root.children[5].size', 6],
  ['tall', 1],
  ['', 1],
])('%s is on line %i', (path, line) => {
  expect(findJsonLine(TEXT, path)).toBe(line);
});

test('what is no JSON has the places before its fault', () => {
  expect(findJsonLine('{\n"root": {\n"type": oops', 'root.type')).toBe(3);
  expect(findJsonLine('', 'root')).toBe(1);
});
