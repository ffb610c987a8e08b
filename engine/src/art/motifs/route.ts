import { defineMotif } from '../define-motif.ts';
import { circle, curve, fill, filled, lines, type Point, path, rect, stroke, svg } from '../svg.ts';

/** A town map from above: blocks, a park, the river, and the way between two pins. */
export const route = defineMotif({
  name: 'route',
  topics: ['travel'],
  ending: 'patch',
  paint: ({ area, free, colors, random, hairline }) => {
    const cell = Math.sqrt(free.width * free.height) / 6.2;
    const gap = cell * 0.16;
    const turn = random.range(-16, -9);
    const [midX, midY] = [free.x + free.width / 2, free.y + free.height / 2];
    const reach = Math.hypot(area.width, area.height) / 2 + cell;
    const count = Math.ceil((2 * reach) / cell);
    const [left, top] = [midX - (count * cell) / 2, midY - (count * cell) / 2];
    const blocks: string[] = [];
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        const [x, y] = [left + column * cell, top + row * cell];
        const away = Math.hypot(x + cell / 2 - midX, y + cell / 2 - midY);
        if (away > reach) continue;
        const size = cell - gap;
        const kind = random.next();
        const tone = kind < 0.12 ? colors.secondSoft : kind < 0.3 ? colors.soft : colors.wash;
        if (kind > 0.62) {
          const split = random.range(0.35, 0.6);
          blocks.push(
            rect(x, y, size * split - gap / 5, size, fill(tone), cell * 0.06) +
              rect(
                x + size * split + gap / 5,
                y,
                size * (1 - split) - gap / 5,
                size,
                fill(colors.hair),
                cell * 0.06,
              ),
          );
        } else blocks.push(rect(x, y, size, size, fill(tone), cell * 0.06));
      }
    }
    const river = curve(
      [-3, -1.5, 0, 1.5, 3].map(
        (t, i): Point => [midX + t * cell * 1.6, midY + cell * (1.9 + (i % 2 === 0 ? -0.4 : 0.5) - t * 0.55)],
      ),
    );
    const column = Math.floor(count / 2);
    const street = (c: number, r: number): Point => [left + c * cell - gap / 2, top + r * cell - gap / 2];
    const [startColumn, startRow] = [column - 1, column + 2];
    const way: [Point, ...Point[]] = [
      street(startColumn, startRow),
      street(startColumn, column + 1),
      street(column + 1, column + 1),
      street(column + 1, column),
      street(column + 2, column),
    ];
    const start = way[0];
    const end = way[way.length - 1] ?? start;
    const upright = (at: Point, drawing: string): string =>
      svg`<g transform="translate(${at[0]} ${at[1]}) rotate(${-turn})">${drawing}</g>`;
    const r = cell * 0.3;
    const pin =
      filled(
        colors.second,
      )`M0 0C${-r * 0.5} ${-r * 0.9} ${-r} ${-r * 1.2} ${-r} ${-r * 1.9}a${r} ${r} 0 0 1 ${2 * r} 0C${r} ${-r * 1.2} ${r * 0.5} ${-r * 0.9} 0 0Z` +
      circle(0, -r * 1.9, r * 0.42, fill(colors.paper));
    const avenue =
      lines([street(0, column + 1), street(count, column + 1)]) +
      lines([street(column + 1, 0), street(column + 1, count)]);
    return {
      body: svg`<g transform="rotate(${turn} ${midX} ${midY})">${blocks.join('')}${path(avenue, svg`fill="none" stroke="${colors.ground}" stroke-width="${gap * 1.9}"`)}${path(avenue, svg`${stroke(colors.quiet, hairline)} stroke-dasharray="${hairline * 4} ${hairline * 6}"`)}${path(river, stroke(colors.ground, cell * 0.72))}${path(river, stroke(colors.mid, cell * 0.54))}${path(river, stroke(colors.soft, cell * 0.08, 0.8))}${path(lines(way), stroke(colors.ground, gap * 1.6))}${path(lines(way), stroke(colors.strong, gap * 0.95))}${circle(start[0], start[1], cell * 0.15, svg`${fill(colors.paper)} stroke="${colors.strong}" stroke-width="${cell * 0.08}"`)}${filled(colors.night, 0.35)`M${end[0] - r * 0.6} ${end[1]}a${r * 0.6} ${r * 0.26} 0 1 0 ${r * 1.2} 0a${r * 0.6} ${r * 0.26} 0 1 0 ${-r * 1.2} 0Z`}${upright(end, pin)}</g>`,
    };
  },
});
