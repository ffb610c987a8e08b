import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const redEnvelope = drawSubject({
  name: 'red-envelope',
  nouns: ['red envelope', 'hongbao', 'red packet', 'lucky money'],
  bounds: { x: 33, y: 4, width: 239, height: 366 },
  natural: { main: '#d2302f', second: '#a81f24', accent: '#f3bd45', ink: '#4a0f14', light: '#ffdcc8' },
  presence: {
    nouns: ['red envelope', 'red packet', 'hongbao'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.17,
  },
  paint: (colors, id) => `
    <g transform="rotate(-10 120 200)">
    ${path('M60 40H250V340H60Z', fill(colors.second))}
    ${path('M90 20H230V90H90Z', fill(colors.accent))}
    </g>
    ${body('M40 70H250V370H40Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -10 })}
    ${path('M40 70H250L200 150C180 170 110 170 90 150Z', fill(colors.second))}
    ${path('M145 164C170 166 190 160 200 150L250 70H232Z', fill(colors.ink, 0.18))}
    ${path('M40 70L90 150C110 170 180 170 200 150L250 70', stroke(colors.accent, 5))}
    ${circle(145, 164, 25, fill(colors.accent))}
    ${circle(145, 164, 15, fill(colors.main))}
    ${path('M145 220V340M112 252H178M118 300H172M112 340H178', stroke(colors.accent, 8))}
    ${path('M56 354V300M56 354H104M234 354V300M234 354H186', stroke(colors.accent, 4))}`,
});
