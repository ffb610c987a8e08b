import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../../reader/parse-prompt.ts';
import { chooseHour } from './stage-setting.ts';

describe('the hour of a prompt that names none', () => {
  it.each([
    ['a fox in a forest', 'clear', 'day'],
    ['a fox in a forest in the fog', 'mist', 'day'],
    ['a warm, nostalgic picture of a fox in a forest', 'clear', 'golden'],
    ['a fox in a forest, dark background', 'clear', 'night'],
  ] as const)('%s', (prompt, weather, hour) => {
    expect(chooseHour(parsePrompt(prompt), weather)).toBe(hour);
  });
});
