import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const kettlebell = drawSubject({
  name: 'kettlebell',
  nouns: ['kettlebell'],
  bounds: { x: 41, y: 12, width: 258, height: 338 },
  natural: { main: '#3a4250', second: '#d9433a', accent: '#f0b53c', ink: '#14181e', light: '#c3ccd6' },
  presence: { nouns: ['kettlebell'], home: 'gym', stands: 'ground', tall: 0.3, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M100 170C70 60 100 30 170 30C240 30 270 60 240 170', stroke(colors.main, 36))}
    ${path('M256 150C274 70 256 44 200 40', stroke(colors.ink, 8, 0.3))}
    ${body(shape('170,110 250,140 296,220 282,310 236,350! 104,350! 58,310 44,220 90,140'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -16 })}
    ${circle(170, 244, 66, fill(colors.second))}
    ${circle(170, 244, 50, fill(colors.light))}
    ${path('M140 230L152 222V266M200 224C182 226 172 240 176 254C182 270 204 266 204 252C204 238 182 238 177 250', stroke(colors.ink, 11))}
    ${path(shape('70,230 82,184 110,152 120,162 98,192 86,234'), fill(colors.light, 0.4))}`,
});
