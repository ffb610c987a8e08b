import { toOklch } from './oklch.ts';

// Where a name begins, in degrees of hue.
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'pink'],
  [12, 'red'],
  [40, 'orange'],
  [80, 'yellow'],
  [115, 'green'],
  [170, 'teal'],
  [215, 'blue'],
  [285, 'purple'],
  [325, 'pink'],
];
const GREY_CHROMA = 0.03;
const [BLACK, DARK, LIGHT, WHITE] = [0.2, 0.42, 0.82, 0.95];

/** A color in plain English, as models that paint understand it: `dark blue`. */
export function describeColor(color: string): string {
  const { l, c, h } = toOklch(color);
  if (c < GREY_CHROMA) {
    if (l < BLACK) return 'black';
    return l > WHITE ? 'white' : toShade(l, 'gray');
  }
  const name = HUES.findLast(([from]) => h >= from)?.[1] ?? 'pink';
  // Yellow and orange are brown in the dark.
  return (name === 'orange' || name === 'yellow') && l < 0.6 ? toShade(l, 'brown') : toShade(l, name);
}

function toShade(l: number, name: string): string {
  if (l < DARK) return `dark ${name}`;
  return l > LIGHT && name !== 'yellow' ? `light ${name}` : name;
}
