import { defineMotif } from '../define-motif.ts';
import {
  circle,
  curve,
  dots,
  fill,
  filled,
  linearGradient,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
} from '../svg.ts';

/** Bars under a rising curve on a ruled ground, its last value called out. */
export const chart = defineMotif({
  name: 'chart',
  topics: ['data', 'finance'],
  ending: 'figure',
  paint: ({ free, colors, scheme, random, hairline, unit }) => {
    const [left, right] = [free.x + unit * 6, free.x + free.width - unit * 8];
    const [top, bottom] = [free.y + unit * 14, free.y + free.height - unit * 9];
    const [wide, tall] = [right - left, bottom - top];
    const rules = [0, 1, 2, 3, 4, 5].map((i) => {
      const y = bottom - (tall * i) / 5;
      return svg`M${left - unit * 2} ${y}L${right + unit * 4} ${y}`;
    });
    const count = Math.min(14, Math.max(7, Math.round(wide / (tall * 0.13))));
    const slot = wide / count;
    const values = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      return 0.16 + 0.62 * t ** 1.5 + random.range(-0.07, 0.07);
    });
    const bars = values.map((value, i) => {
      const color = i === count - 1 ? colors.strong : i % 3 === 2 ? colors.mid : colors.soft;
      const height = tall * value * 0.84;
      const [x, corner] = [left + i * slot + slot * 0.16, slot * 0.14];
      return filled(
        color,
      )`M${x} ${bottom}V${bottom - height + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}h${slot * 0.68 - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${bottom}Z`;
    });
    const trend = values.map((value, i): Point => {
      const t = i / (count - 1);
      return [
        left + (i + 0.5) * slot,
        bottom - tall * Math.min(0.97, value * 0.84 + 0.15 + 0.06 * Math.sin(t * 7)),
      ];
    });
    const [endX, endY] = trend.at(-1) ?? [right, top];
    const line = curve(trend);
    const card = { w: unit * 27, h: unit * 15 };
    const [cardX, cardY] = [endX - card.w * 1.16, Math.max(free.y + unit * 2, endY - card.h * 0.9)];
    return {
      defs: linearGradient(
        'under',
        [0, top],
        [0, bottom],
        [
          [0, colors.second, scheme === 'dark' ? 0.34 : 0.26],
          [1, colors.second, 0],
        ],
      ),
      body:
        path(rules.join(''), stroke(colors.hair, hairline)) +
        bars.join('') +
        path(svg`${line}V${bottom}H${left + slot / 2}Z`, 'fill="url(#under)"') +
        path(
          svg`M${endX} ${endY}L${endX} ${bottom}`,
          svg`${stroke(colors.second, hairline)} stroke-dasharray="${hairline * 3} ${hairline * 4}"`,
        ) +
        path(line, stroke(colors.second, unit * 1.3)) +
        dots(
          trend.slice(0, -1).filter((_, i) => i % 2 === 0),
          unit * 3,
          colors.second,
        ) +
        dots(
          trend.slice(0, -1).filter((_, i) => i % 2 === 0),
          unit * 1.3,
          colors.ground,
        ) +
        circle(endX, endY, unit * 4.6, fill(colors.second, 0.25)) +
        circle(
          endX,
          endY,
          unit * 2.4,
          svg`${fill(colors.paper)} stroke="${colors.second}" stroke-width="${unit * 1.1}"`,
        ) +
        rect(
          cardX,
          cardY,
          card.w,
          card.h,
          svg`${fill(scheme === 'dark' ? colors.soft : colors.night)} stroke="${colors.mid}" stroke-width="${hairline}"`,
          unit * 2.6,
        ) +
        rect(
          cardX + unit * 3,
          cardY + unit * 3.4,
          unit * 11,
          unit * 1.7,
          fill(scheme === 'dark' ? colors.quiet : colors.soft),
          unit * 0.85,
        ) +
        rect(cardX + unit * 3, cardY + unit * 7.6, unit * 15, unit * 4, fill(colors.paper), unit * 1.2) +
        stroked(
          colors.second,
          unit * 1.1,
        )`M${cardX + unit * 20} ${cardY + unit * 10.6}L${cardX + unit * 22} ${cardY + unit * 8.4}L${cardX + unit * 24} ${cardY + unit * 10.6}`,
    };
  },
});
