import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const lily = drawSubject({
  name: 'lily',
  nouns: ['lily', 'lilies', 'white lily', 'lily flower'],
  bounds: { x: -6, y: 1, width: 392, height: 575 },
  natural: { main: '#fdf8f2', second: '#4f9455', accent: '#e8962e', ink: '#5a4a52', light: '#f5c3cf' },
  presence: {
    nouns: ['lily', 'white lily', 'lily flower'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.7,
  },
  paint: (colors) => `
    ${path('M186 250C190 340 176 430 186 570', stroke(colors.second, 12))}
    ${path(shape('186,470 120,440 60,380 30,310! 90,340 150,400'), fill(colors.second))}
    ${path(shape('188,520 250,480 300,430 330,360! 270,390 216,450'), fill(colors.second))}
    ${path(shape('190,250 130,180 90,100 96,20! 150,70 190,150'), fill(colors.main))}
    ${path(shape('190,250 130,180 90,100 96,20! 150,70 190,150'), fill(colors.ink, 0.1))}
    ${path(shape('190,250 240,180 284,100 280,20! 226,70 190,150'), fill(colors.main))}
    ${path(shape('190,250 240,180 284,100 280,20! 226,70 190,150'), fill(colors.ink, 0.14))}
    ${path(shape('190,260 110,230 40,170 -6,90! 70,110 150,170'), fill(colors.main))}
    ${path(shape('186,248 120,210 60,160 20,110! 80,140 140,190'), fill(colors.light, 0.6))}
    ${path(shape('190,260 270,230 340,170 386,90! 310,110 230,170'), fill(colors.main))}
    ${path(shape('190,260 270,230 340,170 386,90! 310,110 230,170'), fill(colors.ink, 0.1))}
    ${path(shape('196,248 260,210 320,160 360,110! 300,140 240,190'), fill(colors.light, 0.6))}
    ${path(shape('190,270 150,200 140,110 190,0! 240,110 230,200'), fill(colors.main))}
    ${path(shape('190,256 170,190 170,110 190,40! 210,110 210,190'), fill(colors.light, 0.6))}
    ${path('M190 250C176 200 160 160 150 130M190 250C190 200 190 150 190 116M190 250C206 200 222 160 232 130', stroke(colors.second, 4))}
    ${path('M142 128L158 122M182 110H198M224 122L240 128', stroke(colors.accent, 12))}
    ${circle(170, 210, 4, fill(colors.ink, 0.3))}
    ${circle(208, 214, 4, fill(colors.ink, 0.3))}
    ${circle(184, 190, 4, fill(colors.ink, 0.3))}
    ${circle(200, 176, 4, fill(colors.ink, 0.3))}`,
});
