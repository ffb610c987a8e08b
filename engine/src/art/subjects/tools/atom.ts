import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const atom = drawSubject({
  name: 'atom',
  nouns: ['atom', 'molecule', 'nucleus', 'quantum'],
  bounds: { x: 6, y: 20, width: 399, height: 360 },
  natural: { main: '#3f7fc4', second: '#e2574a', accent: '#f2b93a', ink: '#26344a', light: '#dcebfa' },
  presence: { nouns: ['atom'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.3 },
  paint: (colors) => `
    ${[0, 60, 120].map((turn) => `<g transform="rotate(${turn} 200 200)">${path(oval([200, 200], 186, 70), stroke(colors.main, 15))}${path(oval([200, 200], 186, 70), stroke(colors.light, 4, 0.6))}</g>`).join('')}
    ${circle(180, 186, 31, fill(colors.second))}
    ${circle(222, 188, 30, fill(colors.accent))}
    ${circle(190, 222, 30, fill(colors.main))}
    ${circle(224, 220, 28, fill(colors.second))}
    ${circle(228, 224, 24, fill(colors.ink, 0.16))}
    ${circle(170, 176, 9, fill(colors.light, 0.6))}
    ${circle(214, 178, 8, fill(colors.light, 0.6))}
    ${circle(386, 200, 19, fill(colors.accent))}
    ${circle(107, 39, 19, fill(colors.second))}
    ${circle(107, 361, 19, fill(colors.accent))}
    ${circle(380, 194, 6, fill(colors.light, 0.6))}
    ${circle(101, 33, 6, fill(colors.light, 0.6))}
    ${circle(101, 355, 6, fill(colors.light, 0.6))}`,
});
