import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';
import { wheel } from '../vehicles/wheel.ts';

export const toyTrain = drawSubject({
  name: 'toy-train',
  nouns: ['toy train', 'wooden train', 'toy locomotive'],
  bounds: { x: 10, y: 21, width: 460, height: 263 },
  natural: { main: '#d9423f', second: '#3f86c4', accent: '#f3bd3c', ink: '#33303a', light: '#fff6e4' },
  presence: {
    nouns: ['toy train', 'wooden train'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.3,
    metres: 0.25,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M170 236H200', stroke(colors.ink, 9))}
    ${body('M20 130H160C166 130 170 134 170 140V230C170 236 166 240 160 240H20C14 240 10 236 10 230V140C10 134 14 130 20 130Z', colors.accent, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${circle(52, 118, 26, fill(colors.main))}
    ${circle(92, 112, 26, fill(colors.second))}
    ${circle(130, 120, 22, fill(colors.light))}
    ${path('M10 140H170V170H10Z', fill(colors.accent))}
    ${path('M10 140H170V146H10Z', fill(colors.light, 0.4))}
    ${body('M210 60H290V240H200V70C200 64 204 60 210 60Z', colors.second, colors, { id: `${id}b`, dx: -10, dy: -8 })}
    ${path('M218 86H274V140H218Z', fill(colors.light))}
    ${path('M218 140L274 92V140Z', fill(colors.ink, 0.12))}
    ${path('M190 44H302C308 44 310 50 310 56V66H182V56C182 50 184 44 190 44Z', fill(colors.main))}
    ${body('M290 130H390C412 130 426 150 426 186C426 222 412 240 390 240H290Z', colors.main, colors, { id: `${id}c`, dx: -4, dy: -22 })}
    ${path('M330 132V238M366 132V238', stroke(colors.accent, 10))}
    ${path('M340 84H384L376 130H348Z', fill(colors.accent))}
    ${path('M332 70H392V90H332Z', fill(colors.main))}
    ${path('M344 56C334 36 354 26 366 32C372 14 402 18 400 38C414 44 408 60 394 58Z', fill(colors.light, 0.7))}
    ${circle(424, 170, 9, fill(colors.light))}
    ${path('M440 210L470 250H404Z', fill(colors.ink))}
    ${wheel(52, 252, 32, colors)}
    ${wheel(130, 252, 32, colors)}
    ${wheel(240, 246, 38, colors)}
    ${wheel(320, 256, 28, colors)}
    ${wheel(384, 256, 28, colors)}`,
});
