import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const brain = drawSubject({
  name: 'brain',
  nouns: ['brain', 'human brain'],
  bounds: { x: 14, y: 15, width: 385, height: 379 },
  natural: { main: '#ee9aa6', second: '#cf6f80', accent: '#f6c3c9', ink: '#6b2a3a', light: '#fff1f2' },
  presence: { nouns: ['brain'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.16 },
  paint: (colors, id) => `
    ${path(shape('250,300 276,300 290,350 276,392 246,386 240,340'), fill(colors.second))}
    ${path(shape('170,290 230,270 300,290 296,330 240,346 180,330'), fill(colors.second))}
    ${body(shape('20,190 16,140 50,90 96,60 150,26 220,16 290,34 350,70 390,124 396,190 366,246 310,280 240,290 190,276 130,286 70,264 34,232'), colors.main, colors, { id: `${id}b`, dx: -12, dy: -16 })}
    ${path('M200 22Q176 70 206 110Q236 150 206 200Q184 240 200 280M96 62Q120 100 84 130Q60 150 78 186M34 150Q70 150 84 130M150 60Q140 100 170 116M120 170Q160 150 206 172M70 240Q90 210 130 226Q160 236 150 270M280 36Q262 80 300 104Q340 120 322 160M388 160Q350 150 322 160M250 110Q240 160 280 176Q320 190 306 230M240 220Q270 210 292 236M372 220Q340 210 306 230', stroke(colors.second, 9))}
    ${path('M60 110Q84 78 120 64M230 36Q256 34 280 46', stroke(colors.light, 9, 0.6))}`,
});
