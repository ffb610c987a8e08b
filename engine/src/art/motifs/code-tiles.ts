import { defineMotif } from '../define-motif.ts';
import { circle, fill, rect, svg } from '../svg.ts';
import { geometricTiles } from '../tiles.ts';

/** Signs of programming as strokes on a 100 by 100 square. */
const signs = {
  braces:
    'M41 24C32 24 31 30 31 37C31 45 28 50 20 50C28 50 31 55 31 63C31 70 32 76 41 76M59 24C68 24 69 30 69 37C69 45 72 50 80 50C72 50 69 55 69 63C69 70 68 76 59 76',
  brackets: 'M42 26H29V74H42M58 26H71V74H58',
  parentheses: 'M38 24C26 38 26 62 38 76M62 24C74 38 74 62 62 76',
  tag: 'M34 32L16 50L34 68M66 32L84 50L66 68M57 26L43 74',
  arrow: 'M18 43H66M18 57H66M57 28L82 50L57 72',
  lambda: 'M30 24C42 24 45 30 49 40L64 76M50 44L33 76',
  hash: 'M42 26L36 74M64 26L58 74M24 41H78M22 59H76',
  asterisk: 'M50 27V73M30 38.5L70 61.5M70 38.5L30 61.5',
  prompt: 'M24 32L44 50L24 68M52 70H78',
  unequal: 'M26 41H74M26 59H74M60 26L40 74',
  branch:
    'M36 36V64M36 58C36 46 64 54 64 40M36 36a5 5 0 1 0 0 -10a5 5 0 1 0 0 10M36 74a5 5 0 1 0 0 -10a5 5 0 1 0 0 10M64 40a5 5 0 1 0 0 -10a5 5 0 1 0 0 10',
  pipe: 'M30 30L48 50L30 70M54 30L72 50L54 70',
  binary: 'M30 32H46V68H30ZM60 32L68 28V70M58 70H78',
} as const;

/** Columns of tiles, every other one a sign of programming, set half a tile apart. */
export const codeTiles = defineMotif({
  name: 'code-tiles',
  topics: ['code'],
  ending: 'tiles',
  paint: ({ free, away, height, colors, scheme, random }) => {
    const across = Math.min(7, Math.max(3, Math.round(free.width / Math.max(free.height / 4.2, 1))));
    const size = Math.ceil(free.width / across);
    const left = away.x > 0 ? Math.round(free.x + free.width) - across * size : Math.floor(free.x);
    const top = Math.round(free.y);
    const bottom = Math.round(free.y + free.height);
    const rows = Math.ceil((bottom - top) / size) + 1;
    const grounds =
      scheme === 'dark'
        ? [colors.wash, colors.soft, colors.mid, colors.strong]
        : [colors.strong, colors.mid, colors.soft, colors.wash];
    const order = random.shuffle(Object.values(signs));
    let sign = 0;
    let body = '';
    for (let column = 0; column < across; column++) {
      // Type above: the panel must end on its line, so only panels at the canvas edge are staggered.
      const shift = away.y > 0 ? 0 : column % 2 === 1 ? Math.round(size * 0.4) : 0;
      for (let row = 0; row < rows; row++) {
        const [x, y] = [left + column * size, top + row * size - shift];
        if (y >= bottom || y >= height) continue;
        const tone = (row + column * 2 + random.integer(0, 1)) % grounds.length;
        const ground = grounds[tone] ?? colors.wash;
        const far = grounds[(tone + 2) % grounds.length] ?? colors.strong;
        body += rect(x, y, size, size, fill(ground));
        if ((row + column) % 2 === 0) {
          const data = order[sign++ % order.length] ?? signs.tag;
          const readable =
            tone === (scheme === 'dark' ? 3 : 0) || (scheme === 'light' && tone === 1)
              ? scheme === 'dark'
                ? colors.night
                : colors.paper
              : scheme === 'dark'
                ? colors.peak
                : colors.strong;
          body += svg`<path d="${data}" transform="translate(${x} ${y}) scale(${String(size / 100)})" fill="none" stroke="${readable}" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>`;
        } else if (random.next() < 0.2) {
          body += circle(
            x + size / 2,
            y + size / 2,
            size * 0.3,
            svg`fill="none" stroke="${colors.second}" stroke-width="${size * 0.14}"`,
          );
        } else
          body += random.pick(geometricTiles)(
            x,
            y,
            size,
            far,
            grounds[(tone + 1) % grounds.length] ?? colors.soft,
          );
      }
    }
    return { body };
  },
});
