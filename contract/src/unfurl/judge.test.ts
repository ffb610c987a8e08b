import { describe, expect, test } from 'vitest';
import { judgeImage, toSize } from './judge.ts';
import { PLATFORMS } from './platforms.ts';

const CARD = 'summary_large_image';
const platform = (wanted: string) => {
  const found = PLATFORMS.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no platform ${wanted}`);
  return found;
};
const judge = (
  name: string,
  width: number,
  height: number,
  bytes = 100_000,
  card: string | undefined = CARD,
) => judgeImage(platform(name), { type: 'image/png', width, height, bytes }, card);

test('a card of the usual size is large everywhere', () => {
  for (const { name } of PLATFORMS)
    expect([name, judge(name, 1200, 630).shows]).toEqual([name, name === 'LinkedIn' ? 'small' : 'large']);
});

test('LinkedIn says why it shows a thumbnail, whatever the image', () => {
  expect(judge('LinkedIn', 1200, 630).what).toBe(
    'a thumbnail: posts that are not sponsored show 128x72 pixels',
  );
});

describe('size', () => {
  test.each([
    ['WhatsApp', 600_000],
    ['Signal', 1_048_576],
    ['X', 5_000_000],
    ['LinkedIn', 5_000_000],
    ['Facebook', 8_000_000],
    ['iMessage', 10_000_000],
    ['Bluesky', 1_000_000],
    ['Mastodon', 2_000_000],
  ])('%s takes %d bytes and not one more', (name, bytes) => {
    expect(judge(name, 1200, 630, bytes).shows).not.toBe('none');
    expect(judge(name, 1200, 630, bytes + 1)).toMatchObject({
      shows: 'none',
      what: expect.stringContaining(name),
    });
  });
});

describe('pixels', () => {
  test.each([
    ['Facebook', 599, 315, 'small'],
    ['Facebook', 199, 199, 'none'],
    ['X', 299, 157, 'small'],
    ['LinkedIn', 400, 400, 'small'],
    ['iMessage', 899, 600, 'small'],
    ['iMessage', 900, 600, 'large'],
  ])('%s shows %dx%d: %s', (name, width, height, shows) => {
    expect(judge(name, width, height).shows).toBe(shows);
  });
});

test('X and Discord ask the page for the large card, others do not', () => {
  for (const { name } of PLATFORMS) {
    const { shows, what } = judge(name, 1200, 630, 1000, 'summary');
    expect([name, shows]).toEqual([name, ['X', 'Discord', 'LinkedIn'].includes(name) ? 'small' : 'large']);
    if (shows === 'small' && name !== 'LinkedIn') expect(what).toContain('twitter:card');
  }
});

test.each([
  [1200, 630, 'cropped by 15 of 630 pixels at the top and bottom'],
  [1200, 600, 'uncropped'],
  [1500, 600, 'cropped by 150 of 1500 pixels on the left and right'],
])('of %dx%d, X shows %s', (width, height, expected) => {
  expect(judge('X', width, height).what).toBe(`large, ${expected}`);
});

test('sizes are rounded up, so that none looks smaller than its limit', () => {
  expect([toSize(1), toSize(600_001), toSize(5_000_000)]).toEqual(['1 kB', '601 kB', '5.0 MB']);
});
