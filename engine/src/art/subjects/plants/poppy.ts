import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const poppy = drawSubject({
  name: 'poppy',
  nouns: ['poppy', 'poppies'],
  bounds: { x: 32, y: 11, width: 242, height: 393 },
  natural: { main: '#e23b2c', second: '#5a8a4a', accent: '#f0695a', ink: '#2a1712', light: '#ffd9cc' },
  presence: { nouns: ['poppy'], home: 'meadow', stands: 'ground', tall: 0.32, metres: 0.6 },
  paint: (colors, id) => `
    ${path('M150 150C156 230 140 310 156 400M250 250C246 310 230 350 196 400', stroke(colors.second, 8))}
    ${path(shape('234,212 250,196 268,212 270,246 250,262 232,246'), fill(colors.second))}
    ${path('M250 200V258', stroke(colors.ink, 4, 0.3))}
    ${path(shape('152,372 108,340 92,300! 76,336 50,330! 66,366 110,390'), fill(colors.second))}
    ${path(shape('170,390 210,356 228,322! 240,356 262,352! 244,386 206,400'), fill(colors.second))}
    ${path(shape('150,120 92,128 46,100 36,60 66,24 120,14 150,40 182,14 236,22 264,60 254,100 206,128'), fill(colors.accent))}
    ${path(shape('150,120 206,128 254,100 264,60 240,80 180,96'), fill(colors.ink, 0.12))}
    ${body(shape('150,150 100,158 56,136 34,96 70,80 116,84 150,96 186,84 230,80 266,96 244,136 200,158'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -10 })}
    ${path('M96 92C100 116 116 136 134 146M204 92C200 116 184 136 166 146M150 100V148', stroke(colors.ink, 5, 0.18))}
    ${path(shape('120,86 136,66 166,66 180,86 166,104 134,104'), fill(colors.ink))}
    ${circle(150, 82, 17, fill(colors.second))}
    ${path('M138 82H162M150 70V94M142 74L158 90M158 74L142 90', stroke(colors.light, 3, 0.6))}
    ${path('M60 66C66 46 84 34 106 32', stroke(colors.light, 7, 0.5))}`,
});
