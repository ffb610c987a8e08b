import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const squid = drawSubject({
  name: 'squid',
  nouns: ['squid', 'squids', 'cuttlefish', 'giant squid', 'calamari'],
  bounds: { x: 29, y: -12, width: 272, height: 450 },
  natural: { main: '#d9647f', second: '#a8405e', accent: '#f4b8a8', ink: '#3a1524', light: '#ffe6e4' },
  presence: {
    nouns: ['squid', 'cuttlefish', 'giant squid'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.36,
    metres: 0.6,
  },
  paint: (colors, id) => `
    ${path('M118 246C84 300 116 340 84 396M140 250C124 320 156 350 132 420M166 252V430M190 250C206 320 174 350 198 420M212 246C246 300 214 340 246 396', stroke(colors.second, 15))}
    ${path('M118 262C96 300 118 340 94 384M140 270C132 320 154 350 138 404M190 270C200 320 178 350 192 404M212 262C234 300 212 340 236 384', stroke(colors.accent, 6))}
    ${body(shape('165,-10 110,40 40,70 30,100 80,120 110,110! 220,110! 250,120 300,100 290,70 220,40'), colors.accent, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${body(shape('165,-12 200,40 226,110 232,180 224,230 200,256 165,262 130,256 106,230 98,180 104,110 130,40'), colors.main, colors, { id: `${id}b`, dx: -16, dy: -12 })}
    ${circle(132, 204, 24, fill(colors.light))}
    ${circle(198, 204, 24, fill(colors.light))}
    ${eye(136, 206, 15, colors)}
    ${eye(194, 206, 15, colors)}
    ${circle(140, 80, 8, fill(colors.accent, 0.7))}
    ${circle(182, 60, 6, fill(colors.accent, 0.7))}
    ${circle(190, 120, 8, fill(colors.accent, 0.7))}
    ${circle(148, 134, 6, fill(colors.accent, 0.7))}
    ${path('M134 60C124 90 118 120 118 146', stroke(colors.light, 9, 0.5))}`,
});
