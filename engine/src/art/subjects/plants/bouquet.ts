import { fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bouquet = drawSubject({
  name: 'bouquet',
  nouns: [
    'bouquet',
    'flower bouquet',
    'bouquet of flowers',
    'bunch of flowers',
    'flowers bouquet',
    'bridal bouquet',
  ],
  bounds: { x: 11, y: 19, width: 378, height: 395 },
  natural: { main: '#e8607c', second: '#f4b740', accent: '#6a9c58', ink: '#4a2438', light: '#fff2ea' },
  presence: {
    nouns: ['bouquet', 'flower bouquet', 'bouquet of flowers', 'bunch of flowers'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.45,
  },
  paint: (colors) => `
    ${path('M170 280L140 400M200 280V410M230 280L260 400M186 300L166 404M214 300L234 404', stroke(colors.accent, 8))}
    ${path(shape('74,160 30,136 16,90 52,98 92,134'), fill(colors.accent))}
    ${path(shape('330,150 372,130 384,90 354,96 316,130'), fill(colors.accent))}
    ${path(shape('140,100 100,66 92,20 126,36 160,84'), fill(colors.accent))}
    ${path(shape('256,86 284,40 318,26 310,66 276,104'), fill(colors.accent))}
    ${path(shape('330,150 372,130 384,90 354,110 316,130'), fill(colors.ink, 0.14))}
    ${path(shape('70,190! 200,220 330,190! 236,330! 164,330!'), fill(colors.light))}
    ${path('M220 218L330 190L236 330H206Z', fill(colors.ink, 0.14))}
    ${[
      [110, 138, 58, 0],
      [290, 138, 58, 1],
      [200, 92, 66, 2],
      [146, 200, 54, 1],
      [254, 200, 54, 0],
      [200, 176, 50, 3],
    ]
      .map(([x = 0, y = 0, r = 0, kind]) => {
        const color = kind === 1 ? colors.second : kind === 2 ? colors.light : colors.main;
        return (
          path(fleece(x, y, r * 0.78, r * 0.78, 7, r * 0.42), fill(color)) +
          path(fleece(x + r * 0.1, y + r * 0.14, r * 0.55, r * 0.55, 6, r * 0.34), fill(colors.ink, 0.14)) +
          path(fleece(x, y, r * 0.42, r * 0.42, 6, r * 0.26), fill(color)) +
          circle(x, y, r * 0.2, fill(kind === 1 ? colors.main : colors.second))
        );
      })
      .join('')}
    ${path(shape('74,180 60,210 84,224 104,200'), fill(colors.accent))}
    ${path(shape('326,180 340,210 316,224 296,200'), fill(colors.accent))}
    ${path(shape('50,214! 120,236 200,246 280,236 350,214! 250,346! 150,346!'), fill(colors.light))}
    ${path(shape('50,214! 120,236 200,246 280,236 350,214! 250,346! 150,346!'), fill(colors.main, 0.25))}
    ${path('M250 241C290 234 320 226 350 214L250 346H214Z', fill(colors.ink, 0.16))}
    ${path('M84 234L164 334M128 242L178 336', stroke(colors.light, 5, 0.7))}
    ${path('M146 330H254C262 330 262 354 254 354H146C138 354 138 330 146 330Z', fill(colors.main))}
    ${path('M196 346L160 410L184 402L194 414L206 352ZM204 346L240 410L216 402L206 414L196 352Z', fill(colors.main))}
    ${path('M214 330H254C262 330 262 354 254 354H206ZM204 352L226 405L216 402L206 414Z', fill(colors.ink, 0.2))}`,
});
