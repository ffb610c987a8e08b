import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const tomatoPlant = drawSubject({
  name: 'tomato-plant',
  nouns: ['tomato plant', 'tomato plants'],
  bounds: { x: -1, y: 7, width: 318, height: 442 },
  natural: { main: '#4c9a4f', second: '#d9402f', accent: '#b5743f', ink: '#23451f', light: '#ffd9c9' },
  presence: { nouns: ['tomato plant'], home: 'garden', stands: 'ground', tall: 0.5, metres: 1.1 },
  paint: (colors) => `
    ${path('M150 20V420', stroke(colors.accent, 13))}
    ${path(line('160,420 150,330 164,240 150,150 158,60'), stroke(colors.main, 14))}${path(line('156,300 110,280 70,300') + line('160,240 210,220 250,240') + line('154,180 110,160 80,170') + line('156,120 200,100 232,112'), stroke(colors.main, 9))}
    ${path(shape('158,70! 120,50 104,16 140,20 160,50') + shape('158,66! 180,20 214,10 210,46 180,72') + shape('100,170! 60,150 20,160 30,190 70,196') + shape('210,104! 244,70 290,80 280,114 244,126') + shape('84,292! 40,270 0,290 14,320 60,322') + shape('234,226! 280,200 316,220 300,252 256,256') + shape('164,350! 210,330 250,350 236,380 190,384') + shape('150,356! 110,340 70,360 84,388 126,390'), fill(colors.main))}${path('M30 176L90 172M284 92L220 112M16 304L76 298M304 230L244 236M240 360L176 358M80 372L140 362M114 26L156 64M206 22L164 64', stroke(colors.ink, 4, 0.3))}
    ${circle(92, 226, 34, fill(colors.second))}${circle(224, 170, 32, fill(colors.second))}${circle(232, 298, 36, fill(colors.second))}${circle(110, 126, 24, fill(colors.second))}${circle(118, 330, 28, fill(colors.second))}
    ${path('M76 198L92 206L108 198M210 144L224 150L238 144M214 268L232 276L250 268M100 106L110 112L120 106M106 306L118 312L130 306', stroke(colors.main, 8))}${path('M76 220Q80 208 90 206M208 164Q212 152 222 150M214 292Q218 278 230 276', stroke(colors.light, 7, 0.75))}
    ${path(shape('70,430 100,410 160,404 220,410 250,430!'), fill(colors.accent))}${path('M70 430H250L240 436H80Z', fill(colors.ink, 0.4))}`,
});
