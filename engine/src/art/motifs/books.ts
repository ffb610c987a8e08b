import { defineMotif } from '../define-motif.ts';
import { circle, fill, rect, svg } from '../svg.ts';

/** Spines of books side by side, one leaning, as on the shelf in front of you. */
export const books = defineMotif({
  name: 'books',
  topics: ['education', 'writing', 'legal'],
  ending: 'figure',
  paint: ({ free, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const floor = free.y + free.height * 0.95;
    const tones = [
      { spine: colors.strong, mark: colors.paper },
      { spine: colors.soft, mark: dark ? colors.peak : colors.strong },
      { spine: colors.second, mark: colors.paper },
      { spine: colors.mid, mark: colors.night },
      { spine: dark ? colors.paper : colors.night, mark: colors.second },
      { spine: colors.wash, mark: dark ? colors.strong : colors.strong },
    ];
    const order = random.shuffle(tones);
    const grid = Math.min(free.height, free.width * 1.1) / 100;
    let x = away.x > 0 ? free.x + free.width * 0.03 : free.x - grid * 4;
    const right = away.x < 0 ? free.x + free.width * 0.97 : free.x + free.width + grid * 8;
    let body = '';
    for (let i = 0; x < right; i++) {
      const { spine, mark } = order[i % order.length] ?? { spine: colors.strong, mark: colors.paper };
      const wide = grid * random.range(8.5, 15);
      // The row rises away from the type, as a hill would.
      const t = (x - free.x) / free.width;
      const tall =
        grid *
        (44 + 34 * (away.x < 0 ? 1 - t : away.x > 0 ? t : Math.abs(t - 0.5) * 1.6) + random.range(-7, 9));
      // Where the row ends inside the card, it ends on its shelf.
      if (away.x < 0 && x + wide * 1.3 > right) break;
      const leaning = i % 7 === 4;
      const band = (from: number, height: number, color: string): string =>
        rect(x, floor - tall + tall * from, wide, Math.max(tall * height, hairline), fill(color));
      const marks =
        i % 4 === 0
          ? band(0.1, 0.025, mark) +
            band(0.15, 0.025, mark) +
            rect(x + wide * 0.28, floor - tall * 0.7, wide * 0.44, tall * 0.4, fill(mark), wide * 0.12) +
            band(0.9, 0.025, mark)
          : i % 4 === 1
            ? rect(x + wide * 0.38, floor - tall * 0.84, wide * 0.24, tall * 0.5, fill(mark), wide * 0.12) +
              circle(x + wide / 2, floor - tall * 0.16, wide * 0.2, fill(mark))
            : i % 4 === 2
              ? band(0.08, 0.14, mark) + band(0.8, 0.06, mark)
              : rect(x + wide * 0.24, floor - tall * 0.9, wide * 0.52, tall * 0.2, fill(mark), wide * 0.1) +
                band(0.86, 0.02, mark) +
                band(0.9, 0.02, mark);
      const book =
        rect(x, floor - tall, wide, tall, fill(spine), grid * 1.1) +
        marks +
        rect(x + wide * 0.78, floor - tall, wide * 0.22, tall, fill(colors.night, 0.16), grid * 1.1) +
        rect(
          x + wide * 0.07,
          floor - tall + grid * 2,
          wide * 0.08,
          tall - grid * 4,
          fill(colors.paper, 0.25),
          grid,
        );
      if (leaning) {
        const lean = 7;
        const reach = Math.tan((lean * Math.PI) / 180) * tall;
        body += svg`<g transform="translate(${reach * 0.98} 0) rotate(${String(-lean)} ${x} ${floor})">${book}</g>`;
        x += wide + reach * 1.05;
      } else {
        body += book;
        x += wide + grid * 0.7;
      }
    }
    const [shelfLeft, shelfRight] = [
      away.x > 0 ? free.x : free.x - free.width,
      away.x < 0 ? free.x + free.width : free.x + free.width * 2,
    ];
    const shelf = rect(
      shelfLeft,
      floor,
      shelfRight - shelfLeft,
      free.height * 0.08,
      fill(dark ? colors.soft : colors.night),
    );
    return { body: body + shelf };
  },
});
