// Takes the glyphs that stand for whole figures out of Noto Emoji, with the box of their ink: `node engine/scripts/emoji-figures.ts`.
// Run it after a change of `art/scenes/actors/emoji-cast.ts` or of the package's version.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { EMOJI_FIGURES } from '../src/art/scenes/actors/emoji-figures.ts';

const SIDE = 128;
const SCALE = 2;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi;

const { resolve } = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(resolve('@iconify-json/noto/icons.json'), 'utf8'));
const figures: Record<string, { box: number[]; body: string; main: string }> = {};
for (const { glyph } of EMOJI_FIGURES) {
  const body: string | undefined = icons[glyph]?.body;
  if (body === undefined) throw new Error(`Noto Emoji has no glyph ${glyph}`);
  figures[glyph] = { ...(await measureInk(body)), body };
}
const target = join(import.meta.dirname, '../src/art/scenes/actors/emoji-figures.json');
writeFileSync(
  target,
  `${JSON.stringify({ source: 'Noto Emoji, Google, Apache-2.0, through @iconify-json/noto', figures }, null, 2)}\n`,
);
console.log(`${Object.keys(figures).length} figures in ${target}`);

/** Left, top, width, height of what is drawn, in the glyph's own units, and the color of its palette that most of it has. */
async function measureInk(body: string): Promise<{ box: number[]; main: string }> {
  const side = SIDE * SCALE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const palette = [...new Set((body.match(HEX) ?? []).map(toLong))];
  const counts = new Map<string, number>();
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 20) continue;
      const nearest = nearestOf(
        palette,
        data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3),
      );
      counts.set(nearest, (counts.get(nearest) ?? 0) + 1);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const [main = ['#888888']] = [...counts].sort((a, b) => b[1] - a[1]);
  return {
    box: [left, top, right - left, bottom - top].map((value) => value / SCALE),
    main: String(main[0]),
  };
}

function toLong(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function nearestOf(palette: readonly string[], pixel: Uint8Array): string {
  const far = (hex: string): number =>
    [0, 1, 2].reduce(
      (sum, i) => sum + ((pixel[i] ?? 0) - Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)) ** 2,
      0,
    );
  return palette.reduce((best, hex) => (far(hex) < far(best) ? hex : best), palette[0] ?? '#888888');
}
