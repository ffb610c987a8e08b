import { expect, test } from 'vitest';
import type { PlacedText } from './composition.ts';
import { dashMark, markEyebrow } from './mark-eyebrow.ts';
import { textBounds } from './text-bounds.ts';

function eyebrow(align: PlacedText['align']): PlacedText {
  return {
    role: 'eyebrow',
    fitted: {
      text: 'Guide',
      style: { family: 'Inter', weight: 600, lineHeight: 1.2 },
      size: 20,
      lines: [{ text: 'Guide', width: 60 }],
      width: 60,
      height: 24,
      lineHeightPx: 24,
      direction: align === 'right' ? 'rtl' : 'ltr',
      truncated: false,
    },
    box: { x: align === 'right' ? 340 : 100, y: 50, width: 60, height: 24 },
    align,
    color: '#000000',
  };
}
const room = { x: 100, y: 50, width: 300, height: 200 };

test('the mark stands where the words stood, and the words move aside', () => {
  const { texts, art } = markEyebrow([eyebrow('left')], room, dashMark('#ff0000'));
  expect(art).toMatchObject([{ style: { left: 100, backgroundColor: '#ff0000' } }]);
  expect(texts[0]?.box.x).toBe(148);
});

test('from right to left the mark stands at the right end', () => {
  const { texts, art } = markEyebrow([eyebrow('right')], room, dashMark('#ff0000'));
  expect(art).toMatchObject([{ style: { left: 366, width: 34 } }]);
  expect(texts[0]?.box.x).toBe(292);
});

test('a column too narrow for both keeps the words alone', () => {
  const { texts, art } = markEyebrow([eyebrow('left')], { ...room, width: 100 }, dashMark('#ff0000'));
  expect(art).toEqual([]);
  expect(texts[0]?.box.x).toBe(100);
});

test('bounds hold every text and the padding', () => {
  expect(textBounds([eyebrow('left'), eyebrow('right')], 10)).toEqual({
    x: 90,
    y: 40,
    width: 320,
    height: 44,
  });
  expect(textBounds([], 10)).toBeUndefined();
});
