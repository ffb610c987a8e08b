import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const operaHouse = drawSubject({
  name: 'opera-house',
  nouns: ['opera house', 'sydney opera house', 'concert hall', 'sydney harbour'],
  bounds: { x: 0, y: 50, width: 480, height: 270 },
  natural: { main: '#f7f3ea', second: '#d8cdbd', accent: '#b5845f', ink: '#3a4048', light: '#ffffff' },
  presence: {
    nouns: ['opera house', 'sydney opera house'],
    home: 'harbor',
    stands: 'ground',
    tall: 0.36,
    metres: 60,
  },
  paint: (colors) => `
    ${path('M0 286H480V320H0Z', fill(colors.accent))}
    ${path('M0 304H480V320H0ZM300 286H480V320H280Z', fill(colors.ink, 0.2))}
    ${path('M70 220H430V288H70Z', fill(colors.ink, 0.6))}
    ${path(shape('60,288! 66,220 96,160 150,110! 160,190 150,250 130,288!'), fill(colors.main))}
    ${path(shape('130,288! 150,250 160,190 150,110! 176,180 180,240 172,288!'), fill(colors.second))}
    ${path(shape('120,288! 130,200 170,120 240,50! 256,140 244,230 214,288!'), fill(colors.main))}
    ${path(shape('214,288! 244,230 256,140 240,50! 272,140 276,230 262,288!'), fill(colors.second))}
    ${path(shape('220,288! 234,210 270,150 330,100! 342,170 330,240 306,288!'), fill(colors.main))}
    ${path(shape('306,288! 330,240 342,170 330,100! 356,180 360,240 350,288!'), fill(colors.second))}
    ${path(shape('330,288! 346,240 376,200 424,170! 430,220 420,260 404,288!'), fill(colors.main))}
    ${path(shape('404,288! 420,260 430,220 424,170! 446,220 450,260 444,288!'), fill(colors.second))}
    ${path('M84 280C90 220 110 170 140 134M144 280C154 200 190 130 230 84M166 284C190 220 216 150 236 84M240 284C254 220 284 170 320 130M262 284C286 230 306 180 326 134M346 284C360 250 386 218 416 192', stroke(colors.ink, 4, 0.12))}
    ${path('M20 294H120M150 294H250M280 294H380', stroke(colors.ink, 5, 0.35))}`,
});
