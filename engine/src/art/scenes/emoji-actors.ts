import { hueDistance, mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Presence } from '../presence.ts';
import type { Subject, SubjectColors } from '../subject.ts';
import { EMOJI_CAST } from './emoji-cast.ts';
import emoji from './emoji-figures.json' with { type: 'json' };

type Figure = { box: readonly number[]; body: string };

const figures: Readonly<Record<string, Figure>> = emoji.figures;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi;
// Less colour than this, and it is a grey.
const GREY = 0.045;
// Degrees; colours this near in hue to the main one are its shades, and turn with it.
const SHADES = 45;
// Emoji are brighter than all that is drawn in code.
const DULL = 0.14;

/** Figures of Noto Emoji for the nouns that no drawing in code has, as actors that the scene's light falls on. */
export function listEmojiActors(): (Presence & { subject: Subject })[] {
  return EMOJI_CAST.flatMap(({ glyph, ...presence }) => {
    const figure = figures[glyph];
    return figure ? [{ ...presence, subject: toSubject(glyph, presence.nouns, figure) }] : [];
  });
}

function toSubject(glyph: string, nouns: readonly string[], figure: Figure): Subject {
  const [x = 0, y = 0, width = 128, height = 128] = figure.box;
  const found = figure.body.match(HEX) ?? [];
  const palette = [...new Set(found.map(toLong))];
  const main = mainOf(found.map(toLong));
  const natural: SubjectColors = {
    main,
    second: main,
    accent: main,
    ink: '#2c3140',
    light: '#ffffff',
    own: palette.map((color) => mix(color, '#7d7a76', DULL)),
  };
  return {
    name: `noto-${glyph}`,
    nouns,
    width,
    height,
    natural,
    draw: (colors, id) => {
      const own = colors.own ?? palette;
      const turn = toTurn(colors.main, own[palette.indexOf(main)] ?? main, main);
      const painted = figure.body.replaceAll(HEX, (hex) => {
        const at = palette.indexOf(toLong(hex));
        return turn(palette[at] ?? hex, own[at] ?? hex);
      });
      return `<g transform="translate(${-x} ${-y})">${withOwnIds(painted, id)}</g>`;
    },
  };
}

const toLong = (hex: string): string =>
  hex.length === 4
    ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase()
    : hex.toLowerCase();

/** The colour that most of its parts have. */
function mainOf(colors: readonly string[]): string {
  const coloured = colors.filter((color) => toOklch(color).c > GREY);
  const counts = new Map<string, number>();
  for (const color of coloured.length > 0 ? coloured : colors)
    counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#888888';
}

/** Turns the main colour's shades to another hue, where the figure is asked for in one; both are in the scene's light. */
function toTurn(asked: string, lit: string, main: string): (natural: string, shade: string) => string {
  const [to, from] = [toOklch(asked), toOklch(lit)];
  if (hueDistance(to.h, from.h) < SHADES || to.c < GREY || from.c < GREY) return (_, shade) => shade;
  const { h: own } = toOklch(main);
  return (natural, shade) => {
    const { c, h } = toOklch(natural);
    const { l, c: chroma } = toOklch(shade);
    return c < GREY || hueDistance(h, own) > SHADES ? shade : oklch(l, chroma, to.h + (h - own));
  };
}

/** Gradients and clips of a glyph, so that it can be in a picture several times. */
const withOwnIds = (body: string, id: string): string =>
  body
    .replaceAll(/\bid="([^"]+)"/g, `id="${id}$1"`)
    .replaceAll(/url\(#/g, `url(#${id}`)
    .replaceAll(/href="#/g, `href="#${id}`);
