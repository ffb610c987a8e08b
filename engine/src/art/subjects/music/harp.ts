import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const harp = drawSubject({
  name: 'harp',
  nouns: ['harp', 'harps', 'harpist', 'lyre'],
  bounds: { x: 14, y: 14, width: 296, height: 378 },
  natural: { main: '#d9a53a', second: '#a8731f', accent: '#f6d887', ink: '#4a2f10', light: '#fff4d6' },
  presence: { nouns: ['harp', 'lyre'], home: 'stage-hall', stands: 'ground', tall: 0.54, metres: 1.7 },
  paint: (colors, id) => `
    ${path('M96 76L112 330M116 84L136 326M136 94L158 316M156 106L180 300M176 116L202 278M196 120L222 250M216 118L240 218M236 112L254 184', stroke(colors.light, 3))}
    ${path('M50 350L270 130L300 150L110 380Z', fill(colors.second))}
    ${body(shape('50,376! 58,360 240,160 276,110! 306,126! 290,180 200,300 118,380!'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${path(shape('118,380! 200,300 290,180 306,126! 296,120 270,180 190,280 96,380!'), fill(colors.ink, 0.16))}
    ${body(shape('40,70 60,44 92,54 124,90 170,108 220,92 250,60 284,60 308,84 306,126! 280,130 262,104 230,120 180,140 120,124 84,86 60,80'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -10 })}
    ${body('M40 66H70L80 372H44Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: 0 })}
    ${path('M34 56H76V74H34ZM40 330H82V346H40Z', fill(colors.accent))}
    ${path(shape('32,54 36,26 56,14 76,26 80,54'), fill(colors.accent))}
    ${path('M60 18C72 24 80 38 80 54H62Z', fill(colors.ink, 0.16))}
    ${circle(292, 78, 18, fill(colors.accent))}
    ${circle(292, 78, 8, fill(colors.second))}
    ${path('M24 376H140C148 376 152 382 152 392H14C14 382 18 376 24 376Z', fill(colors.second))}
    ${path('M50 90L56 320M70 356L230 178', stroke(colors.light, 6, 0.5))}`,
});
