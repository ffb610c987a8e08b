import { defineMotif } from '../define-motif.ts';
import { circle, curve, fill, filled, type Point, path, rect, stroke, stroked, svg } from '../svg.ts';

/** Price tags hanging on strings from the upper edge, turning a little. */
export const tags = defineMotif({
  name: 'tags',
  topics: ['shopping'],
  ending: 'figure',
  paint: ({ free, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const count = free.width > free.height * 1.2 ? 5 : 3;
    const pitch = free.width / count;
    const looks = [
      { card: colors.strong, mark: dark ? colors.night : colors.paper },
      { card: dark ? colors.paper : colors.night, mark: colors.second },
      { card: colors.second, mark: colors.paper },
      { card: colors.mid, mark: colors.night },
      { card: colors.soft, mark: dark ? colors.peak : colors.strong },
    ];
    const tag = (x: number, y: number, w: number, kind: number): string => {
      const look = looks[kind % looks.length] ?? { card: colors.strong, mark: colors.paper };
      const h = w * 1.55;
      const [cut, r] = [w * 0.3, w * 0.09];
      const shape = svg`M${x - w / 2 + cut} ${y}H${x + w / 2 - cut}L${x + w / 2} ${y + cut * 1.1}V${y + h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x - w / 2 + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + cut * 1.1}Z`;
      const middle = y + h * 0.62;
      const percent =
        circle(
          x - w * 0.17,
          middle - w * 0.17,
          w * 0.1,
          svg`fill="none" stroke="${look.mark}" stroke-width="${w * 0.065}"`,
        ) +
        circle(
          x + w * 0.17,
          middle + w * 0.17,
          w * 0.1,
          svg`fill="none" stroke="${look.mark}" stroke-width="${w * 0.065}"`,
        ) +
        stroked(
          look.mark,
          w * 0.07,
        )`M${x + w * 0.2} ${middle - w * 0.25}L${x - w * 0.2} ${middle + w * 0.25}`;
      const code = [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) =>
          rect(
            x - w * 0.3 + i * w * 0.078,
            middle - w * 0.2,
            w * (i % 3 === 0 ? 0.05 : 0.028),
            w * 0.42,
            fill(look.mark),
          ),
        )
        .join('');
      const spokes = Array.from({ length: 16 }, (_, i): Point => {
        const angle = (i * Math.PI) / 8;
        const reach = w * (i % 2 === 0 ? 0.32 : 0.24);
        return [x + Math.cos(angle) * reach, middle + Math.sin(angle) * reach];
      });
      const seal =
        path(curve(spokes, true), fill(look.mark)) +
        stroked(
          look.card,
          w * 0.06,
        )`M${x - w * 0.1} ${middle}l${w * 0.08} ${w * 0.08}l${w * 0.14} ${-w * 0.16}`;
      return (
        path(
          shape,
          svg`${fill(colors.night, dark ? 0.45 : 0.14)} transform="translate(${w * 0.05} ${w * 0.07})"`,
        ) +
        path(
          shape,
          svg`${fill(look.card)} stroke="${look.card}" stroke-width="${r}" stroke-linejoin="round"`,
        ) +
        filled(
          colors.night,
          0.12,
        )`M${x + w * 0.14} ${y}H${x + w / 2 - cut}L${x + w / 2} ${y + cut * 1.1}V${y + h}H${x}C${x + w * 0.22} ${y + h * 0.7} ${x + w * 0.26} ${y + h * 0.3} ${x + w * 0.14} ${y}Z` +
        rect(x - w * 0.36, y + w * 0.42, w * 0.72, w * 0.028, fill(look.mark, 0.6)) +
        circle(x, y + w * 0.22, w * 0.1, fill(look.mark)) +
        circle(x, y + w * 0.22, w * 0.055, fill(colors.ground)) +
        [percent, code, seal][kind % 3]
      );
    };
    const drops = random.shuffle([0.1, 0.3, 0.02, 0.22, 0.36].slice(0, count));
    const body = drops.map((drop, i) => {
      const w = Math.min(pitch * 1.12, free.height * 0.36);
      const x = free.x + pitch * (i + 0.5) + (away.x > 0 ? pitch * 0.06 : 0);
      const y = free.y + free.height * (0.06 + drop);
      const turn = random.range(-9, 9);
      const hang = path(
        curve([
          [x + w * 0.1 * Math.sign(turn), free.y - free.height * 0.1],
          [x + w * 0.05, (free.y + y) / 2],
          [x, y + w * 0.2],
        ]),
        stroke(colors.quiet, hairline * 2),
      );
      return svg`${hang}<g transform="rotate(${turn} ${x} ${y + w * 0.22})">${tag(x, y, w, i)}</g>${stroked(colors.quiet, hairline * 2)`M${x} ${y + w * 0.22}V${y}`}`;
    });
    return { body: body.join('') };
  },
});
