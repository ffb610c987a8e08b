import { drawSubject } from '../../drawing.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

const SPANS = [20, 220, 420] as const;

export const stringLights = drawSubject({
  name: 'string-lights',
  nouns: ['string lights', 'fairy lights', 'light garland', 'string of lights'],
  bounds: { x: 0, y: 0, width: 640, height: 330 },
  natural: { main: '#ffd45e', second: '#7a5636', accent: '#ff9d5c', ink: '#3a2a20', light: '#fff4cf' },
  presence: {
    nouns: ['string lights'],
    home: 'garden',
    stands: 'ground',
    tall: 0.46,
    metres: 3,
    glow: { x: 320, y: 90, reach: 1 },
  },
  paint: ({ main, second, accent, ink, light }, _id, { lit }) => `
    ${SPANS.map((x) => path(`M${x} 24Q${x + 100} 116 ${x + 200} 24`, stroke(ink, 4))).join('')}
    ${[20, 220, 420, 620].map((x) => rect(x - 6, 10, 12, 312, fill(second), 4) + path(`M${x + 2} 20V318`, stroke(ink, 4, 0.25)) + circle(x, 10, 10, fill(ink)) + rect(x - 20, 316, 40, 14, fill(ink), 5)).join('')}
    ${SPANS.flatMap((x) =>
      [0.12, 0.31, 0.5, 0.69, 0.88].map((k, i) => {
        const [at, y] = [x + 200 * k, 24 + 184 * k * (1 - k)];
        const bulb = i % 2 === 0 ? main : accent;
        return (
          (lit ? circle(at, y + 24, 28, fill(LAMP, 0.3)) : '') +
          rect(at - 5, y, 10, 10, fill(ink), 2) +
          circle(at, y + 24, 17, fill(bulb)) +
          circle(at - 5, y + 20, 5, fill(light))
        );
      }),
    ).join('')}`,
});
