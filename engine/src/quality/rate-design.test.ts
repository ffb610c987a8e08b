import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../composition.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { rateDesign } from './rate-design.ts';

const palette = {
  background: '#ffffff',
  surface: '#eeeeee',
  foreground: '#111111',
  muted: '#444444',
  accent: '#0050c8',
  accent2: '#0050c8',
  accentText: '#0050c8',
};
const direction = { scheme: 'light', palette, motif: '' } as const;

const text = (role: PlacedText['role'], size: number, width: number): PlacedText =>
  ({
    role,
    box: { x: 60, y: 60, width, height: size },
    align: 'left',
    fitted: { size, width, height: size, lineHeightPx: size, lines: [{ text: 'Words', width }] },
  }) as unknown as PlacedText;

const rate = (more: Partial<Composition>): number => {
  const texts = [text('title', 120, 1000), text('subtitle', 34, 600)];
  const composition = { width: 1200, height: 630, background: '#ffffff', texts, leastSize: 22, ...more };
  return rateDesign({ composition, direction, request: requestCard('Words') });
};

test('a card that is emptier, narrower, in smaller letters or shows its subject smaller is worth less', () => {
  const good = rate({ emptiness: 0.4 });
  expect(rate({ emptiness: 2 })).toBeLessThan(good);
  const [narrow, small] = [text('title', 60, 400), text('subtitle', 22, 600)];
  expect(rate({ emptiness: 0.4, texts: [narrow, text('subtitle', 34, 600)] })).toBeLessThan(good);
  expect(rate({ emptiness: 0.4, texts: [text('title', 120, 1000), small] })).toBeLessThan(good);
  const showing = (width: number): number => rate({ subject: { x: 0, y: 0, width, height: width } });
  expect(showing(100)).toBeLessThan(showing(500));
});

test('what nobody graded counts for nothing', () => {
  expect(rate({ family: 'nobody drew it' })).toBe(rate({}));
});
