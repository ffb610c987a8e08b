import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled, rect } from '../svg.ts';

/** Gabled houses in rows, one behind the other, with lit windows. */
export const rooftops = defineMotif({
  name: 'rooftops',
  topics: ['home'],
  ending: 'figure',
  paint: ({ free, away, width, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const bottom = free.y + free.height;
    const grid = Math.sqrt(free.width * free.height) / 100;
    const rows = [
      { wall: colors.wash, roof: colors.soft, pane: dark ? colors.soft : colors.paper, base: 62, wide: 15 },
      { wall: colors.soft, roof: colors.mid, pane: dark ? colors.second : colors.paper, base: 40, wide: 19 },
      { wall: colors.mid, roof: colors.strong, pane: colors.second, base: 16, wide: 24 },
    ];
    const sunX = free.x + free.width * (away.x < 0 ? 0.3 : 0.72);
    const sun = circle(
      sunX,
      free.y + Math.min(free.height * 0.24, grid * 24),
      grid * 11,
      fill(colors.second, dark ? 0.9 : 0.85),
    );
    const body = rows.map(({ wall, roof, pane, base, wide }, row) => {
      const start = away.x > 0 ? free.x + grid * (row === 0 ? 12 : row === 1 ? 3 : -4) : free.x - grid * 8;
      const end =
        away.x < 0 ? free.x + free.width - grid * (row === 0 ? 12 : 3) : Math.max(width, free.x + free.width);
      let houses = '';
      let x = start;
      for (let i = 0; x < end; i++) {
        const w = grid * wide * random.range(0.8, 1.25);
        const eave = bottom - (free.height * base) / 100 - grid * random.range(0, 12);
        const peak = eave - w * random.range(0.42, 0.62);
        const chimney =
          i % 2 === 0
            ? rect(x + w * 0.66, peak + (eave - peak) * 0.16, w * 0.13, (eave - peak) * 0.8, fill(roof))
            : '';
        const columns = w > grid * 19 ? 3 : 2;
        const cell = w / (columns + 0.6);
        let panes = '';
        for (let level = 0; level < 4 && eave + cell * (0.55 + level * 1.25) < bottom; level++) {
          for (let c = 0; c < columns; c++) {
            if (random.next() < 0.22) continue;
            const [px, py] = [x + cell * (0.5 + c), eave + cell * (0.45 + level * 1.2)];
            panes += rect(
              px,
              py,
              cell * 0.6,
              cell * 0.74,
              fill(pane, random.next() < 0.3 ? 0.45 : 1),
              cell * 0.06,
            );
          }
        }
        houses +=
          chimney +
          rect(x, eave - 1, w, bottom - eave + grid * 4, fill(wall)) +
          rect(
            x + w * 0.72,
            eave - 1,
            w * 0.28,
            bottom - eave + grid * 4,
            fill(colors.night, dark ? 0.16 : 0.07),
          ) +
          panes +
          filled(roof)`M${x - w * 0.06} ${eave}L${x + w / 2} ${peak}L${x + w * 1.06} ${eave}Z` +
          filled(
            colors.night,
            dark ? 0.2 : 0.12,
          )`M${x + w / 2} ${peak}L${x + w * 1.06} ${eave}L${x + w * 0.62} ${eave}Z` +
          circle(x + w / 2, eave - (eave - peak) * 0.36, w * 0.07, fill(pane));
        x += w * (i % 3 === 2 ? 1.12 : 1.0);
      }
      return houses;
    });
    return { body: sun + body.join('') };
  },
});
