import { Renderer } from '@takumi-rs/core';
import { describe, expect, it, test } from 'vitest';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import { svgDocument } from '../svg.ts';
import { drawSvg } from '../testing/draw-svg.ts';
import { toDrawingColors } from './drawing-colors.ts';
import { drawings } from './drawings.ts';
import { getRecoloring, wornPart } from './recoloring.ts';

const HOUSE = { main: '#d9534a', second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
const ASKED = {
  red: '#d92d2a',
  blue: '#2563eb',
  green: '#2f9e44',
  yellow: '#f5c518',
  white: '#ffffff',
  black: '#14171c',
} as const;
// Of the pixels of a thing, so many have the color that it was asked for in; more where a row says what takes it.
const SEEN = 0.14;
const SEEN_IN_FIELD = 0.22;
// Their colors are what they are: filling, screens, plumage, paper.
const BY_NATURE: ReadonlySet<string> = new Set(
  'pizza-whole dandelion traffic-light snow-globe sundae book pie hanok sandwich candy-cane peacock book-stack toucan toy-blocks easel sushi woodpecker mirror microphone-stand television calendar ring lipstick palette'.split(
    ' ',
  ),
);
const WIDTH = 56;
const renderer = new Renderer();

const HUES = new Map(Object.entries(ASKED).map(([name, color]) => [name, toOklch(color).h]));
// A drawing has few colors, and many pixels.
const known = new Map<number, ReturnType<typeof toOklch>>();

function lookUp(color: number): ReturnType<typeof toOklch> {
  const found = known.get(color) ?? toOklch(`#${color.toString(16).padStart(6, '0')}`);
  known.set(color, found);
  return found;
}

function isOf(name: string, color: number): boolean {
  const { l, c, h } = lookUp(color);
  if (name === 'white') return l > 0.78 && c < 0.06;
  if (name === 'black') return l < 0.36 && c < 0.06;
  return c > 0.06 && hueDistance(h, HUES.get(name) ?? 0) < 26;
}

// The share of a drawing's opaque pixels that have the color of this name.
function shareOf(name: string, pixels: Uint8Array): number {
  let [opaque, alike] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    opaque++;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (isOf(name, (red << 16) | (green << 8) | blue)) alike++;
  }
  return alike / opaque;
}

test.each(Object.entries(ASKED).map(([name, color], turn) => ({ name, color, turn })))(
  'a thing that is asked for in $name is seen in it',
  async ({ name, color, turn }) => {
    const recolorable = drawings.filter(
      ({ name: drawing, presence }) => presence !== undefined && !BY_NATURE.has(drawing),
    );
    const failures: string[] = [];
    // Each drawing in one of the colors.
    for (const drawing of recolorable.filter((_, at) => at % Object.keys(ASKED).length === turn)) {
      const { width, height } = drawing;
      const svg = svgDocument(width, height, drawing.draw(toDrawingColors(drawing, HOUSE, color), 'a-'));
      const pixels = await drawSvg(renderer, svg, WIDTH, Math.max(8, Math.round((WIDTH * height) / width)));
      const share = shareOf(name, pixels);
      const least = getRecoloring(drawing.name).field ? SEEN_IN_FIELD : SEEN;
      if (!(share > least)) failures.push(`${drawing.name}: ${share.toFixed(3)} is not over ${least}`);
    }
    expect(failures).toEqual([]);
  },
);

describe('the second of two colors and the parts', () => {
  const find = (name: string) => {
    const drawing = drawings.find((one) => one.name === name);
    if (!drawing) throw new Error(name);
    return drawing;
  };

  it('a red and white balloon is striped in both', () => {
    const colors = toDrawingColors(find('balloon'), HOUSE, { color: '#d92d2a', pair: '#ffffff' });
    expect([colors.main, colors.second]).toEqual(['#d92d2a', '#ffffff']);
  });

  it('a yellow house with a blue door keeps its roof, and a roof of the color of its walls steps off them', () => {
    const house = find('house');
    const door = toDrawingColors(house, HOUSE, {
      color: '#f5c518',
      parts: [{ part: 'door', color: '#2563eb' }],
    });
    expect([door.main, door.accent, door.second]).toEqual(['#f5c518', '#2563eb', house.natural?.second]);
    const red = toDrawingColors(house, HOUSE, house.natural?.second);
    expect(Math.abs(toOklch(red.main).l - toOklch(red.second).l)).toBeGreaterThan(0.15);
  });

  it('every part of the table is a color that the drawing has', () => {
    for (const drawing of drawings) {
      const probe = {
        main: '#010101',
        second: '#020202',
        accent: '#030303',
        ink: '#040404',
        light: '#050505',
      };
      const art = drawing.draw(probe, 'a-');
      const recoloring = getRecoloring(drawing.name);
      const tones = [
        ...(recoloring.field ?? []),
        ...(recoloring.pair ? [recoloring.pair] : []),
        ...Object.values(recoloring.parts ?? {}).flat(),
      ];
      for (const tone of tones) expect(art, `${drawing.name} ${tone}`).toContain(probe[tone]);
    }
  });
});

it('finds what a drawing wears only where it wears it', () => {
  expect(wornPart('snowman', 'scarf')).toBe('scarf');
  expect(wornPart('snowman', 'coat')).toBeUndefined();
  expect(wornPart('fox', 'scarf')).toBeUndefined();
});
