import { describe, expect, it } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { chooseHour } from './stage-setting.ts';

describe('the hour of a picture that names none', () => {
  it.each([
    ['clear', {}, 'day'],
    ['mist', {}, 'day'],
    ['clear', { style: ['warm'] }, 'golden'],
    ['clear', { scheme: 'dark' }, 'night'],
  ] as const)('%s, asked for %s: %s', (weather, wishes, hour) => {
    expect(chooseHour(requestPicture('a fox in a forest', wishes as Partial<Brief>), weather)).toBe(hour);
  });
});
