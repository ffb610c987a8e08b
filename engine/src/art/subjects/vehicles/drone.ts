import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const drone = drawSubject({
  name: 'drone',
  nouns: ['drone', 'quadcopter'],
  bounds: { x: 9, y: 16, width: 382, height: 153 },
  natural: { main: '#eef0f2', second: '#9aa3ac', accent: '#e2493b', ink: '#282c33', light: '#fdfefe' },
  presence: { nouns: ['drone', 'quadcopter'], home: 'city', stands: 'air', tall: 0.18, metres: 0.8 },
  paint: (colors, id) => `
    ${path('M70 60L160 84M330 60L240 84', stroke(colors.second, 13))}${path('M110 40L176 76M290 40L224 76', stroke(colors.ink, 8))}
    ${path('M70 66V36M330 66V36', stroke(colors.ink, 13))}${path('M110 40V26M290 40V26', stroke(colors.ink, 9))}
    ${path('M6 34C40 26 100 26 134 34C100 40 40 40 6 34ZM266 34C300 26 360 26 394 34C360 40 300 40 266 34Z', fill(colors.ink, 0.75))}${path('M66 20C90 14 130 14 154 20C130 25 90 25 66 20ZM246 20C270 14 310 14 334 20C310 25 270 25 246 20Z', fill(colors.ink, 0.55))}
    ${path('M152 116L126 164H104M248 116L274 164H296', stroke(colors.second, 9))}
    ${body('M132 86C136 62 160 56 200 56C240 56 264 62 268 86C272 112 250 126 200 126C150 126 128 112 132 86Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -16 })}
    ${path('M150 78h10M240 78h10', stroke(colors.accent, 8))}${path('M170 128A30 26 0 1 0 230 128A30 26 0 1 0 170 128Z', fill(colors.ink))}${path('M184 130A16 16 0 1 0 216 130A16 16 0 1 0 184 130Z', fill(colors.second))}${path('M191 130A9 9 0 1 0 209 130A9 9 0 1 0 191 130Z', fill(colors.ink))}${path('M197 126h1', stroke(colors.light, 5))}`,
});
