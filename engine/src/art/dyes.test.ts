import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { inOwnColors } from '../layout/subject-colors.ts';
import { dyeOf, wornPart } from './dyes.ts';
import { subjects } from './subjects.ts';
import { svgDocument } from './svg.ts';
import { drawSvg } from './testing/draw-svg.ts';

const HOUSE = { main: '#d9534a', second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
const ASKED = {
  red: '#d92d2a',
  blue: '#2563eb',
  green: '#2f9e44',
  yellow: '#f5c518',
  white: '#ffffff',
  black: '#14171c',
} as const;
// Of the pixels of a thing, so many have the colour that it was asked for in; more where a row says what takes it.
const SEEN = 0.14;
const SEEN_IN_FIELD = 0.22;
// Their colours are what they are: filling, screens, plumage, paper.
const BY_NATURE: ReadonlySet<string> = new Set(
  'pizza-whole dandelion traffic-light snow-globe sundae book pie hanok sandwich candy-cane peacock book-stack toucan toy-blocks easel sushi woodpecker mirror microphone-stand television calendar ring lipstick palette'.split(
    ' ',
  ),
);
const WIDTH = 56;
const renderer = new Renderer();

function isOf(name: string, pixel: Uint8Array): boolean {
  const hex = `#${[...pixel.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  const { l, c, h } = toOklch(hex);
  if (name === 'white') return l > 0.78 && c < 0.06;
  if (name === 'black') return l < 0.36 && c < 0.06;
  return c > 0.06 && hueDistance(h, toOklch(ASKED[name as keyof typeof ASKED]).h) < 26;
}

const dyeable = subjects.filter(({ name, presence }) => presence !== undefined && !BY_NATURE.has(name));

describe('a thing that can stand in a picture', () => {
  it.each(dyeable.map((subject) => [subject.name, subject] as const))(
    '%s is seen in the colour asked for it',
    async (_name, subject) => {
      for (const [name, color] of Object.entries(ASKED)) {
        const height = Math.max(8, Math.round((WIDTH * subject.height) / subject.width));
        const art = subject.draw(inOwnColors(subject, HOUSE, color), 'a-');
        const pixels = await drawSvg(
          renderer,
          svgDocument(subject.width, subject.height, art),
          WIDTH,
          height,
        );
        let [all, own] = [0, 0];
        for (let at = 0; at < pixels.length; at += 4) {
          if ((pixels[at + 3] ?? 0) < 200) continue;
          all++;
          if (isOf(name, pixels.subarray(at, at + 4))) own++;
        }
        expect(own / all, name).toBeGreaterThan(dyeOf(subject.name).field ? SEEN_IN_FIELD : SEEN);
      }
    },
  );
});

describe('the second of two colours and the parts', () => {
  const find = (name: string) => {
    const subject = subjects.find((one) => one.name === name);
    if (!subject) throw new Error(name);
    return subject;
  };

  it('a red and white balloon is striped in both', () => {
    const colors = inOwnColors(find('balloon'), HOUSE, { color: '#d92d2a', pair: '#ffffff' });
    expect([colors.main, colors.second]).toEqual(['#d92d2a', '#ffffff']);
  });

  it('a yellow house with a blue door keeps its roof, and a roof of the colour of its walls steps off them', () => {
    const house = find('house');
    const door = inOwnColors(house, HOUSE, { color: '#f5c518', parts: [{ part: 'door', color: '#2563eb' }] });
    expect([door.main, door.accent, door.second]).toEqual(['#f5c518', '#2563eb', house.natural?.second]);
    const red = inOwnColors(house, HOUSE, house.natural?.second);
    expect(Math.abs(toOklch(red.main).l - toOklch(red.second).l)).toBeGreaterThan(0.15);
  });

  it('every part of the table is a colour that the drawing has', () => {
    for (const subject of subjects) {
      const probe = {
        main: '#010101',
        second: '#020202',
        accent: '#030303',
        ink: '#040404',
        light: '#050505',
      };
      const art = subject.draw(probe, 'a-');
      const dye = dyeOf(subject.name);
      const tones = [
        ...(dye.field ?? []),
        ...(dye.pair ? [dye.pair] : []),
        ...Object.values(dye.parts ?? {}).flat(),
      ];
      for (const tone of tones) expect(art, `${subject.name} ${tone}`).toContain(probe[tone]);
    }
  });
});

it('finds what a drawing wears only where it wears it', () => {
  expect(wornPart('snowman', 'scarf')).toBe('scarf');
  expect(wornPart('snowman', 'coat')).toBeUndefined();
  expect(wornPart('fox', 'scarf')).toBeUndefined();
});
