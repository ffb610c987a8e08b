import { hueDistance, mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import type { Presence } from '../../drawings/presence.ts';
import emoji from './emoji-figures.json' with { type: 'json' };
import { EMOJI_FIGURES } from './emoji-figures.ts';

/** `main`: the color of most of its pixels. */
type Figure = { box: readonly number[]; body: string; main: string };

const figures: Readonly<Record<string, Figure>> = emoji.figures;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi;
// Less color than this, and it is a grey.
const GREY = 0.045;
// Degrees; colors this near in hue to the main one are its shades, and turn with it.
const SHADES = 45;
// A step of lightness from which on a color of the same hue is another one: pink and red.
const SAME_LIGHTNESS = 0.12;
const SAME_CHROMA = 0.09;
const SAME_HUE = 22;
// Greys this near in lightness to a grey main color are its shades.
const KIN = 0.3;
// Emoji are brighter than all that is drawn in code.
const DULL = 0.14;

/** Figures of Noto Emoji for the nouns that no drawing in code has, as actors that the scene's light falls on. */
export function listEmojiActors(): (Presence & { drawing: Drawing })[] {
  return EMOJI_FIGURES.flatMap(({ glyph, ...presence }) => {
    const figure = figures[glyph];
    return figure ? [{ ...presence, drawing: toDrawing(glyph, presence.nouns, figure) }] : [];
  });
}

function toDrawing(glyph: string, nouns: readonly string[], figure: Figure): Drawing {
  const [x = 0, y = 0, width = 128, height = 128] = figure.box;
  const found = figure.body.match(HEX) ?? [];
  const palette = [...new Set(found.map(toLong))];
  const { main } = figure;
  const natural: DrawingColors = {
    main,
    second: main,
    accent: main,
    ink: '#2c3140',
    light: '#ffffff',
    fixed: palette.map((color) => mix(color, '#7d7a76', DULL)),
  };
  return {
    name: `noto-${glyph}`,
    nouns,
    width,
    height,
    natural,
    draw: (colors, id) => {
      const fixed = colors.fixed ?? palette;
      const turn = toTurn(colors.main, fixed[palette.indexOf(main)] ?? main, main);
      const painted = figure.body.replaceAll(HEX, (hex) => {
        const at = palette.indexOf(toLong(hex));
        return turn(palette[at] ?? hex, fixed[at] ?? hex);
      });
      return `<g transform="translate(${-x} ${-y})">${withOwnIds(painted, id)}</g>`;
    },
  };
}

const toLong = (hex: string): string =>
  hex.length === 4
    ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase()
    : hex.toLowerCase();

/** Turns the main color's shades to another color, where the figure is asked for in one; both are in the scene's light. */
function toTurn(asked: string, lit: string, main: string): (natural: string, shade: string) => string {
  const [to, from, own] = [asked, lit, main].map(toOklch);
  if (!to || !from || !own) return (_, shade) => shade;
  const grey = own.c < GREY;
  const same =
    Math.abs(to.l - from.l) < SAME_LIGHTNESS &&
    Math.abs(to.c - from.c) < SAME_CHROMA &&
    (Math.max(to.c, from.c) < GREY || hueDistance(to.h, from.h) < SAME_HUE);
  if (same) return (_, shade) => shade;
  return (natural, shade) => {
    const { l: at, c, h } = toOklch(natural);
    const shadeOfMain = grey
      ? c < GREY && Math.abs(at - own.l) < KIN
      : c >= GREY && hueDistance(h, own.h) < SHADES;
    if (!shadeOfMain) return shade;
    const { l } = toOklch(shade);
    // Light and shade stay what they are, around the asked color.
    const chroma = to.c * (grey ? 1 : Math.min(1.15, Math.max(0.55, c / own.c)));
    return oklch(Math.min(0.98, Math.max(0.12, to.l + (l - from.l) * 0.8)), chroma, to.h);
  };
}

/** Gradients and clips of a glyph, so that it can be in a picture several times. */
const withOwnIds = (body: string, id: string): string =>
  body
    .replaceAll(/\bid="([^"]+)"/g, `id="${id}$1"`)
    .replaceAll(/url\(#/g, `url(#${id}`)
    .replaceAll(/href="#/g, `href="#${id}`);
