import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bagel = drawSubject({
  name: 'bagel',
  nouns: ['bagel'],
  bounds: { x: 20, y: 40, width: 380, height: 250 },
  natural: { main: '#c98a45', second: '#f7efe0', accent: '#7fb06a', ink: '#5a3416', light: '#fff4dc' },
  presence: { nouns: ['bagel'], home: 'still-life', stands: 'table', tall: 0.22, metres: 0.08 },
  paint: (colors, id) => `
    ${path('M30 210H390C390 270 330 290 210 290C90 290 30 270 30 210Z', fill(colors.main))}
    ${path('M260 290C340 282 390 262 390 210H330C330 250 310 274 260 290Z', fill(colors.ink, 0.16))}
    ${path(shape('20,200 60,186 120,200 180,190 240,202 300,190 360,196 400,206! 396,228 350,222 310,238 260,226 200,240 150,226 90,238 40,226'), fill(colors.second))}
    ${path(shape('30,196 70,176 110,188 150,176 200,188 250,176 300,188 350,178 392,196! 360,206 300,200 200,204 100,200'), fill(colors.accent))}
    ${body('M210 40C320 40 400 90 400 140C400 186 320 206 210 206C100 206 20 186 20 140C20 90 100 40 210 40Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -14 })}
    ${path(shape('140,120 170,100 210,96 250,100 280,120 250,134 210,138 170,134'), fill(colors.ink, 0.55))}
    ${path(shape('150,126 180,112 210,110 240,112 270,126 240,134 210,136 180,134'), fill(colors.main, 0.35))}
    ${path('M80 110l8-4M120 80l8-3M180 64l8 0M250 66l8 2M310 84l8 4M350 116l6 6M100 150l8 3M160 166l8 2M230 172l8 0M300 162l8-3M340 146l6-4M60 140l4 4', stroke(colors.light, 9))}
    ${path(shape('48,120 76,86 130,62 136,74 96,96 66,126'), fill(colors.light, 0.4))}`,
});
