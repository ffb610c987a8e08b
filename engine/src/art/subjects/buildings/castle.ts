import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const battlement = (x: number, y: number, width: number, teeth: number): string => {
  const step = width / (teeth * 2 - 1);
  return Array.from({ length: teeth }, (_, i) => `M${x + i * step * 2} ${y}h${step}v16h${-step}Z`).join('');
};
const arrowSlits = 'M86 236v26M86 300v26M374 236v26M374 300v26M230 176v24';

export const castle = drawSubject({
  name: 'castle',
  nouns: ['castle', 'fortress', 'palace'],
  bounds: { x: 30, y: 8, width: 400, height: 394 },
  natural: { main: '#b9b2ac', second: '#8f4a4f', accent: '#e3b24a', ink: '#3a3238', light: '#efe9df' },
  presence: {
    nouns: ['castle', 'fortress', 'palace'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.54,
    metres: 26,
  },
  paint: (colors, id) => `
    ${path('M230 62V14', stroke(colors.ink, 5))}${path('M232 8L272 20L232 34Z', fill(colors.accent))}${path('M86 132V92', stroke(colors.ink, 5))}${path('M88 88L120 98L88 110Z', fill(colors.accent))}${path('M374 132V92', stroke(colors.ink, 5))}${path('M376 88L408 98L376 110Z', fill(colors.accent))}
    ${body('M180 150H280V400H180Z', colors.main, colors, { id: `${id}k`, dx: -26, dy: 0 })}${path('M168 140L230 56L292 140Z', fill(colors.second))}${path('M230 56L292 140H244Z', fill(colors.ink, 0.2))}${path('M174 138H286V156H174Z', fill(colors.main))}
    ${body('M110 272H350V400H110Z', colors.main, colors, { id: `${id}w`, dx: 0, dy: 0, marks: path('M124 300h24M160 320h22M300 300h22M270 330h26M130 360h22M310 364h22', stroke(colors.ink, 5, 0.18)) })}${path(battlement(112, 258, 236, 8), fill(colors.main))}
    ${body('M48 196H124V400H48Z', colors.main, colors, { id: `${id}l`, dx: -20, dy: 0 })}${path('M36 200L86 118L136 200Z', fill(colors.second))}${path('M86 118L136 200H98Z', fill(colors.ink, 0.2))}${path('M42 198H130V212H42Z', fill(colors.light))}
    ${body('M336 196H412V400H336Z', colors.main, colors, { id: `${id}r`, dx: -20, dy: 0 })}${path('M324 200L374 118L424 200Z', fill(colors.second))}${path('M374 118L424 200H386Z', fill(colors.ink, 0.2))}${path('M330 198H418V212H330Z', fill(colors.light))}
    ${path(arrowSlits, stroke(colors.ink, 11))}${path('M230 226v14', stroke(colors.accent, 12))}
    ${path('M190 400V350C190 324 208 312 230 312C252 312 270 324 270 350V400Z', fill(colors.ink))}${path('M206 400V340M222 400V326M238 400V326M254 400V340M194 360H266M194 380H266', stroke(colors.second, 4))}
    ${path('M30 390C44 376 70 376 84 388C100 380 116 384 124 400H30ZM336 400C346 382 366 380 380 388C396 374 420 378 430 392V400Z', fill(colors.ink, 0.85))}`,
});
