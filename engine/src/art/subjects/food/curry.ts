import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const curry = drawSubject({
  name: 'curry',
  nouns: ['curry', 'curry rice', 'plate of curry', 'tikka masala', 'biryani', 'dal', 'stew plate'],
  bounds: { x: 0, y: -10, width: 470, height: 236 },
  natural: { main: '#d9822b', second: '#fdf8ec', accent: '#6fa048', ink: '#5a2a10', light: '#ffffff' },
  presence: {
    nouns: ['curry', 'biryani', 'curry rice'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.07,
  },
  paint: (colors, id) => `
    ${path('M170 40C156 26 182 14 168 0M270 34C256 20 282 8 268 -6', stroke(colors.light, 9, 0.6))}
    ${path('M0 150H470C460 200 400 226 320 226H150C70 226 10 200 0 150Z', fill(colors.second))}
    ${path('M240 226H320C400 226 460 200 470 150H440C420 190 340 214 240 226Z', fill(colors.ink, 0.12))}
    ${path('M0 150C0 130 105 118 235 118S470 130 470 150S365 182 235 182S0 170 0 150Z', fill(colors.light))}
    ${path('M20 150C20 134 116 124 235 124S450 134 450 150S354 176 235 176S20 166 20 150Z', fill(colors.ink, 0.08))}
    ${path(shape('40,152 90,132 170,128 240,124 300,140 280,162 200,172 110,172'), fill(colors.main))}
    ${body(shape('90,140 110,118 150,116 176,134 160,152 116,154'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${circle(210, 142, 10, fill(colors.accent))}
    ${path(shape('210,130 226,112 246,116 240,134'), fill(colors.accent))}
    ${path(shape('250,160 240,130 256,96 300,72 350,76 396,100 420,134 406,158 330,172'), fill(colors.second))}
    ${path(shape('330,172 380,130 370,84 396,100 420,134 406,158'), fill(colors.ink, 0.1))}
    ${path('M284 110h9M310 94h9M340 104h9M300 130h9M334 130h9M366 120h9M320 150h9M360 146h9M276 144h9M380 140h9', stroke(colors.ink, 5, 0.16))}
    ${path(shape('330,78 316,58 330,44 346,58 344,74'), fill(colors.accent))}
    ${path(shape('346,76 356,56 376,56 372,74'), fill(colors.accent))}
    ${path('M140 158h0M186 160h0M120 162h0', stroke(colors.main, 7))}
    ${path('M110 128C118 122 130 120 140 122', stroke(colors.light, 5, 0.5))}`,
});
