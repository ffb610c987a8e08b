import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const throne = drawSubject({
  name: 'throne',
  nouns: ['throne', 'royal chair'],
  bounds: { x: 20, y: -30, width: 300, height: 500 },
  natural: { main: '#b8323c', second: '#e0b34a', accent: '#7a1f2c', ink: '#3a1418', light: '#fff0c8' },
  presence: {
    nouns: ['throne'],
    home: 'still-life',
    stands: 'ground',
    tall: 0.5,
    metres: 1.9,
    seat: { x: 150, y: 322 },
  },
  paint: (colors, id) => `
    ${path('M60 470V90L90 30L130 90V120H210V90L250 30L280 90V470H246V380H94V470Z', fill(colors.second))}
    ${path(shape('170,-30 196,0 190,20 240,30 210,80 130,80 100,30 150,20 144,0'), fill(colors.second))}
    ${body('M96 110C96 70 244 70 244 110V280H96Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -14, marks: path('M96 140L244 260M96 200L200 280M140 100L244 190M96 240L244 120M110 280L244 170M96 170L180 90', stroke(colors.ink, 4, 0.2)) })}
    ${circle(170, 180, 8, fill(colors.second))}
    ${circle(132, 146, 6, fill(colors.second))}
    ${circle(208, 146, 6, fill(colors.second))}
    ${circle(132, 220, 6, fill(colors.second))}
    ${circle(208, 220, 6, fill(colors.second))}
    ${path('M70 300H270V350H70Z', fill(colors.accent))}
    ${body('M64 270H276C296 270 296 320 276 320H64C44 320 44 270 64 270Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -12 })}
    ${path('M60 340H280V380H60Z', fill(colors.second))}
    ${path('M170 340H280V380H170Z', fill(colors.ink, 0.2))}
    ${path('M20 230H84V256H64V470H30V256H20ZM256 230H320V256H310V470H276V256H256Z', fill(colors.second))}
    ${path('M300 256H310V470H296ZM54 256H64V470H50Z', fill(colors.ink, 0.18))}
    ${circle(90, 24, 15, fill(colors.second))}
    ${circle(250, 24, 15, fill(colors.second))}
    ${circle(170, 16, 13, fill(colors.main))}
    ${path(shape('112,130 118,108 140,98 144,108 128,120 122,140'), fill(colors.light, 0.6))}`,
});
