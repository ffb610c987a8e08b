import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hairbrush = drawSubject({
  name: 'hairbrush',
  nouns: ['hairbrush', 'hair brush', 'comb'],
  bounds: { x: 69, y: -4, width: 315, height: 387 },
  natural: { main: '#b5763f', second: '#f2dcc0', accent: '#d9534a', ink: '#4a2a14', light: '#fff4e4' },
  presence: { nouns: ['hairbrush'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.2 },
  paint: (colors, id) => `
    <g transform="rotate(35 200 200)">${path('M176 220H224L214 400Q212 420 200 420Q188 420 186 400Z', fill(colors.main))}${path('M206 220H224L214 400Q212 420 200 420Z', fill(colors.ink, 0.2))}
    ${path('M120 40H280V20Q200 -20 120 20Z', fill(colors.main))}${body('M130 10H270Q310 10 310 60V170Q310 230 250 234H150Q90 230 90 170V60Q90 10 130 10Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -8 })}${path('M140 34H260Q286 34 286 66V166Q286 208 246 210H154Q114 208 114 166V66Q114 34 140 34Z', fill(colors.accent))}
    ${path('M144 66h.1M182 66h.1M220 66h.1M258 66h.1M144 100h.1M182 100h.1M220 100h.1M258 100h.1M144 134h.1M182 134h.1M220 134h.1M258 134h.1M144 168h.1M182 168h.1M220 168h.1M258 168h.1', stroke(colors.second, 15))}${path('M196 270V380', stroke(colors.light, 8, 0.4))}</g>`,
});
