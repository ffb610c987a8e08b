import { defineMotif } from '../define-motif.ts';
import { circle, fill, lines, type Point, path, rect, stroke, svg } from '../svg.ts';

/** A heartbeat that crosses squared paper, with crosses among the squares. */
export const pulse = defineMotif({
  name: 'pulse',
  topics: ['health'],
  ending: 'field',
  paint: ({ area, free, colors, scheme, random, hairline }) => {
    const cell = Math.sqrt(free.width * free.height) / 9;
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    let grid = '';
    for (let x = area.x; x <= right; x += cell) grid += svg`M${x} ${area.y}L${x} ${bottom}`;
    for (let y = area.y; y <= bottom; y += cell) grid += svg`M${area.x} ${y}L${right} ${y}`;
    const crosses: string[] = [];
    for (let row = 0; (row + 1) * cell < area.height; row++)
      for (let column = 0; (column + 1) * cell < area.width; column++) {
        if (random.next() > 0.2) continue;
        const [x, y] = [area.x + (column + 0.5) * cell, area.y + (row + 0.5) * cell];
        const tone = random.pick([colors.wash, colors.wash, colors.soft, colors.secondSoft]);
        const [arm, width] = [cell * 0.32, cell * 0.22];
        crosses.push(
          rect(x - arm, y - width / 2, arm * 2, width, fill(tone), width * 0.2) +
            rect(x - width / 2, y - arm, width, arm * 2, fill(tone), width * 0.2),
        );
      }
    const y = free.y + free.height * 0.52;
    const high = Math.min(free.height * 0.34, cell * 3);
    const beat: readonly Point[] = [
      [0, 0],
      [0.16, 0],
      [0.22, -0.16],
      [0.28, 0],
      [0.36, 0],
      [0.4, 0.14],
      [0.47, -1],
      [0.55, 0.62],
      [0.6, 0],
      [0.7, 0],
      [0.78, -0.24],
      [0.86, 0],
      [1, 0],
    ];
    const span = cell * 4.4;
    const trace: Point[] = [];
    for (let start = free.x - span * 0.4; start < right + span; start += span)
      for (const [t, level] of beat) trace.push([start + t * span, y + level * high]);
    const peak = trace
      .filter(([x]) => x < free.x + free.width * 0.82)
      .findLast(([, py]) => py < y - high * 0.9) ?? [free.x, y];
    const data = lines(trace);
    const dark = scheme === 'dark';
    return {
      body:
        crosses.join('') +
        path(grid, stroke(colors.hair, hairline)) +
        path(data, stroke(colors.strong, cell * 0.36, dark ? 0.16 : 0.12)) +
        path(data, stroke(colors.strong, Math.max(hairline * 2.4, cell * 0.1))) +
        circle(peak[0], peak[1], cell * 0.36, fill(colors.second, 0.3)) +
        circle(
          peak[0],
          peak[1],
          cell * 0.17,
          svg`${fill(colors.paper)} stroke="${colors.second}" stroke-width="${cell * 0.08}"`,
        ),
    };
  },
});
