import { clipLine } from '../clip-line.ts';
import { defineMotif } from '../define-motif.ts';
import { circle, dots, fill, linearGradient, lines, type Point, path, rect, stroke, svg } from '../svg.ts';

/** A chip and the tracks that leave it, bending at 45 degrees. */
export const circuit = defineMotif({
  name: 'circuit',
  topics: ['ai', 'code', 'security'],
  ending: 'field',
  paint: ({ free, width, height, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const [x, y] = [free.x + free.width * 0.55, free.y + free.height * 0.5];
    const half = Math.min(free.width, free.height) * 0.17;
    const pins = 6;
    const pitch = (half * 2) / (pins + 0.6);
    const reach = Math.hypot(free.width, free.height);
    const tracks = { plain: '', live: '' };
    const vias: Point[] = [];
    const lit: Point[] = [];
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      for (let pin = 0; pin < pins; pin++) {
        const offset = (pin - (pins - 1) / 2) * pitch;
        const sense = Math.sign(offset);
        const rank = Math.abs(pin - (pins - 1) / 2);
        // Outer tracks turn first and go farther out: tracks never cross.
        const straight = half * 1.25 + (pins / 2 - rank) * pitch * 0.9;
        const spread = rank * pitch * random.range(1.1, 1.5);
        const at = (along: number, across: number): Point => [
          x + dx * along - dy * across,
          y + dy * along + dx * across,
        ];
        const end = straight + spread + random.range(0.25, 0.9) * half * 2.2;
        const goesOn = random.next() < 0.3;
        const turn = at(straight + spread, offset + sense * spread);
        const target = at(goesOn ? reach : end, offset + sense * spread);
        const last = clipLine(turn, target, { x: 0, y: 0, width, height });
        const trace = [at(half, offset), at(straight, offset), turn, last?.[1] ?? turn];
        const live = random.next() < 0.38;
        tracks[live ? 'live' : 'plain'] += lines(trace);
        if (!goesOn) (live ? lit : vias).push(at(end, offset + sense * spread));
      }
    }
    const legs = [-1, 1].flatMap((side) =>
      Array.from({ length: pins }, (_, pin) => {
        const offset = (pin - (pins - 1) / 2) * pitch;
        const [w, l] = [pitch * 0.42, half * 0.2];
        return (
          rect(x + offset - w / 2, y + side * half * 1.08 - l / 2, w, l, fill(colors.quiet), w * 0.2) +
          rect(x + side * half * 1.08 - l / 2, y + offset - w / 2, l, w, fill(colors.quiet), w * 0.2)
        );
      }),
    );
    const spark = half * 0.46;
    const star = svg`M${x} ${y - spark}Q${x + spark * 0.14} ${y - spark * 0.14} ${x + spark} ${y}Q${x + spark * 0.14} ${y + spark * 0.14} ${x} ${y + spark}Q${x - spark * 0.14} ${y + spark * 0.14} ${x - spark} ${y}Q${x - spark * 0.14} ${y - spark * 0.14} ${x} ${y - spark}Z`;
    const line = Math.max(hairline * 1.4, pitch * 0.17);
    return {
      defs: linearGradient(
        'chip',
        [x - half, y - half],
        [x + half, y + half],
        [
          [0, colors.strong, 1],
          [1, dark ? colors.soft : colors.peak, 1],
        ],
      ),
      body:
        path(tracks.plain, stroke(colors.quiet, line, 0.7)) +
        path(tracks.live, stroke(colors.strong, line * 1.25)) +
        dots(vias, line * 5, colors.quiet) +
        dots(vias, line * 2.4, colors.ground) +
        dots(lit, line * 6.4, colors.strong) +
        dots(lit, line * 3, colors.ground) +
        circle(x, y, half * 1.9, fill(colors.strong, 0.1)) +
        legs.join('') +
        rect(x - half, y - half, half * 2, half * 2, 'fill="url(#chip)"', half * 0.16) +
        rect(
          x - half * 0.82,
          y - half * 0.82,
          half * 1.64,
          half * 1.64,
          stroke(colors.paper, hairline * 1.2, 0.35),
          half * 0.1,
        ) +
        path(star, fill(colors.paper)) +
        circle(x + half * 0.5, y - half * 0.5, half * 0.08, fill(colors.second)) +
        circle(x - half * 0.62, y - half * 0.62, half * 0.07, fill(colors.paper, 0.6)),
    };
  },
});
