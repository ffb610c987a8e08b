import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sitar = drawSubject({
  name: 'sitar',
  nouns: ['sitar', 'veena'],
  bounds: { x: 6, y: -50, width: 411, height: 546 },
  natural: { main: '#a8622e', second: '#d9a352', accent: '#7a3f1c', ink: '#2f180c', light: '#f4dcb0' },
  presence: { nouns: ['sitar'], home: 'stage-hall', stands: 'ground', tall: 0.5, metres: 1.2 },
  paint: (colors, id) => `
    <g transform="rotate(34 200 260)">
    ${path('M176 -60H224V330H176Z', fill(colors.accent))}
    ${path('M204 -60H224V330H204Z', fill(colors.ink, 0.2))}
    ${path('M186 -50V420M194 -50V420M202 -50V420M210 -50V420', stroke(colors.light, 3, 0.7))}
    ${path('M176 0H224M176 40H224M176 80H224M176 118H224M176 154H224M176 188H224M176 220H224M176 250H224M176 278H224', stroke(colors.second, 6))}
    ${path('M160 -30H176V-20H160ZM160 10H176V20H160ZM224 -50H240V-40H224ZM224 -10H240V0H224ZM224 30H240V40H224Z', fill(colors.second))}
    ${circle(156, -25, 9, fill(colors.second))}
    ${circle(156, 15, 9, fill(colors.second))}
    ${circle(244, -45, 9, fill(colors.second))}
    ${circle(244, -5, 9, fill(colors.second))}
    ${circle(244, 35, 9, fill(colors.second))}
    ${body(shape('200,290 250,310 300,370 304,440 266,500 200,520 134,500 96,440 100,370 150,310'), colors.main, colors, { id: `${id}a`, dx: -20, dy: -12 })}
    ${path(shape('200,330 240,346 270,390 268,440 240,470 200,478 160,470 132,440 130,390 160,346'), fill(colors.accent))}
    ${path(shape('200,336 236,352 262,392 260,436 236,464 200,470 164,464 140,436 138,392 164,352'), fill(colors.main))}
    ${path('M164 360C176 350 224 350 236 360', stroke(colors.second, 5))}
    ${path('M164 424H236V436H164Z', fill(colors.light))}
    ${path('M186 330V426M194 330V426M202 330V426M210 330V426', stroke(colors.light, 3, 0.7))}
    ${path(shape('112,420 116,370 146,330 154,338 130,376 124,424'), fill(colors.light, 0.4))}
    ${path(shape('180,-60 176,-90 200,-110 224,-90 220,-60'), fill(colors.accent))}
    </g>`,
});
