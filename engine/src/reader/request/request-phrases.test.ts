import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { readText } from '../reading/reading.ts';
import { readRequest } from './request-phrases.ts';
import { findSigns } from './signs.ts';

function read(text: string, language = 'en') {
  const request = readRequest(text, findSigns(readText(text), language), false);
  return {
    asks: request.asks,
    content: request.content.map(({ start, end }) => text.slice(start, end)),
    instructions: request.instructions.map(({ start, end }) => text.slice(start, end)),
  };
}

describe('readRequest', () => {
  test('takes the request off both ends', () => {
    expect(read('Please create a dark LinkedIn banner about green tea in retro style, no people')).toEqual({
      asks: true,
      content: ['green tea'],
      instructions: ['no people'],
    });
  });

  test('instruction words inside a headline are its own', () => {
    for (const headline of [
      'Poster design trends',
      'Build better APIs',
      'Dark matter in the light of day',
      'Simple, fast, modern',
    ]) {
      expect(read(headline)).toEqual({ asks: false, content: [headline], instructions: [] });
    }
  });

  test('sentences that instruct are set apart, sentences of copy stay', () => {
    expect(read('Poster about bees. They feed us. Use warm colors. Add our logo.').content).toEqual([
      'bees. They feed us.',
    ]);
  });

  test('takes the thing out of the middle and off the end', () => {
    expect(read('Design a movie night flyer for students').content).toEqual(['movie night', 'for students']);
    expect(read('Jazz night poster, retro').content).toEqual(['Jazz night']);
  });

  test('reads requests that end in their verb', () => {
    expect(read('猫についてのポスターを作ってください', 'ja').content).toEqual(['猫']);
    expect(read('고양이에 대한 포스터를 만들어 주세요', 'ko').content).toEqual(['고양이']);
  });
});

test.each([
  ['release card for Quillbox 3.2: offline mode, faster search, new dark theme', 3],
  ["what's new in June: warm themes, big uploads, retro icons", 3],
  ['changelog: faster sync, dark mode, bold links, blue background', 3],
  ['release card for Kite 2.0: faster sync, quiet sounds, minimal', 2],
])('what a release brings is listed to the end, whatever it says of looks: %s', (prompt, items) => {
  const { lines, subtitle } = parsePrompt(prompt).copy;
  expect(lines ?? subtitle?.split(' · ')).toHaveLength(items);
});

test.each([
  ['course launch: Figma for Developers, starts 2 May', 'Figma for Developers'],
  ["LinkedIn post announcing I'm joining Arbor as Head of Design", "I'm joining Arbor as Head of Design"],
  ['Jazz night poster', 'Jazz night'],
])('only words that ask are taken off an end: %s', (prompt, title) => {
  expect(parsePrompt(prompt).copy.title).toBe(title);
});
