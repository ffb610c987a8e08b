import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bedouinTent = drawSubject({
  name: 'bedouin-tent',
  nouns: ['bedouin tent', 'desert tent', 'nomad tent'],
  bounds: { x: -46, y: -3, width: 742, height: 264 },
  natural: { main: '#4a3a36', second: '#b5432f', accent: '#d9a441', ink: '#241a18', light: '#ead9b8' },
  presence: {
    nouns: ['bedouin tent', 'desert tent', 'nomad tent'],
    home: 'desert',
    stands: 'ground',
    tall: 0.3,
    metres: 3,
  },
  paint: (colors, id) => `
    ${path('M90 90L-40 250M560 90L690 250M320 20L320 0', stroke(colors.ink, 5))}
    ${path('M60 120H590V240H60Z', fill(colors.ink, 0.85))}
    ${path('M110 150H210V240H110ZM440 150H540V240H440Z', fill(colors.second))}
    ${path('M110 176H210V188H110ZM110 206H210V218H110ZM440 176H540V188H440ZM440 206H540V218H440Z', fill(colors.accent))}
    ${path('M230 210H420V240H230Z', fill(colors.light, 0.85))}
    ${path('M236 196H276V224H236ZM374 196H414V224H374Z', fill(colors.second))}
    ${path('M80 100V246M200 60V246M320 20V246M450 60V246M570 100V246', stroke(colors.light, 8))}
    ${body(shape('-20,190! 40,130 80,96! 140,90 200,54! 260,50 320,14! 380,50 450,54! 510,90 570,96! 610,130 670,190! 640,196 600,170 570,150! 520,130 450,116! 380,96 320,84! 260,96 200,116! 140,130 80,150! 50,170 10,196'), colors.main, colors, { id: `${id}a`, dx: 0, dy: -14, marks: path('M-40 150L80 120L200 86L320 52L450 86L570 120L700 150V164L570 134L450 100L320 66L200 100L80 134L-40 164Z', fill(colors.light)) + path('M-40 176L80 142L200 108L320 74L450 108L570 142L700 176V184L570 150L450 116L320 82L200 116L80 150L-40 184Z', fill(colors.second)) })}
    ${path('M-46 246H-34L-40 262ZM684 246H696L690 262Z', fill(colors.light, 0.85))}`,
});
