import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { svgDocument } from '../svg.ts';
import { drawSvg } from '../testing/draw-svg.ts';
import { drawBody, drawEye, hoofOutline, pawOutline } from './animal-shapes.ts';

const colors = { main: '#c08040', second: '#804020', accent: '#d0a060', ink: '#000000', light: '#ffffff' };
const renderer = new Renderer();
const SIZE = 100;

async function redAt(art: string): Promise<(x: number, y: number) => { red: number; alpha: number }> {
  const pixels = await drawSvg(renderer, svgDocument(SIZE, SIZE, art), SIZE, SIZE);
  return (x, y) => ({ red: pixels[(y * SIZE + x) * 4] ?? 0, alpha: pixels[(y * SIZE + x) * 4 + 3] ?? 0 });
}

describe('body', () => {
  it('is shaded along its lower edge, plain above, and keeps its marks inside', async () => {
    const marks = '<path d="M0 45H100V55H0Z" fill="#ffffff"/>';
    const at = await redAt(drawBody('M20 20H80V80H20Z', colors.main, colors, { id: 'b', marks }));
    expect(at(40, 30).red).toBe(0xc0);
    expect(at(40, 75).red).toBeLessThan(0xb0);
    expect(at(40, 50).red).toBe(0xff);
    expect(at(10, 50).alpha).toBe(0);
  });

  it.each([
    ['lines', 'M20 20H80V80H20Z'],
    ['curves', 'M20 50C20 20 80 20 80 50C80 80 20 80 20 50Z'],
    ['arcs', 'M35 50A15 15 0 0 1 65 50A15 15 0 0 1 35 50Z'],
  ])('takes hardly more room than its outline of %s, because the renderer pays for it', (_name, data) => {
    const shade =
      drawBody(data, colors.main, colors, { id: 'b' }).match(/translate[^>]* d="(M[^Z]*Z)/)?.[1] ?? '';
    const corners = (shade.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(corners.length).toBeGreaterThan(4);
    expect(Math.min(...corners)).toBeGreaterThanOrEqual(-5);
    expect(Math.max(...corners)).toBeLessThanOrEqual(105);
  });

  it('refuses an outline of relative commands, whose place it would not know', () => {
    expect(() => drawBody('M20 20h60v60h-60Z', colors.main, colors, { id: 'b' })).toThrow('absolute');
  });
});

describe('eye', () => {
  it('has its spark in the upper left', async () => {
    const at = await redAt(drawEye(50, 50, 30, colors));
    expect(at(41, 39).red).toBe(0xff);
    expect(at(62, 62).red).toBe(0);
  });
});

describe('feet', () => {
  it.each([
    ['hoof', hoofOutline],
    ['paw', pawOutline],
  ] as const)('a %s stands on its ground and is as high as asked', async (_name, foot) => {
    const at = await redAt(`<path d="${foot(50, 80, 40, 20)}" fill="#ffffff"/>`);
    expect([58, 62, 78, 82].map((y) => at(52, y).alpha > 128)).toEqual([false, true, true, false]);
  });
});
