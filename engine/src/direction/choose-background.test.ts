import { describe, expect, test } from 'vitest';
import { chooseBackground } from './choose-background.ts';
import { requestOf } from './design-request.fixture.ts';

const groundOf = (colors: string[], more = {}): string | undefined =>
  chooseBackground(requestOf({ colors, ...more })).ground;

describe('the ground among asked colors', () => {
  test.each([
    ['lilac alone', ['#c9b5ec'], '#c9b5ec'],
    ['mint and coral', ['#f9735b', '#a3dec5'], '#a3dec5'],
    ['cream and teal', ['#0f8f8c', '#f7ecd2'], '#f7ecd2'],
  ])('%s: the pale one', (_, colors, ground) => {
    expect(groundOf(colors)).toBe(ground);
  });

  test('a color that is asked for as an accent is none', () => {
    expect(groundOf(['#3ddc97', '#7c5cff'], { accents: ['#3ddc97', '#7c5cff'] })).toBeUndefined();
  });

  test('white beside a color is white paper, black beside it is black', () => {
    expect(groundOf(['#ec5f9b', '#ffffff'])).toBe('#ffffff');
    expect(groundOf(['#f0ff1f', '#14171c'])).toBe('#14171c');
  });

  test('what is plain is white, if that is asked for', () => {
    expect(chooseBackground(requestOf({ colors: ['#2456e6', '#ffffff'], moods: ['minimal'] })).ground).toBe(
      '#ffffff',
    );
  });

  test('a color that white is read on is the ground of white letters', () => {
    expect(
      chooseBackground(
        requestOf({ colors: ['#d92d2a', '#ffffff'], colorWords: { '#d92d2a': 'red', '#ffffff': 'white' } }),
      ),
    ).toMatchObject({
      ground: '#d92d2a',
      ink: '#ffffff',
    });
  });

  test('of two full colors the deeper one carries the other', () => {
    expect(groundOf(['#d9b044', '#2f9e5b'])).toBe('#2f9e5b');
  });

  test('full colors are neither a dark ground nor a light one', () => {
    expect(groundOf(['#2563eb', '#f5c518'], { scheme: 'dark' })).toBeUndefined();
    expect(groundOf(['#2563eb', '#d92d2a'], { scheme: 'light' })).toBeUndefined();
  });

  test('one full color leaves it open, and an asked ground stays', () => {
    expect(groundOf(['#d92d2a'])).toBeUndefined();
    expect(groundOf(['#c9b5ec'], { ground: '#14171c' })).toBe('#14171c');
    expect(groundOf(['#c9b5ec'], { scheme: 'dark' })).toBeUndefined();
  });

  test('a deep color alone is the ground, unless the card is to be light', () => {
    expect(groundOf(['#4a2391'])).toBe('#4a2391');
    expect(groundOf(['#4a2391'], { scheme: 'light' })).toBeUndefined();
    expect(chooseBackground(requestOf({ colors: ['#4a2391'], moods: ['gradient'] })).scheme).toBe('dark');
  });

  test('a picture and a manner with grounds of its own keep theirs', () => {
    expect(groundOf(['#c9b5ec'], { kind: 'picture' })).toBeUndefined();
    expect(groundOf(['#ff3fb8', '#14171c'], { moods: ['neon'] })).toBeUndefined();
  });
});
