import { defineMotif } from '../define-motif.ts';
import { circle, fill, num, type Point, path, stroke, svg } from '../svg.ts';

/** Layers of a neural network, every unit wired to the next layer, one thought lit up. */
export const neurons = defineMotif({
  name: 'neurons',
  topics: ['ai'],
  ending: 'figure',
  paint: ({ free, width, away, colors, random, hairline }) => {
    const sizes = free.width > free.height * 1.25 ? [4, 6, 8, 8, 6, 4] : [4, 6, 7, 5];
    const bleed = away.x === 0 ? 0.06 : 0;
    const left = free.x - free.width * bleed + free.width * 0.05;
    const right =
      away.x > 0 ? width + free.width * 0.02 : free.x + free.width * (1 + bleed) - free.width * 0.05;
    const pitch = free.height / 8.4;
    const layers = sizes.map((count, layer): Point[] => {
      const x = left + ((right - left) * layer) / (sizes.length - 1);
      return Array.from(
        { length: count },
        (_, i): Point => [x, free.y + free.height / 2 + (i - (count - 1) / 2) * pitch],
      );
    });
    const lit = layers.map((layer) => {
      const order = random.shuffle(layer.map((_, i) => i));
      return new Set(order.slice(0, Math.ceil(layer.length * 0.4)));
    });
    const wires = { faint: '', plain: '', lit: '' };
    layers.forEach((layer, index) => {
      const next = layers[index + 1] ?? [];
      layer.forEach(([x, y], i) => {
        next.forEach(([toX, toY], j) => {
          const middle = num((x + toX) / 2);
          const wire = svg`M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
          const isLit = lit[index]?.has(i) === true && lit[index + 1]?.has(j) === true;
          wires[isLit && random.next() < 0.75 ? 'lit' : random.next() < 0.4 ? 'plain' : 'faint'] += wire;
        });
      });
    });
    const radius = pitch * 0.21;
    const units = layers.flatMap((layer, index) =>
      layer.map(([x, y], i) => {
        if (lit[index]?.has(i) !== true)
          return circle(
            x,
            y,
            radius,
            svg`${fill(colors.ground)} stroke="${colors.mid}" stroke-width="${hairline * 1.5}"`,
          );
        const color = (index + i) % 4 === 0 ? colors.second : colors.strong;
        return (
          circle(x, y, radius * 2.1, fill(color, 0.18)) +
          circle(x, y, radius * 1.15, fill(color)) +
          circle(x - radius * 0.3, y - radius * 0.3, radius * 0.32, fill(colors.paper, 0.8))
        );
      }),
    );
    return {
      body:
        path(wires.faint, stroke(colors.quiet, hairline * 0.8, 0.5)) +
        path(wires.plain, stroke(colors.mid, hairline, 0.55)) +
        path(wires.lit, stroke(colors.strong, hairline * 1.9, 0.9)) +
        units.join(''),
    };
  },
});
