import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const stingray = drawSubject({
  name: 'stingray',
  nouns: ['stingray', 'stingrays', 'manta ray', 'manta', 'manta rays'],
  bounds: { x: -64, y: -10, width: 460, height: 330 },
  natural: { main: '#4f6f95', second: '#3a5373', accent: '#a9c4dc', ink: '#1c2a3d', light: '#eaf3fa' },
  presence: {
    nouns: ['stingray', 'manta ray', 'manta'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.3,
    metres: 1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M110 170C60 180 10 210 -60 200', stroke(colors.second, 8))}
    ${body(shape('130,150 90,100 50,40 30,-10! 90,20 160,70 230,110'), colors.second, colors, { id: `${id}a`, dx: -4, dy: -12 })}
    ${body(shape('90,180 130,140 200,110 280,112 340,136 370,160 350,186 300,200 260,230 220,290 190,320! 170,270 150,220 120,200'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -16 })}
    ${path(shape('300,196 340,180 366,164 352,186 316,206 270,222'), fill(colors.light, 0.7))}
    ${path('M300 186l10 10M286 190l10 10M272 194l10 10', stroke(colors.ink, 4, 0.3))}
    ${path(shape('350,148 380,142 396,152 384,164 362,166'), fill(colors.main))}
    ${circle(200, 150, 8, fill(colors.accent))}
    ${circle(236, 138, 6, fill(colors.accent))}
    ${circle(180, 186, 9, fill(colors.accent))}
    ${circle(220, 182, 7, fill(colors.accent))}
    ${circle(250, 166, 5, fill(colors.accent))}
    ${circle(196, 232, 7, fill(colors.accent))}
    ${eye(336, 156, 7, colors)}
    ${path('M130 168C160 144 200 130 240 128', stroke(colors.light, 8, 0.45))}`,
});
