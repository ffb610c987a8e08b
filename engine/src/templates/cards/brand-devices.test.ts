import { expect, test } from 'vitest';
import { createRenderKit } from '../../render/render-kit.ts';
import type { PlacedShape } from '../../solve/layout.ts';
import { ACCENT_FORMS } from '../accent-forms.ts';
import { ogBrand } from './og-brand.ts';

const kit = await createRenderKit();
const SIZES = [
  { width: 1200, height: 630 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
];
const VALUES = {
  name: 'Acme',
  title: 'Rockets that come home by tonight',
  description: 'How we land them, and what we learned from those that we lost.',
  bg: '#ffffff',
  fg: '#222222',
  accent: '#e10600',
};
const layOut = async (values: Readonly<Record<string, string>>, size = SIZES[0]) =>
  (await ogBrand.layOut({ values: { ...VALUES, ...values }, images: {}, ...(size ?? {}), ...kit } as never))
    .layout;
const ofCard = ({ draw }: PlacedShape): boolean => draw === 'spine' || draw === 'brackets';

test.each(ACCENT_FORMS)(
  'an accent as a %s is seen, covers no more than a twentieth of a card, and no word is on it',
  async (form) => {
    for (const size of SIZES) {
      const { shapes, texts } = await layOut({ accentUse: form }, size);
      const own = shapes.filter(({ color }) => color === VALUES.accent);
      expect(own).toHaveLength(1);
      for (const { draw, box } of own.filter((shape) => !ofCard(shape))) {
        expect([draw, box.width * box.height < 0.05 * size.width * size.height]).toEqual(['rect', true]);
        for (const { box: words, fitted } of texts) {
          // Of a title, what hangs below its last line may be beside the line below another word.
          const foot = words.y + words.height - fitted.lineHeightPx / 2 + 0.36 * fitted.size;
          const isApart = box.y >= foot || box.y + box.height <= words.y || box.x + box.width <= words.x;
          expect([form, fitted.text, isApart]).toEqual([form, fitted.text, true]);
        }
      }
    }
  },
);

test('a line stands below the longest word of the last line that hangs below nothing', async () => {
  const { shapes, texts } = await layOut({ accentUse: 'underline', title: 'A jumpy stone' });
  const title = texts.find(({ part }) => part?.role === 'title');
  const { box } = shapes.find(({ color }) => color === VALUES.accent) ?? {};
  expect(title?.fitted.lines.at(-1)?.text.endsWith('stone')).toBe(true);
  const end = (title?.box.x ?? 0) + (title?.fitted.lines.at(-1)?.width ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(end, -1);
});

test('an outline and paper are in the hairline, and not around or below a field', async () => {
  const devices = { border: '#dddddd', corner: 'soft', pattern: 'dots' };
  const drawn = async (values: Readonly<Record<string, string>>) =>
    (await layOut({ ...devices, ...values })).shapes
      .filter(({ color }) => color === devices.border)
      .map(({ draw }) => draw);
  expect(await drawn({ accentUse: 'line' })).toEqual(['points', 'hairline']);
  expect(await drawn({ accentUse: 'line', primary: '#0f4c5c' })).toEqual(['points']);
  expect(await drawn({})).toEqual(['points']);
});

test('a bar has the corners of the brand, and is as wide as the card where those are sharp', async () => {
  const barOf = async (corner: string) =>
    (await layOut({ corner, accentUse: 'area' })).shapes.find(({ color }) => color === VALUES.accent);
  expect(await barOf('round')).toMatchObject({ corner: 32, box: { width: 1200 - 2 * 25.2 } });
  expect(await barOf('sharp')).toMatchObject({ box: { x: 0, width: 1200 } });
});
