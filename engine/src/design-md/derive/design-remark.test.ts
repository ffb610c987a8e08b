import { describe, expect, test } from 'vitest';
import { derive } from './declare.fixture.ts';
import { isDesignRemark } from './design-remark.ts';

// Written anew in the manner of public collections, which describe a site where its slogan belongs.
const REMARKS = [
  'Indigo-ground hangout: two grotesque weights, round tiles and white pill CTAs.',
  'Cream canvas, charcoal ink and one loud accent, like a printed almanac.',
  'Signature `#ff7a00` orange with a rounded display face.',
  'A terminal at dusk in off-black, where one lime does all the work',
  'Paper-white broadsheet, narrow serif heads, 0px corners.',
  'Warm-light product surface with editorial restraint.',
  'Sky blue #3aa0ff on white',
  'An app that looks the way a well-kept kitchen drawer feels: everything in its place, nothing on top of it, and the lid shut at last.',
];

const SLOGANS = [
  'Rockets for all',
  'Go: "far" #1',
  'The quiet database',
  'Banking for bakers',
  'Design anything, publish anywhere',
  'A blank canvas for your store',
  'Black and white films, forever',
  'Tiles made by hand in Lisbon',
  '100% recycled, 0% compromise',
  'Your money, one card',
  'Six cities to wake up in',
  'Chaque jour, un nouveau livre',
  '早起きのコーヒー',
];

test.each(REMARKS)('a remark about the design: %s', (text) => {
  expect(isDesignRemark(text)).toBe(true);
  const { params, notes } = derive(`tagline: ${JSON.stringify(text)}`);
  expect(params).toEqual({});
  expect(notes).toEqual([expect.stringContaining('`tagline` speaks about the design')]);
});

test.each(SLOGANS)('words to an audience: %s', (text) => {
  expect(isDesignRemark(text)).toBe(false);
  expect(derive(`tagline: ${JSON.stringify(text)}`).params).toEqual({ tagline: text });
});

test('what a color without quotes cuts off is no slogan', () => {
  expect(derive('tagline: Orange light on #ff7a00 paper, at dawn').params).toEqual({});
});

describe('words', () => {
  test('under `social` are meant for a card, whatever they say', () => {
    const { params, sources } = derive(`tagline: Rockets\nsocial:\n  tagline: ${JSON.stringify(REMARKS[2])}`);
    expect([params.tagline, sources.tagline]).toEqual([REMARKS[2], 'social.tagline']);
  });

  test('are no references', () => {
    const yaml =
      'tagline: "{colors.primary}"\nsocial:\n  title: " {name} "\nname: Acme\ncolors:\n  primary: "#111"';
    expect(derive(yaml).params).toEqual({ tagline: '{colors.primary}', title: ' {name} ', accent: '#111' });
  });
});
