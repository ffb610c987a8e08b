import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const peony = drawSubject({
  name: 'peony',
  nouns: ['peony', 'camellia'],
  bounds: { x: 10, y: -1, width: 360, height: 508 },
  natural: { main: '#f29ab8', second: '#4f9455', accent: '#e0658e', ink: '#5a2038', light: '#ffe6ee' },
  presence: { nouns: ['peony'], home: 'garden', stands: 'ground', tall: 0.36, metres: 0.6 },
  paint: (colors, id) => `
    ${path('M190 260C194 340 186 420 194 500', stroke(colors.second, 14))}
    ${path(shape('192,400 130,390 80,350 50,300! 120,300 170,350'), fill(colors.second))}
    ${path(shape('192,450 250,430 300,380 330,320! 260,330 210,390'), fill(colors.second))}
    ${path(shape('192,450 250,430 300,380 330,320! 260,330 210,390'), fill(colors.ink, 0.16))}
    ${path(shape('40,160 20,110 50,70 90,60! 90,20 150,0 190,20! 230,0 290,20 290,60! 330,70 360,110 340,160! 370,200 340,250 290,250! 270,290 220,290 190,280! 160,290 110,290 90,250! 40,250 10,200'), fill(colors.accent))}
    ${body(shape('70,160 60,110 100,90! 110,50 160,44 190,60! 220,44 270,50 280,90! 320,110 310,160! 330,200 290,230 270,224! 250,260 210,256 190,246! 170,256 130,260 110,224! 90,230 50,200'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${path(shape('110,160 104,120 140,110! 150,80 190,84! 230,80 240,110! 276,120 270,160! 280,194 240,200! 220,226 190,216! 160,226 140,200! 100,194'), fill(colors.accent, 0.55))}
    ${path(shape('140,156 138,126 166,122! 190,102 214,122! 242,126 240,156! 244,184 214,184! 190,204 166,184! 136,184'), fill(colors.main))}
    ${path(shape('164,156 164,138 190,134! 216,138 216,156! 210,176 190,176! 170,176'), fill(colors.accent, 0.6))}
    ${path(shape('80,130 84,104 108,92 112,104 98,116 94,136'), fill(colors.light, 0.5))}`,
});
