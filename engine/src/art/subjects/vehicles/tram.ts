import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const tram = drawSubject({
  name: 'tram',
  nouns: ['tram', 'streetcar', 'trolley'],
  bounds: { x: 10, y: 4, width: 420, height: 262 },
  natural: { main: '#c93f31', second: '#6f5a45', accent: '#f0c25a', ink: '#26292d', light: '#f7f1e2' },
  presence: {
    nouns: ['tram', 'streetcar'],
    home: 'street',
    stands: 'ground',
    tall: 0.38,
    metres: 3.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M170 40L220 8L270 40M180 8H260', stroke(colors.ink, 6))}
    ${path('M40 40C60 26 380 26 400 40L410 66H30Z', fill(colors.second))}
    ${body('M28 64H412L430 150V224C430 230 426 234 420 234H20C14 234 10 230 10 224V150Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -20, marks: path('M0 64H440V150H0Z', fill(colors.light)) + path('M0 148H440V158H0ZM0 206H440V212H0Z', fill(colors.accent)) })}
    ${[62, 116, 170, 224, 278, 332].map((x) => rect(x, 80, 42, 58, fill(colors.ink, 0.72), 6)).join('')}${path('M70 132L96 86M178 132L204 86M286 132L312 86', stroke(colors.light, 6, 0.35))}${path('M388 80H406L418 138H388Z', fill(colors.ink, 0.72))}${path('M52 80H34L22 138H52Z', fill(colors.ink, 0.72))}
    ${path('M422 180h2M16 180h2', stroke(colors.accent, 15))}
    ${path('M60 232H380V246H60Z', fill(colors.ink))}${[110, 158, 282, 330].map((x) => `<circle cx="${x}" cy="244" r="22" fill="${colors.ink}"/><circle cx="${x}" cy="244" r="10" fill="${colors.accent}"/>`).join('')}`,
});
