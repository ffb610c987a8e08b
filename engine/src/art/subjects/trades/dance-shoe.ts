import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const danceShoe = drawSubject({
  name: 'dance-shoe',
  nouns: ['dance shoe', 'dancing shoe', 'high heel', 'stiletto'],
  bounds: { x: 1, y: 54, width: 359, height: 248 },
  natural: { main: '#d33f5c', second: '#f3c9a6', accent: '#f0b44a', ink: '#3a1a28', light: '#fff3f0' },
  paint: (colors, id) => `
    ${path('M322 150L360 300H340L286 190Z', fill(colors.main))}
    ${path('M322 176L360 300H350L310 190Z', fill(colors.ink, 0.25))}
    ${body('M4 262C40 256 74 236 106 206C150 164 186 96 246 60C262 50 280 54 290 68L342 146C354 166 346 184 324 190C268 204 244 252 196 288C180 300 164 302 146 302H24C8 302 -4 286 4 262Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -10 })}
    ${path('M128 198C170 176 214 128 250 76C262 66 276 70 284 80L318 132C268 152 214 214 176 236C152 248 124 232 128 198Z', fill(colors.second))}
    ${path('M128 198C170 176 214 128 250 76C226 140 184 200 150 232C134 226 126 214 128 198Z', fill(colors.ink, 0.14))}
    ${path('M22 270C56 262 88 242 112 222', stroke(colors.light, 9, 0.5))}`,
});
