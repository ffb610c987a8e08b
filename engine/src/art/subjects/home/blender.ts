import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const blender = drawSubject({
  name: 'blender',
  nouns: ['blender', 'mixer', 'smoothie maker'],
  bounds: { x: 55, y: 10, width: 227, height: 426 },
  natural: { main: '#d9584a', second: '#d9ebf0', accent: '#f0a0b8', ink: '#2f3236', light: '#ffffff' },
  presence: { nouns: ['blender', 'mixer'], home: 'kitchen', stands: 'table', tall: 0.38, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M110 10H190V34H110ZM84 34H216V60H84Z', fill(colors.ink))}
    ${path('M70 60H230L206 290H94Z', fill(colors.second))}
    ${path('M82 130H222L206 290H96Z', fill(colors.accent))}
    ${path('M190 130H222L206 290H176Z', fill(colors.ink, 0.1))}
    ${circle(120, 180, 11, fill(colors.light, 0.6))}
    ${circle(160, 220, 9, fill(colors.light, 0.6))}
    ${circle(130, 240, 7, fill(colors.light, 0.6))}
    ${circle(180, 170, 8, fill(colors.light, 0.6))}
    ${path('M232 90C290 90 290 220 214 226', stroke(colors.second, 16))}
    ${path('M88 70H104L116 270H104Z', fill(colors.light, 0.7))}
    ${path('M196 110H214M194 150H210M190 190H206', stroke(colors.ink, 4, 0.35))}
    ${path('M92 284H208V306H92Z', fill(colors.ink))}
    ${body('M84 304H216L244 400C248 416 240 424 226 424H74C60 424 52 416 56 400Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -8 })}
    ${circle(150, 366, 27, fill(colors.second))}
    ${circle(150, 366, 13, fill(colors.ink, 0.6))}
    ${path('M60 420H240V436H60Z', fill(colors.second))}`,
});
