import { defineMotif } from '../define-motif.ts';
import { circle, fill, oval, path, radialGradient, rect, stroke, svg } from '../svg.ts';

/** Stacks of coins, each higher than the one before. */
export const coins = defineMotif({
  name: 'coins',
  topics: ['finance', 'shopping'],
  ending: 'figure',
  paint: ({ free, away, width, colors, scheme, random, hairline }) => {
    const stacks = free.width > free.height * 1.3 ? 6 : 4;
    const pitch = free.width / (stacks + 0.3);
    const radius = pitch * 0.43;
    const flat = radius * 0.32;
    const thick = radius * 0.36;
    const floor = free.y + free.height * 0.94 - flat;
    const dark = scheme === 'dark';
    const most = Math.min(14, Math.floor((free.height * 0.76) / thick));
    const heights = Array.from({ length: stacks }, (_, i) =>
      Math.max(1, Math.round(most * ((i + 1) / stacks) ** 1.5 + random.range(-0.5, 0.5))),
    );
    const rising = away.x >= 0 ? heights : heights.toReversed();
    const [side, rim, face] = dark
      ? [colors.mid, colors.strong, colors.peak]
      : [colors.strong, colors.mid, colors.soft];
    const coin = (x: number, y: number, second: boolean): string => {
      const edge = second ? colors.second : side;
      const body = svg`M${x - radius} ${y}v${thick}a${radius} ${flat} 0 0 0 ${2 * radius} 0v${-thick}Z`;
      const shade = svg`M${x + radius * 0.35} ${y}v${thick + flat * 0.92}a${radius} ${flat} 0 0 0 ${radius * 0.65} ${-flat * 0.92}v${-thick}Z`;
      const reeds = [-0.75, -0.5, -0.22]
        .map((t) => svg`M${x + radius * t} ${y + flat * Math.sqrt(1 - t * t) + thick * 0.25}v${thick * 0.55}`)
        .join('');
      return (
        path(body, fill(edge)) +
        path(shade, fill(colors.night, 0.28)) +
        path(reeds, stroke(colors.paper, hairline * 1.2, 0.45)) +
        path(oval([x, y], radius, flat), fill(second ? colors.secondSoft : rim)) +
        path(
          oval([x, y], radius, flat),
          svg`fill="none" stroke="${colors.paper}" stroke-opacity="0.5" stroke-width="${hairline}"`,
        )
      );
    };
    const body = rising.map((count, i) => {
      const x = free.x + pitch * (i + 0.65);
      let stack = path(
        oval([x + radius * 0.35, floor + thick], radius * 1.15, flat * 1.1),
        fill(colors.night, dark ? 0.5 : 0.12),
      );
      for (let level = 0; level < count; level++)
        stack += coin(x + random.range(-0.05, 0.05) * radius, floor - level * thick, (level + i) % 5 === 3);
      const top = floor - (count - 1) * thick;
      return (
        stack +
        path(oval([x, top], radius * 0.74, flat * 0.74), fill(face)) +
        path(
          oval([x, top], radius * 0.74, flat * 0.74),
          svg`fill="none" stroke="${colors.night}" stroke-opacity="0.25" stroke-width="${hairline}"`,
        ) +
        rect(x - radius * 0.08, top - flat * 0.42, radius * 0.16, flat * 0.84, fill(side), radius * 0.06)
      );
    });
    const reach = Math.max(free.width, free.height) * 0.46;
    return {
      defs: radialGradient('glow', [free.x + free.width / 2, free.y + free.height * 0.6], reach, [
        [0, colors.strong, dark ? 0.26 : 0.16],
        [1, colors.strong, 0],
      ]),
      body:
        circle(
          Math.min(width, free.x + free.width / 2),
          free.y + free.height * 0.6,
          reach,
          'fill="url(#glow)"',
        ) + body.join(''),
    };
  },
});
