import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import type { SubjectColors } from './subject.ts';
import { findSubject, getSubject, subjects } from './subjects.ts';
import { svgDocument } from './svg.ts';
import { assertCleanSvg } from './testing/clean-svg.ts';
import { drawSvg } from './testing/draw-svg.ts';

const colors: SubjectColors = {
  main: '#ff5a5f',
  second: '#5b45ff',
  accent: '#00b8a9',
  ink: '#1d1147',
  light: '#fffdf6',
};
const allowed = new Set<string>(Object.values(colors).flat());
const renderer = new Renderer();

describe.each(subjects.map((subject) => [subject.name, subject] as const))('subject %s', (_name, subject) => {
  const art = subject.draw(colors, 'a-');

  it('draws the same for the same colours', () => {
    expect(subject.draw(colors, 'a-')).toBe(art);
  });

  it('is small, well formed, and carries the prefix on every id', () => {
    expect(art.length).toBeLessThan(12_000);
    const ids = assertCleanSvg(svgDocument(subject.width, subject.height, art), 120);
    expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
  });

  it('uses no colour but those it is given, and at least three of them', () => {
    const used = [...art.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
    expect(used.filter((color) => !allowed.has(color))).toEqual([]);
    expect(new Set(used).size).toBeGreaterThanOrEqual(3);
  });

  it('has natural colours, if any, that are plain and apart from one another', () => {
    const natural = Object.values(subject.natural ?? colors);
    for (const color of natural) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(natural).size).toBe(5);
  });

  it('has its seat and its top, if any, on the drawing', () => {
    const { seat, top } = subject.presence ?? {};
    for (const [x, y] of [seat && [seat.x, seat.y], top && [top.from, top.y], top && [top.to, top.y]].flatMap(
      (point) => (point ? [point] : []),
    )) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(subject.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(subject.height);
    }
  });

  it('touches all four edges of its size and nothing beyond', async () => {
    const [scale, margin] = [0.5, 20];
    const [width, height] = [subject.width + 2 * margin, subject.height + 2 * margin];
    const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
    const svg = svgDocument(width, height, `<g transform="translate(${margin} ${margin})">${art}</g>`);
    const pixels = await drawSvg(renderer, svg, columns, rows);
    let [left, top, right, bottom] = [columns, rows, 0, 0];
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        if ((pixels[(y * columns + x) * 4 + 3] ?? 0) < 90) continue;
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
    }
    const inked = [left, top, columns - right, rows - bottom].map((gap) => gap / scale);
    for (const gap of inked) expect(Math.abs(gap - margin)).toBeLessThanOrEqual(4);
  });
});

describe('the register of subjects', () => {
  it('names each subject once, and no noun stands for two', () => {
    const nouns = subjects.flatMap((subject) => subject.nouns);
    expect(new Set(subjects.map((subject) => subject.name)).size).toBe(subjects.length);
    expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([]);
    for (const noun of nouns) expect(noun).toBe(noun.trim().toLowerCase());
  });

  it.each([
    ['sneakers', 'sneaker'],
    ['Sneaker', 'sneaker'],
    ['loaves', 'bread'],
    ['parties', 'party-popper'],
    ['boxes', 'box'],
    ['gift boxes', 'gift'],
    ['foxes', 'fox'],
    ['running shoes', 'sneaker'],
    ['glass', undefined],
    ['quaternion', undefined],
    ['', undefined],
  ])('finds %s: %s', (noun, name) => {
    expect(findSubject([noun])?.name).toBe(name);
  });

  it('takes the first noun that it knows', () => {
    expect(findSubject(['quaternion', 'rockets', 'coffee'])?.name).toBe('rocket');
    expect(findSubject([])).toBeUndefined();
  });

  it('finds every subject by each of its nouns and throws for an unknown name', () => {
    for (const subject of subjects) {
      for (const noun of subject.nouns) expect(findSubject([noun])).toBe(subject);
      expect(getSubject(subject.name)).toBe(subject);
    }
    expect(() => getSubject('nothing')).toThrow('nothing');
  });
});
