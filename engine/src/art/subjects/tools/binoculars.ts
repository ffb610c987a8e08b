import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const binoculars = drawSubject({
  name: 'binoculars',
  nouns: ['binoculars', 'binocular', 'field glasses'],
  bounds: { x: 30, y: 20, width: 340, height: 261 },
  natural: { main: '#39434d', second: '#d98a3c', accent: '#20272e', ink: '#14181c', light: '#cfe6f2' },
  presence: {
    nouns: ['binoculars', 'binocular', 'field glasses'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.24,
    metres: 0.18,
  },
  paint: (colors, id) => `
    ${body('M70 60H170L196 240H30Z', colors.main, colors, { id: `${id}a`, dx: -12, dy: -6 })}
    ${body('M230 60H330L370 240H204Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -6 })}
    ${path('M30 226H196V270C196 284 30 284 30 270ZM204 226H370V270C370 284 204 284 204 270Z', fill(colors.accent))}
    ${path('M42 268C42 258 184 258 184 268S42 278 42 268ZM216 268C216 258 358 258 358 268S216 278 216 268Z', fill(colors.light))}
    ${rect(170, 90, 60, 90, fill(colors.accent), 10)}
    ${path('M184 104H216V166H184Z', fill(colors.second))}
    ${path('M64 20H176V66H64ZM224 20H336V66H224Z', fill(colors.accent))}
    ${path('M72 26H100V60H72ZM232 26H260V60H232Z', fill(colors.light, 0.2))}
    ${path('M62 150H184L188 172H58ZM216 150H346L350 172H214Z', fill(colors.second))}
    ${path('M86 86L66 210M246 86L236 210', stroke(colors.light, 9, 0.3))}`,
});
