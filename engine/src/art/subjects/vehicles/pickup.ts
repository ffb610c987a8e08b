import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const pickup = drawSubject({
  name: 'pickup',
  nouns: ['pickup', 'pickup truck', 'pick up truck', 'red pickup'],
  bounds: { x: 2, y: 40, width: 476, height: 218 },
  natural: { main: '#c23c34', second: '#8f2a26', accent: '#f3e3b8', ink: '#26262a', light: '#e2eef2' },
  presence: {
    nouns: ['pickup', 'pickup truck'],
    home: 'road',
    stands: 'ground',
    tall: 0.3,
    metres: 1.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M16 118H214V150H16Z', fill(colors.second))}
    ${body('M200 60C204 46 214 40 228 40H298C312 40 322 46 330 56L366 106L440 118C462 122 470 136 470 156V204C470 212 466 216 458 216H20C12 216 8 212 8 204V132H200Z', colors.main, colors, { id: `${id}a`, dx: -6, dy: -14 })}
    ${path('M8 132H200V146H8Z', fill(colors.ink, 0.14))}
    ${path('M4 112H206V134H4Z', fill(colors.second))}
    ${path('M222 106V66C222 62 226 60 230 60H264V106ZM278 60H292C302 60 308 64 314 72L340 106H278Z', fill(colors.light))}
    ${path('M232 106L264 66V106ZM296 106L312 72L340 106Z', fill(colors.ink, 0.12))}
    ${path('M270 62V204M208 70V204M352 116V160', stroke(colors.ink, 4, 0.35))}
    ${path('M446 134C460 138 466 144 466 156H450C444 150 444 140 446 134Z', fill(colors.accent))}
    ${path('M8 158H20V180H8Z', fill(colors.accent))}
    ${path('M228 128H248', stroke(colors.ink, 7))}
    ${path('M380 122L430 130M30 158H180', stroke(colors.light, 7, 0.4))}
    ${rect(2, 196, 476, 22, fill(colors.ink), 8)}
    ${path('M6 200H474V204H6Z', fill(colors.light, 0.6))}
    ${wheel(104, 216, 42, colors)}
    ${wheel(382, 216, 42, colors)}`,
});
