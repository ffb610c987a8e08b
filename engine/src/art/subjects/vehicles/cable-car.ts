import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const cableCar = drawSubject({
  name: 'cable-car',
  nouns: ['cable car', 'cable cars', 'gondola lift', 'ski lift', 'aerial tramway', 'ropeway'],
  bounds: { x: -83, y: -9, width: 566, height: 303 },
  natural: { main: '#d43d38', second: '#f6f3ea', accent: '#f2b840', ink: '#2c3138', light: '#d6eaf3' },
  presence: {
    nouns: ['cable car', 'gondola lift', 'ski lift', 'aerial tramway'],
    home: 'mountains',
    stands: 'air',
    tall: 0.3,
    metres: 3,
  },
  paint: (colors, id) => `
    ${path('M-80 50L480 -6', stroke(colors.ink, 5))}
    ${circle(196, 20, 12, fill(colors.ink))}
    ${circle(232, 16, 12, fill(colors.ink))}
    ${circle(196, 20, 4, fill(colors.light))}
    ${circle(232, 16, 4, fill(colors.light))}
    ${path('M188 22H240V34H188Z', fill(colors.ink))}
    ${path('M214 34V92', stroke(colors.ink, 10))}
    ${body('M110 92H318C346 92 360 108 362 132L366 220C366 262 346 282 306 282H122C82 282 62 262 62 220L66 132C68 108 82 92 110 92Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M84 134C86 122 94 116 106 116H148V190H82ZM160 116H268V190H160ZM280 116H322C334 116 342 122 344 134L346 190H280Z', fill(colors.light))}
    ${path('M84 190L140 116H148V190ZM206 190L262 116H268V190ZM310 190L340 122L344 134L346 190Z', fill(colors.ink, 0.12))}
    ${path('M64 206H365V226H64Z', fill(colors.second))}
    ${path('M64 232H365V238H64Z', fill(colors.accent))}
    ${path('M214 92V282', stroke(colors.ink, 4, 0.3))}
    ${rect(124, 280, 180, 14, fill(colors.ink), 6)}
    ${path('M96 108H160', stroke(colors.light, 7, 0.5))}`,
});
