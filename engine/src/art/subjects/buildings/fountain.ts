import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const fountain = drawSubject({
  name: 'fountain',
  nouns: ['fountain', 'water fountain', 'wishing fountain'],
  bounds: { x: 8, y: 21, width: 384, height: 323 },
  natural: { main: '#b9bfc4', second: '#5fa9cf', accent: '#8a9299', ink: '#3a4650', light: '#eef7fb' },
  presence: {
    nouns: ['fountain', 'water fountain', 'wishing fountain'],
    home: 'park',
    stands: 'ground',
    tall: 0.42,
    metres: 3,
  },
  paint: (colors, id) => `
    ${path('M200 60C200 20 150 20 140 80M200 60C200 20 250 20 260 80M200 60V26M150 110C110 96 84 130 76 230M250 110C290 96 316 130 324 230M170 112C140 130 130 170 126 230M230 112C260 130 270 170 274 230', stroke(colors.second, 9))}
    ${path('M196 50C190 30 156 36 148 76M204 50C210 30 244 36 252 76M146 112C112 104 92 140 84 224M254 112C288 104 308 140 316 224', stroke(colors.light, 4, 0.7))}
    ${body('M184 90H216L226 236H174Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: 0 })}
    ${body('M130 84H270C266 112 236 122 200 122C164 122 134 112 130 84Z', colors.main, colors, { id: `${id}b`, dx: -20, dy: -4 })}
    ${path('M130 84C130 76 162 72 200 72S270 76 270 84S238 94 200 94S130 92 130 84Z', fill(colors.second))}
    ${rect(186, 54, 28, 26, fill(colors.main), 8)}
    ${body('M164 196H236L246 240H154Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -6 })}
    ${path('M20 240C20 222 100 212 200 212S380 222 380 240S300 262 200 262S20 258 20 240Z', fill(colors.second))}
    ${path('M60 236C80 226 110 226 130 232C110 240 80 244 60 236ZM270 238C290 228 320 228 340 234C320 244 290 246 270 238Z', fill(colors.light, 0.5))}
    ${path('M96 240C116 234 140 236 156 242M240 246C262 238 286 240 300 248', stroke(colors.light, 4, 0.7))}
    ${path('M8 240H392V262C392 268 388 272 382 272H18C12 272 8 268 8 262Z', fill(colors.main))}
    ${path('M8 240H392V246H8Z', fill(colors.light, 0.45))}
    ${body('M30 272H370L352 330H48Z', colors.main, colors, { id: `${id}d`, dx: -40, dy: 0 })}
    ${path('M96 274L104 328M160 274L164 328M240 274L236 328M304 274L296 328', stroke(colors.ink, 5, 0.2))}
    ${rect(34, 326, 332, 18, fill(colors.accent), 5)}
    ${rect(260, 326, 106, 18, fill(colors.ink, 0.15), 5)}`,
});
