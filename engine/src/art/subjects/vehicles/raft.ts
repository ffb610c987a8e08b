import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const raft = drawSubject({
  name: 'raft',
  nouns: ['raft', 'rafts', 'wooden raft', 'log raft'],
  bounds: { x: 30, y: 10, width: 399, height: 234 },
  natural: { main: '#b67e46', second: '#7d5230', accent: '#f3ead6', ink: '#33200f', light: '#e7c38f' },
  presence: { nouns: ['raft', 'wooden raft'], home: 'river', stands: 'water', tall: 0.3, metres: 2.6 },
  paint: (colors) => `
    ${rect(210, 10, 14, 190, fill(colors.second))}
    ${path(shape('218,20! 250,30 330,56 350,120 340,170! 290,156 218,160!'), fill(colors.accent))}
    ${path(shape('290,44 330,56 350,120 340,170! 300,158'), fill(colors.ink, 0.12))}
    ${path('M240 64L328 90M240 110L338 130', stroke(colors.ink, 4, 0.2))}
    ${path('M222 10L262 22L222 34Z', fill(colors.second))}
    ${[0, 1, 2, 3].map((i) => path(`M${40 + i * 4} ${186 + i * 15}H${400 + i * 6}`, stroke(i % 2 ? colors.main : colors.second, 20)) + circle(402 + i * 6, 186 + i * 15, 9, fill(colors.light)) + circle(402 + i * 6, 186 + i * 15, 4, fill(colors.second))).join('')}
    ${path('M100 178L112 240M330 178L342 240', stroke(colors.accent, 7))}
    ${path('M44 234H430V246H60Z', fill(colors.ink, 0.2))}`,
});
