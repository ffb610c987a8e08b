import { drawSubject } from '../../drawing.ts';

// Stalks from the left: foot, lean of the head, top, thickness.
const STALKS = [
  [86, -26, 90, 16],
  [136, -12, 20, 20],
  [182, 4, 60, 17],
  [226, 22, 14, 20],
  [272, 34, 110, 15],
] as const;
const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx * 0.3 - dy * 0.22} ${y + dy * 0.3 + dx * 0.02 - 8} ${x + dx} ${y + dy}Q${x + dx * 0.4} ${y + dy * 0.55 + 10} ${x} ${y}Z`;
const spray = (x: number, y: number, side: number): string =>
  leaf(x, y, side * 62, 10) +
  leaf(x, y, side * 54, 38) +
  leaf(x, y, side * 34, 54) +
  leaf(x, y, side * 50, -18);
const SPRAYS = [
  [70, 130, -1],
  [122, 70, -1],
  [130, 150, 1],
  [186, 96, 1],
  [240, 60, 1],
  [236, 150, -1],
  [296, 160, 1],
  [80, 226, -1],
  [270, 246, 1],
  [178, 230, -1],
] as const;

export const bamboo = drawSubject({
  name: 'bamboo',
  nouns: ['bamboo grove', 'bamboo forest'],
  bounds: { x: 5, y: 14, width: 352, height: 426 },
  natural: { main: '#6ea84a', second: '#93b95a', accent: '#3f7f45', ink: '#20391f', light: '#f2f8cf' },
  presence: { nouns: ['bamboo'], home: 'garden', stands: 'ground', tall: 0.56, metres: 8, several: 5 },
  paint: ({ main, second, accent, ink, light }) => {
    const stalks = STALKS.map(([foot, lean, top, wide], index) => {
      const at = (share: number): number => foot + lean * share;
      const y = (share: number): number => 440 - (440 - top) * share;
      const color = index % 2 === 0 ? second : main;
      const bar = `M${foot - wide / 2} 440L${at(1) - wide * 0.3} ${top}H${at(1) + wide * 0.3}L${foot + wide / 2} 440Z`;
      const shade = `M${foot + wide * 0.1} 440L${at(1) + wide * 0.05} ${top}H${at(1) + wide * 0.3}L${foot + wide / 2} 440Z`;
      const knots = [0.12, 0.27, 0.42, 0.57, 0.72, 0.87]
        .map((k) => `M${at(k) - wide * 0.46} ${y(k)}h${wide * 0.92}`)
        .join('');
      return `<path d="${bar}" fill="${color}"/><path d="${shade}" fill="${ink}" fill-opacity=".2"/><path d="${knots}" stroke="${accent}" stroke-width="5" fill="none"/><path d="M${foot - wide * 0.2} 430L${at(0.9) - wide * 0.14} ${y(0.9)}" stroke="${light}" stroke-opacity=".4" stroke-width="3" fill="none"/>`;
    }).join('');
    const leaves = (from: number, to: number): string =>
      SPRAYS.slice(from, to)
        .map(([x, y, side]) => spray(x, y, side))
        .join('');
    return `<path d="${leaves(0, 5)}" fill="${accent}"/>${stalks}<path d="${leaves(5, 10)}" fill="${main}"/><path d="${leaves(0, 2)}" fill="${main}" transform="translate(-4 -10)"/>`;
  },
});
