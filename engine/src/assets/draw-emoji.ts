import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createIconSet, type IconSet } from './icon-set.ts';

const { resolve } = createRequire(import.meta.url);

const EMOJI_PRESENTATION = '\ufe0f';
const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

/**
 * Noto Emoji as vector pictures, and the flags of countries, which it lacks, from Flag Icons: a square SVG document for an emoji,
 * undefined when there is none. Their 25 MB and 4 MB are read once, when a text first has such an emoji, and not kept.
 */
export function createEmojiDrawer(): (emoji: string) => Promise<string | undefined> {
  const icons = createIconSet(resolve('@iconify-json/noto/icons.json'));
  const flags = createIconSet(resolve('@iconify-json/flag/icons.json'));
  let names: Promise<Record<string, string>> | undefined;

  const drawEmoji = async (emoji: string): Promise<string | undefined> => {
    names ??= readFile(resolve('@iconify-json/noto/chars.json'), 'utf8').then(JSON.parse);
    const known = await names;
    const name = toKeys(emoji)
      .map((key) => known[key])
      .find((found) => found !== undefined);
    const body = name && (await icons.read(name));
    return body && toSvg(body);
  };

  return async (emoji) => {
    const country = readCountry(emoji);
    return country === undefined ? await drawEmoji(emoji) : await drawFlag(country, flags);
  };
}

/** Pictures that can stand for an emoji, the exact one first, then without its skin tone. */
function toKeys(emoji: string): string[] {
  const toKey = (text: string): string =>
    Array.from(text.replaceAll(EMOJI_PRESENTATION, ''), (character) =>
      (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
    ).join('-');
  return [toKey(emoji), toKey(emoji.replace(SKIN_TONES, ''))];
}

const toSvg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${body}</svg>`;

const REGIONAL_A = 0x1f1e6;
const TAG = 0xe0000;

/** The country, or the part of one, whose flag an emoji is, in lower case: `de`, `gb-sct`; undefined for any other emoji. */
function readCountry(emoji: string): string | undefined {
  const points = Array.from(emoji, (character) => character.codePointAt(0) ?? 0);
  if (/^\p{Regional_Indicator}{2}$/u.test(emoji))
    return points.map((point) => String.fromCharCode(point - REGIONAL_A + 0x61)).join('');
  const [, part] = /^\u{1f3f4}([\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6})\u{e007f}$/u.exec(emoji) ?? [];
  const letters =
    part && Array.from(part, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - TAG)).join('');
  return letters && `${letters.slice(0, 2)}-${letters.slice(2)}`;
}

// A flag of 640 x 480 in the middle of the square, with an edge that keeps white from running into the ground.
const FLAG_SCALE = 'translate(4 19) scale(0.1875)';
const FLAG_EDGE =
  '<path d="M0 0h640v480H0z" fill="none" stroke="#808080" stroke-opacity=".6" stroke-width="8"/>';

// The set has an empty frame for a country that is none.
const NO_COUNTRY = 'xx';

async function drawFlag(country: string, flags: IconSet): Promise<string | undefined> {
  if (country === NO_COUNTRY) return undefined;
  const body = await flags.read(`${country}-4x3`);
  const flag = `<svg width="640" height="480" viewBox="0 0 640 480">${body}</svg>`;
  return body && toSvg(`<g transform="${FLAG_SCALE}">${flag}${FLAG_EDGE}</g>`);
}
