import { circle, fill, num, path, rect } from '../../../art/svg.ts';
import type { BriefKind } from '../../../brief/brief.ts';
import { contrast } from '../../../color/contrast.ts';
import { mix } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Random } from '../../../random.ts';

/** The inks of a composition, on a field of its own. */
export type CoverTones = { field: string; first: string; second: string; third: string };

/** A composition of a few large shapes, cut by the edges of its field. */
type CoverArt = (field: { width: number; height: number }, tones: CoverTones, random: Random) => string;

// Less than this in lightness, and two shapes melt together.
const APART = 1.45;

/** A field in the ink of the card's ground or in a shade of it, and three inks that stand out from it and from each other. */
export function toCoverTones(ground: Palette, { accent, accent2 }: Palette, random: Random): CoverTones {
  const { background, foreground } = ground;
  const shades = [0.5, 0.75, 0.25].map((share) => mix(background, foreground, share));
  const field = random.pick([foreground, mix(background, foreground, 0.14)]);
  const wanted = [background, ground.accent, accent, accent2, foreground, ...shades];
  const inks: string[] = [];
  for (const ink of wanted)
    if ([field, ...inks].every((other) => contrast(ink, other) >= APART)) inks.push(ink);
  const [first = foreground, second = mix(field, first, 0.6), third = mix(field, first, 0.3)] =
    random.shuffle(inks.slice(0, 3));
  return { field, first, second, third };
}

/** A sun behind bars that grow wider towards the horizon. */
const sun: CoverArt = ({ width, height }, { first, field, second }, random) => {
  const radius = Math.min(width * 0.6, height * 0.88);
  const [x, y] = [width * random.range(0.4, 0.6), height];
  const bars = Array.from({ length: 6 }, (_, index) => {
    const top = y - radius * 0.66 * (1 - index / 6) ** 1.2;
    return rect(0, top, width, radius * (0.018 + index * 0.013), fill(field));
  });
  const moon = circle(
    x + radius * (x < width / 2 ? 0.95 : -0.95),
    radius * 0.26,
    radius * 0.13,
    fill(second),
  );
  return circle(x, y, radius, fill(first)) + bars.join('') + moon;
};

/** Rings around a point on the lower edge. */
const ripples: CoverArt = ({ width, height }, { first, second, third, field }, random) => {
  const x = width * random.pick([0, 0.5, 1]);
  const reach = Math.max(height * 1.1, Math.hypot(Math.max(x, width - x), height) * 0.82);
  const tones = [first, field, second, third, field, first, second];
  return tones
    .map((tone, index) => circle(x, height, reach * (1 - index / tones.length), fill(tone)))
    .join('');
};

/** Leaves in tiles, turned this way and that. */
const leaves: CoverArt = ({ width, height }, { first, second, third, field }, random) => {
  const rows = Math.max(1, Math.round((height / width) * 3.2));
  const columns = Math.max(2, Math.round((width / height) * rows));
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [(index % columns) * w, Math.floor(index / columns) * h];
    const tile = random.pick([field, field, first, second]);
    const leaf = random.pick([first, second, third].filter((tone) => tone !== tile));
    const arc = `${num(w)} ${num(h)} 0 0 1`;
    const data =
      random.next() < 0.5
        ? `M${num(x)} ${num(y + h)}A${arc} ${num(x + w)} ${num(y)}A${arc} ${num(x)} ${num(y + h)}Z`
        : `M${num(x)} ${num(y)}A${arc} ${num(x + w)} ${num(y + h)}A${arc} ${num(x)} ${num(y)}Z`;
    // Neighbours overlap by a pixel: between two that only touch, the ground would show.
    return rect(x, y, w + 1, h + 1, fill(tile)) + path(data, fill(leaf));
  }).join('');
};

/** Columns with round heads, higher and lower like a sound. */
const columns: CoverArt = ({ width, height }, { first, second, third }, random) => {
  const count = Math.max(5, Math.round(width / (Math.max(width, height) * 0.12)));
  const step = width / count;
  const tones = random.shuffle([first, third, second]);
  return Array.from({ length: count }, (_, index) => {
    const wave = 0.5 + 0.5 * Math.sin(index * 1.9 + random.range(-0.4, 0.4));
    const top = height * (0.05 + 0.6 * wave);
    const half = step * 0.5;
    return path(
      `M${num(index * step)} ${num(height)}V${num(top + half)}a${num(half)} ${num(half)} 0 0 1 ${num(step)} 0V${num(height)}Z`,
      fill(tones[index % tones.length] ?? first),
    );
  }).join('');
};

/** A chain of discs, and a third color where two meet. */
const eclipse: CoverArt = ({ width, height }, { first, second, third }, random) => {
  const radius = Math.min(height * random.range(0.6, 0.72), width * 0.36);
  const step = radius * random.range(1.1, 1.3);
  const count = Math.ceil(width / step) + 1;
  const start = (width - (count - 1) * step) / 2;
  const y = height / 2;
  const half = Math.sqrt(radius ** 2 - (step / 2) ** 2);
  const arc = `${num(radius)} ${num(radius)} 0 0 1`;
  const centres = Array.from({ length: count }, (_, index) => start + index * step);
  const discs = centres.map((x, index) => circle(x, y, radius, fill(index % 2 === 0 ? first : second)));
  const lenses = centres.slice(1).map((centre) => {
    const x = num(centre - step / 2);
    return `M${x} ${num(y - half)}A${arc} ${x} ${num(y + half)}A${arc} ${x} ${num(y - half)}Z`;
  });
  return discs.join('') + path(lenses.join(''), fill(third));
};

const ALL: readonly CoverArt[] = [sun, ripples, leaves, columns, eclipse];
const OF_KIND: Partial<Record<BriefKind, readonly CoverArt[]>> = {
  podcast: [columns, ripples, eclipse],
  music: [ripples, columns, sun, eclipse],
  report: [columns, leaves, eclipse],
};

/** Art for the cover of a book, a record or a report, in px of its field. */
export function drawCoverArt(
  kind: BriefKind,
  field: { width: number; height: number },
  tones: CoverTones,
  random: Random,
): string {
  const art = random.pick(OF_KIND[kind] ?? ALL)(field, tones, random);
  return rect(0, 0, field.width, field.height, fill(tones.field)) + art;
}
