import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const woodenBridge = drawSubject({
  name: 'wooden-bridge',
  nouns: ['wooden bridge', 'footbridge'],
  bounds: { x: -23, y: 3, width: 706, height: 253 },
  natural: { main: '#a8713f', second: '#7c4e2a', accent: '#7fa063', ink: '#382214', light: '#e9c796' },
  presence: {
    nouns: ['wooden bridge', 'footbridge'],
    home: 'river',
    stands: 'water',
    tall: 0.26,
    metres: 2.6,
    top: { from: 120, to: 540, y: 58 },
  },
  paint: (colors, id) => `
    ${body(shape('-20,250! -14,180 40,150 100,170 130,210 150,250!'), colors.accent, colors, { id: `${id}a`, dx: 0, dy: -12 })}
    ${body(shape('680,250! 674,180 620,150 560,170 530,210 510,250!'), colors.accent, colors, { id: `${id}b`, dx: 0, dy: -12 })}
    ${path('M170 110V250M250 86V250M410 86V250M490 110V250', stroke(colors.second, 12))}
    ${path('M250 200L410 120M410 200L250 120', stroke(colors.ink, 12, 0.3))}
    ${path('M40 96C160 30 250 8 330 8C410 8 500 30 620 96', stroke(colors.main, 9))}
    ${path('M60 130V84M120 100V56M190 76V30M260 60V14M330 54V8M400 60V14M470 76V30M540 100V56M600 130V84', stroke(colors.second, 8))}
    ${path('M50 122C160 60 250 36 330 36C410 36 500 60 610 122', stroke(colors.main, 6))}
    ${body('M20 150C150 84 240 62 330 62C420 62 510 84 640 150V180C510 112 420 92 330 92C240 92 150 112 20 180Z', colors.main, colors, { id: `${id}c`, dx: 0, dy: -8, marks: path('M70 120V170M110 100V150M150 84V132M190 74V118M230 64V110M270 58V104M310 56V100M350 56V100M390 58V104M430 64V110M470 74V118M510 84V132M550 100V150M590 120V170', stroke(colors.ink, 4, 0.25)) })}
    ${path('M24 152C150 88 240 66 330 66C420 66 510 88 636 152', stroke(colors.light, 5, 0.5))}
    ${path(shape('-20,252! 0,206 40,196 80,220 110,252!'), fill(colors.accent))}
    ${path(shape('680,252! 660,206 620,196 580,220 550,252!'), fill(colors.accent))}`,
});
