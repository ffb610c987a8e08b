import { describe, expect, it } from 'vitest';
import { parseBrief } from '../../brief/parse-brief.ts';
import { toHour } from './stage-setting.ts';

describe('the hour of a prompt that names none', () => {
  it.each([
    ['a fox in a forest', 'clear', 'day'],
    ['a fox in a forest in the fog', 'mist', 'day'],
    ['a warm, nostalgic picture of a fox in a forest', 'clear', 'golden'],
    ['a fox in a forest, dark background', 'clear', 'night'],
  ] as const)('%s', (prompt, weather, hour) => {
    expect(toHour(parseBrief(prompt), weather)).toBe(hour);
  });
});
