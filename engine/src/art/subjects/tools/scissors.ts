import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path } from '../../svg.ts';

export const scissors = drawSubject({
  name: 'scissors',
  nouns: ['scissors', 'scissor', 'pair of scissors', 'needle and thread'],
  bounds: { x: 36, y: 10, width: 268, height: 354 },
  natural: { main: '#e0543f', second: '#b6c0c8', accent: '#7d8992', ink: '#2a2226', light: '#f6fafc' },
  presence: { nouns: ['scissors'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.18 },
  paint: (colors) => `
    <g transform="rotate(16 150 230)">
    ${path('M142 240L164 240L152 0C138 20 132 120 134 200Z', fill(colors.second))}
    ${path('M152 0L164 240H152Z', fill(colors.ink, 0.14))}
    ${path(`${oval([112, 320], 52, 58)}${oval([112, 320], 28, 34)}`, `${fill(colors.main)} fill-rule="evenodd"`)}
    ${path('M138 220L168 226L150 280L126 286Z', fill(colors.main))}
    </g>
    <g transform="rotate(-16 190 230)">
    ${path('M198 240L176 240L188 0C202 20 208 120 206 200Z', fill(colors.second))}
    ${path('M188 0L176 240H184Z', fill(colors.light, 0.5))}
    ${path(`${oval([228, 320], 52, 58)}${oval([228, 320], 28, 34)}`, `${fill(colors.main)} fill-rule="evenodd"`)}
    ${path('M202 220L172 226L190 280L214 286Z', fill(colors.main))}
    </g>
    ${circle(170, 218, 13, fill(colors.accent))}
    ${circle(170, 218, 5, fill(colors.ink))}`,
});
