import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const skewers = drawSubject({
  name: 'skewers',
  nouns: ['kebab', 'skewer', 'shish kebab', 'skewers', 'barbecue skewer'],
  bounds: { x: -16, y: 44, width: 493, height: 276 },
  natural: { main: '#9a5a34', second: '#d9403a', accent: '#6aa350', ink: '#3a2012', light: '#f7e6c8' },
  presence: {
    nouns: ['kebab', 'skewer', 'shish kebab'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.1,
    several: 2,
  },
  paint: (colors, id) => `
    ${path('M10 270H470C460 306 400 320 240 320C80 320 20 306 10 270Z', fill(colors.light))}
    ${path('M300 320C410 314 460 300 470 270H410C400 296 360 310 300 320Z', fill(colors.ink, 0.14))}
    <g transform="rotate(-14 240 160)">
    ${path('M-10 120H490', stroke(colors.light, 8))}
    ${body('M60 84H130C140 84 140 156 130 156H60C50 156 50 84 60 84Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -10 })}
    ${body('M146 90C176 78 190 100 186 120C190 146 170 160 146 150C136 130 136 110 146 90Z', colors.second, colors, { id: `${id}b`, dx: -6, dy: -8 })}
    ${body('M204 84H274C284 84 284 156 274 156H204C194 156 194 84 204 84Z', colors.main, colors, { id: `${id}c`, dx: -8, dy: -10 })}
    ${body('M292 88H330C340 88 340 152 330 152H292C282 152 282 88 292 88Z', colors.accent, colors, { id: `${id}d`, dx: -6, dy: -8 })}
    ${body('M346 84H416C426 84 426 156 416 156H346C336 156 336 84 346 84Z', colors.main, colors, { id: `${id}e`, dx: -8, dy: -10 })}
    ${path('M70 98L84 142M96 98L110 142M214 98L228 142M240 98L254 142M356 98L370 142M382 98L396 142', stroke(colors.ink, 6, 0.4))}
    </g>
    <g transform="translate(0 110) rotate(-14 240 160)">
    ${path('M-10 120H490', stroke(colors.light, 8))}
    ${body('M60 84H130C140 84 140 156 130 156H60C50 156 50 84 60 84Z', colors.main, colors, { id: `${id}f`, dx: -8, dy: -10 })}
    ${body('M148 88H186C196 88 196 152 186 152H148C138 152 138 88 148 88Z', colors.accent, colors, { id: `${id}g`, dx: -6, dy: -8 })}
    ${body('M204 84H274C284 84 284 156 274 156H204C194 156 194 84 204 84Z', colors.main, colors, { id: `${id}h`, dx: -8, dy: -10 })}
    ${body('M292 90C322 78 336 100 332 120C336 146 316 160 292 150C282 130 282 110 292 90Z', colors.second, colors, { id: `${id}j`, dx: -6, dy: -8 })}
    ${body('M346 84H416C426 84 426 156 416 156H346C336 156 336 84 346 84Z', colors.main, colors, { id: `${id}k`, dx: -8, dy: -10 })}
    ${path('M70 98L84 142M96 98L110 142M214 98L228 142M240 98L254 142M356 98L370 142M382 98L396 142', stroke(colors.ink, 6, 0.4))}
    </g>`,
});
