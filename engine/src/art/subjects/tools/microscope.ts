import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const microscope = drawSubject({
  name: 'microscope',
  nouns: ['microscope', 'microscopes'],
  bounds: { x: 44, y: -14, width: 272, height: 410 },
  natural: { main: '#e9edf0', second: '#2f7fa8', accent: '#3b4650', ink: '#1d252c', light: '#ffffff' },
  presence: { nouns: ['microscope'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M60 360H300C310 360 316 368 316 380V396H44V380C44 368 50 360 60 360Z', fill(colors.accent))}
    ${path('M60 364H150V370H60Z', fill(colors.light, 0.25))}
    ${path('M236 120C320 150 330 290 250 360H196C270 300 270 200 200 170Z', fill(colors.main))}
    ${path('M270 140C330 190 322 300 250 360H228C300 290 300 200 250 150Z', fill(colors.ink, 0.14))}
    ${path('M96 286H236V306H96Z', fill(colors.accent))}
    ${path('M120 278H196V286H120Z', fill(colors.second))}
    ${path('M166 306V360', stroke(colors.accent, 10))}
    ${circle(250, 300, 22, fill(colors.second))}
    ${circle(250, 300, 9, fill(colors.light))}
    <g transform="rotate(-24 190 160)">
    ${body('M150 40H226V210H150Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -6 })}
    ${path('M150 84H226V104H150Z', fill(colors.second))}
    ${path('M160 -10H216V46H160Z', fill(colors.accent))}
    ${path('M164 206H212V232H164Z', fill(colors.accent))}
    ${path('M172 228H204V262H172Z', fill(colors.second))}
    ${path('M160 54H172V200H160Z', fill(colors.light, 0.6))}
    ${path('M166 -22H210V-6H166Z', fill(colors.ink))}
    </g>
    ${circle(240, 180, 20, fill(colors.accent))}
    ${circle(240, 180, 9, fill(colors.main))}`,
});
