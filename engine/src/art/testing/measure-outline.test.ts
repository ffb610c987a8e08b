import { Renderer } from '@takumi-rs/core';
import { expect, it } from 'vitest';
import { drawings } from '../drawings/drawings.ts';
import { type Outline, outlineOf } from '../drawings/outlines.ts';
import { measureOutline } from './measure-outline.ts';

// Percent: another machine rounds a pixel otherwise.
const TOLERANCE = 2;

it('finds what outlines.json says of every drawing; `npm run drawings` measures them anew', async () => {
  const renderer = new Renderer();
  const changed: string[] = [];
  for (const drawing of drawings) {
    const [found, known]: readonly Outline[] = [await measureOutline(renderer, drawing), outlineOf(drawing)];
    const tones = new Set([...Object.keys(found ?? {}), ...Object.keys(known ?? {})]) as Set<keyof Outline>;
    if ([...tones].some((tone) => Math.abs((found?.[tone] ?? 0) - (known?.[tone] ?? 0)) > TOLERANCE))
      changed.push(drawing.name);
  }
  expect(changed).toEqual([]);
});
