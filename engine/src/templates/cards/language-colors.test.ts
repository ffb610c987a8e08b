import { expect, test } from 'vitest';
import { colorOfLanguage } from './language-colors.ts';

test('a language has its own color wherever it stands, and unknown ones have others', () => {
  expect([colorOfLanguage('Rust', 0), colorOfLanguage('rust ', 3)]).toEqual(['#dea584', '#dea584']);
  expect(new Set(['Klingon', 'Elvish', 'Other'].map(colorOfLanguage)).size).toBe(3);
});
