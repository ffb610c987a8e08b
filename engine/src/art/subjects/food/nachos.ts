import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const nachos = drawSubject({
  name: 'nachos',
  nouns: ['nachos', 'tortilla chips'],
  bounds: { x: 10, y: 31, width: 440, height: 295 },
  natural: { main: '#f0b840', second: '#c8503a', accent: '#6aa350', ink: '#4a2812', light: '#fff6e0' },
  presence: { nouns: ['nachos'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.1, several: 6 },
  paint: (colors) => `
    ${path('M40 210L110 60L190 220ZM150 200L210 30L300 210ZM270 220L350 50L420 210Z', fill(colors.main))}
    ${path('M110 60L190 220L130 214ZM210 30L300 210L230 204ZM350 50L420 210L360 214Z', fill(colors.ink, 0.14))}
    ${path('M90 230L170 120L230 240ZM230 240L290 110L380 236Z', fill(colors.main))}
    ${path('M170 120L230 240L180 236ZM290 110L380 236L310 236Z', fill(colors.ink, 0.1))}
    ${path(shape('90,150 110,120 150,130 170,170 150,190 120,180 110,210 96,190'), fill(colors.light, 0.7))}
    ${path(shape('240,110 270,90 310,110 320,160 300,150 280,180 262,150'), fill(colors.light, 0.7))}
    ${path(shape('150,196 170,170 200,180 196,206 170,214'), fill(colors.second))}
    ${path(shape('250,200 270,176 300,186 296,212 270,216'), fill(colors.accent))}
    ${path(shape('330,180 350,160 372,176 364,200 340,206'), fill(colors.second))}
    ${circle(140, 170, 9, fill(colors.ink, 0.85))}
    ${circle(320, 140, 9, fill(colors.ink, 0.85))}
    ${circle(220, 150, 9, fill(colors.ink, 0.85))}
    ${path('M10 222H450C440 300 380 326 230 326C80 326 20 300 10 222Z', fill(colors.light))}
    ${path('M20 250H440L436 268H24Z', fill(colors.accent))}
    ${path('M26 276H434L430 286H30Z', fill(colors.second))}
    ${path('M300 322C400 310 444 280 450 222H390C384 280 350 310 300 322Z', fill(colors.ink, 0.14))}`,
});
