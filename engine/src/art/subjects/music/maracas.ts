import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

export const maracas = drawSubject({
  name: 'maracas',
  nouns: ['maracas', 'maraca'],
  bounds: { x: 14, y: 21, width: 376, height: 386 },
  natural: { main: '#d9473f', second: '#f2bc3e', accent: '#3f9a7a', ink: '#4a2218', light: '#fff4e2' },
  presence: {
    nouns: ['maracas', 'maraca'],
    home: 'stage-hall',
    stands: 'ground',
    tall: 0.32,
    metres: 0.3,
    several: 3,
  },
  paint: (colors, id) => `
    <g transform="rotate(-24 140 220)">
    ${path('M128 210H156V400H128ZM120 390H164V414H120Z', fill(colors.second))}
    ${path('M144 210H156V400H144Z', fill(colors.ink, 0.2))}
    ${body(shape('142,10 196,34 214,100 196,170 142,220 88,170 70,100 88,34'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -12, marks: path('M60 84H230V104H60ZM60 136H230V156H60Z', fill(colors.second)) + path('M60 110l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20Z', fill(colors.accent)) })}
    ${path(shape('92,80 100,50 122,30 130,40 112,60 106,86'), fill(colors.light, 0.5))}
    </g>
    <g transform="rotate(24 260 220) translate(120 0)">
    ${path('M128 210H156V400H128ZM120 390H164V414H120Z', fill(colors.second))}
    ${path('M144 210H156V400H144Z', fill(colors.ink, 0.2))}
    ${body(shape('142,10 196,34 214,100 196,170 142,220 88,170 70,100 88,34'), colors.accent, colors, { id: `${id}b`, dx: -16, dy: -12, marks: path('M60 84H230V104H60ZM60 136H230V156H60Z', fill(colors.second)) + path('M60 110l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20l12-20l12 20Z', fill(colors.main)) })}
    ${path(shape('92,80 100,50 122,30 130,40 112,60 106,86'), fill(colors.light, 0.5))}
    </g>`,
});
