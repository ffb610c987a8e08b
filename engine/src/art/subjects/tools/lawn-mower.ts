import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const lawnMower = drawSubject({
  name: 'lawn-mower',
  nouns: ['lawn mower', 'lawnmower'],
  bounds: { x: -38, y: 52, width: 458, height: 288 },
  natural: { main: '#cf3f36', second: '#3a4248', accent: '#f0b53c', ink: '#20262a', light: '#e9eef0' },
  presence: {
    nouns: ['lawn mower'],
    home: 'garden',
    stands: 'ground',
    tall: 0.36,
    metres: 1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M130 250L20 60H-20', stroke(colors.second, 11))}
    ${path('M-30 60H20', stroke(colors.ink, 15))}
    ${path('M150 270L70 140', stroke(colors.second, 8))}
    ${path('M150 190H330L340 230H130Z', fill(colors.second))}
    ${body(shape('90,290! 100,240 150,224 330,224 390,244 420,290!'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -10 })}
    ${path('M190 130H290L300 196H180Z', fill(colors.second))}
    ${path('M250 130H290L300 196H260Z', fill(colors.ink, 0.25))}
    ${path('M210 110H270V134H210Z', fill(colors.accent))}
    ${path('M196 150H284V158H196ZM194 170H286V178H194Z', fill(colors.ink, 0.4))}
    ${path('M130 240H330V250H120Z', fill(colors.light, 0.5))}
    ${circle(140, 300, 40, fill(colors.ink))}
    ${circle(140, 300, 22, fill(colors.light))}
    ${circle(140, 300, 10, fill(colors.second))}
    ${circle(370, 300, 40, fill(colors.ink))}
    ${circle(370, 300, 22, fill(colors.light))}
    ${circle(370, 300, 10, fill(colors.second))}`,
});
