import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const hennaHand = drawSubject({
  name: 'henna-hand',
  nouns: ['henna hand', 'mehndi', 'mehndi hand', 'henna'],
  bounds: { x: -3, y: 10, width: 317, height: 550 },
  natural: { main: '#c98a5e', second: '#a96a42', accent: '#6a2318', ink: '#3a1610', light: '#f0c8a0' },
  presence: {
    nouns: ['henna hand', 'mehndi hand'],
    home: 'still-life',
    stands: 'table',
    tall: 0.5,
    metres: 0.25,
  },
  paint: (colors, id) => `
    ${path('M130 460H290V560H130Z', fill(colors.second))}
    ${body(shape('128,560! 136,470 110,420 90,360 86,300! 30,250 6,200 -2,170 16,156 40,170 70,210 96,236! 98,150 100,60 112,40 128,42 138,60 142,180! 150,180 154,40 160,16 178,10 194,18 198,40 200,180! 206,180 220,60 230,40 246,38 258,52 258,80 248,200! 254,210 276,130 288,114 304,116 312,134 308,190 296,270 292,360 284,430 280,470 292,560!'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -8 })}
    ${path('M112 74H134M108 92H138M108 110H138M156 56H196M154 74H198M154 92H200M222 80H256M218 98H256M282 150H308M278 168H306M16 186L40 172M28 206L50 190', stroke(colors.accent, 5))}
    ${path('M106 140L122 126L140 140M152 124L176 108L200 124M216 132L236 118L254 132M272 200L288 186L302 200', stroke(colors.accent, 4))}
    ${path(oval([194, 300], 62, 62), fill(colors.accent))}
    ${path(oval([194, 300], 50, 50), fill(colors.main))}
    ${path(oval([194, 300], 40, 40), fill(colors.accent))}
    ${path(oval([194, 300], 28, 28), fill(colors.main))}
    ${path(oval([194, 300], 16, 16), fill(colors.accent))}
    ${Array.from({ length: 12 }, (_, i) => `<g transform="rotate(${i * 30} 194 300)">${path('M194 238C182 226 186 214 194 206C202 214 206 226 194 238Z', fill(colors.accent))}</g>`).join('')}
    ${path('M130 440C160 456 240 456 284 440M128 470C160 484 250 484 284 470M132 500C170 512 250 512 286 500', stroke(colors.accent, 6))}
    ${circle(150, 486, 6, fill(colors.accent))}
    ${circle(180, 494, 6, fill(colors.accent))}
    ${circle(210, 495, 6, fill(colors.accent))}
    ${circle(240, 493, 6, fill(colors.accent))}
    ${circle(268, 488, 6, fill(colors.accent))}
    ${path(shape('140,410 160,384 180,396 170,416 150,424'), fill(colors.accent))}
    ${path(shape('250,410 230,384 214,396 222,416 240,424'), fill(colors.accent))}
    ${path('M150 180C148 200 150 214 156 226M202 180C200 200 202 214 206 224', stroke(colors.ink, 4, 0.25))}`,
});
