import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const shovel = drawSubject({
  name: 'shovel',
  nouns: ['shovel', 'spade'],
  bounds: { x: 41, y: 5, width: 177, height: 494 },
  natural: { main: '#8e9aa3', second: '#a8713f', accent: '#c8433a', ink: '#2f3236', light: '#e6ecef' },
  presence: { nouns: ['shovel', 'spade'], home: 'garden', stands: 'ground', tall: 0.4, metres: 1.1 },
  paint: (colors, id) => `
    <g transform="rotate(8 120 300)">
    ${path('M110 60H134V330H110Z', fill(colors.second))}
    ${path('M124 60H134V330H124Z', fill(colors.ink, 0.2))}
    ${path('M66 10H178V36H66ZM66 10H88V70L112 84H134L156 70V10H178V76L140 106H104L66 76Z', fill(colors.accent))}
    ${path('M102 300H142V344H102Z', fill(colors.ink))}
    ${body(shape('60,330! 122,340 184,330! 190,400 176,450 122,500 68,450 54,400'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -8 })}
    ${path('M122 350V450', stroke(colors.ink, 7, 0.25))}
    ${path('M72 350L92 352L90 430L78 420Z', fill(colors.light, 0.5))}
    </g>`,
});
