import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidi } from './bidi.ts';
import { keepOrder } from './keep-order.ts';

const CONTROLS = /[\u202c-\u202e]/gu;

/** What is seen of a line, from left to right. */
function look(text: string, direction: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(text, direction);
  return bidi.getReorderedString(text, levels).replace(CONTROLS, '');
}

test('words of the other direction stand as they do in the paragraph', () => {
  const [first = '', second = ''] = keepOrder(
    [
      { text: 'ABC (אבג)', after: ' ' },
      { text: '123 – [דהו] 456', after: '' },
    ],
    'ltr',
  );
  expect(first).toBe('ABC (אבג)');
  // The number follows Hebrew in its paragraph, and so it stands right of what comes after it.
  expect(look('123 – [דהו] 456', 'ltr')).toBe('123 – [והד] 456');
  expect(look(second, 'ltr')).toBe('456 [והד] – 123');
});

test('text of one direction, and a line that is in order by itself, are left as they are', () => {
  const lines = (...texts: string[]) => texts.map((text) => ({ text, after: ' ' as const }));
  expect(keepOrder(lines('Hold fast', 'to what is good (2 of 3)'), 'ltr')).toEqual([
    'Hold fast',
    'to what is good (2 of 3)',
  ]);
  expect(keepOrder(lines('שלום עולם', 'ומה שלומך'), 'rtl')).toEqual(['שלום עולם', 'ומה שלומך']);
});

test('every line shows what the paragraph shows there, in any mixture of directions', () => {
  const units = fc.constantFrom('a', 'Bc', 'א', 'בג', 'د', '12', '3', '٤', ' ', '-', '(', ')', '%', '.', 'é');
  const line = fc.string({ unit: units, minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('ltr', 'rtl'),
      (texts, direction) => {
        const paragraph = texts.join(' ');
        const levels = bidi.getEmbeddingLevels(paragraph, direction);
        const kept = keepOrder(
          texts.map((text) => ({ text, after: ' ' })),
          direction,
        );
        let from = 0;
        for (const [index, text] of texts.entries()) {
          const shown = look(kept[index] ?? '', direction);
          const flips = bidi.getReorderSegments(paragraph, levels, from, from + text.length - 1);
          const characters = Array.from(text, (character, at) =>
            (levels.levels[from + at] ?? 0) % 2 === 1
              ? (bidi.getMirroredCharacter(character) ?? character)
              : character,
          );
          for (const [start = 0, end = 0] of flips) {
            const part = characters.slice(start - from, end - from + 1).reverse();
            characters.splice(start - from, part.length, ...part);
          }
          expect(shown).toBe(characters.join(''));
          from += text.length + 1;
        }
      },
    ),
  );
});
