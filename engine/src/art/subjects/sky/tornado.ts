import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tornado = drawSubject({
  name: 'tornado',
  nouns: ['tornado', 'twister', 'whirlwind', 'cyclone'],
  bounds: { x: 10, y: -2, width: 382, height: 426 },
  natural: { main: '#8d99a6', second: '#6b7784', accent: '#b9c4cd', ink: '#39434e', light: '#dfe6ec' },
  presence: { nouns: ['tornado'], home: 'farm', stands: 'ground', tall: 0.6, metres: 14 },
  paint: (colors) => `
    ${path(shape('10,40 60,10 200,2 340,12 392,44 340,76 200,86 60,74'), fill(colors.second))}
    ${path(shape('50,98 110,76 220,76 320,92 346,116 290,142 190,148 90,130'), fill(colors.main))}${path(shape('92,158 150,140 240,142 302,160 310,182 250,202 170,200 108,182'), fill(colors.second))}${path(shape('132,220 180,204 250,208 280,226 270,246 220,256 164,248'), fill(colors.main))}${path(shape('150,274 186,260 236,264 250,282 232,298 188,302 156,290'), fill(colors.second))}${path(shape('150,320 178,310 210,314 216,330 196,342 164,338'), fill(colors.main))}${path(shape('140,358 160,350 184,354 184,368 164,376 144,370'), fill(colors.second))}
    ${path('M60 40Q190 70 330 40M100 110Q190 132 290 112M140 170Q200 186 262 172M166 230Q206 240 244 230M176 282Q200 290 222 282', stroke(colors.light, 7, 0.6))}
    ${path('M90 400h.1M130 412h.1M210 408h.1M250 396h.1M60 388h.1', stroke(colors.ink, 13))}${path(shape('80,420 130,400 190,396 240,408 250,424! 80,424!'), fill(colors.accent))}`,
});
