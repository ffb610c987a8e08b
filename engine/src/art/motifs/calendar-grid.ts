import { defineMotif } from '../define-motif.ts';
import { circle, fill, path, rect, stroke } from '../svg.ts';

/** A month of days as squares, some busy, one ringed. */
export const calendarGrid = defineMotif({
  name: 'calendar-grid',
  topics: ['time'],
  ending: 'patch',
  paint: ({ area, free, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const cell = Math.min(free.width / 4.6, free.height / 4.4);
    const size = cell * 0.86;
    const [left, top] = [
      free.x + ((free.width % cell) - cell) / 2,
      free.y + ((free.height % cell) - cell) / 2,
    ];
    const columns = Math.ceil((area.x + area.width - left) / cell);
    const rows = Math.ceil((area.y + area.height - top) / cell);
    const [dayColumn, dayRow] = [
      Math.round((free.width / cell) * 0.56),
      Math.round((free.height / cell) * 0.5),
    ];
    let body = '';
    for (let row = 0; row < rows; row++) {
      for (let column = Math.floor((area.x - left) / cell); column < columns; column++) {
        const [x, y] = [left + column * cell, top + row * cell];
        const marked = column === dayColumn && row === dayRow;
        const kind = random.next();
        const ground = marked
          ? colors.strong
          : kind < 0.14
            ? colors.soft
            : kind < 0.2
              ? colors.secondSoft
              : colors.wash;
        body += rect(x, y, size, size, fill(ground), size * 0.16);
        if (marked) {
          const [cx, cy, s] = [x + size / 2, y + size / 2, size * 0.2];
          body += path(
            `M${Math.round(cx - s)} ${Math.round(cy)}l${Math.round(s * 0.75)} ${Math.round(s * 0.75)}l${Math.round(s * 1.3)} ${Math.round(-s * 1.5)}`,
            stroke(dark ? colors.night : colors.paper, size * 0.1),
          );
          body += rect(
            x - size * 0.09,
            y - size * 0.09,
            size * 1.18,
            size * 1.18,
            stroke(colors.second, size * 0.05),
            size * 0.24,
          );
          continue;
        }
        body += circle(
          x + size * 0.2,
          y + size * 0.2,
          size * 0.075,
          fill(kind < 0.2 ? colors.strong : colors.mid, 0.7),
        );
        const events = kind < 0.2 ? 2 : kind < 0.42 ? 1 : 0;
        for (let i = 0; i < events; i++)
          body += rect(
            x + size * 0.14,
            y + size * (0.44 + i * 0.24),
            size * random.range(0.42, 0.72),
            size * 0.14,
            fill(i === 1 || kind > 0.34 ? colors.second : colors.strong),
            size * 0.07,
          );
      }
    }
    return { body };
  },
});
