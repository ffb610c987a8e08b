import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const acorn = drawSubject({
  name: 'acorn',
  nouns: ['acorn', 'nut', 'hazelnut'],
  bounds: { x: 20, y: -1, width: 160, height: 205 },
  natural: { main: '#b9763a', second: '#6b4426', accent: '#d99a55', ink: '#33201a', light: '#f7e3c4' },
  presence: { nouns: ['acorn', 'nut', 'hazelnut'], home: 'forest', stands: 'table', tall: 0.24, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }) => `
    ${path('M34 84H166C168 140 136 176 108 196Q100 210 92 196C64 176 32 140 34 84Z', fill(main))}
    ${path('M120 84H166C168 140 136 176 108 196Q104 204 100 205C128 170 132 126 120 84Z', fill(ink, 0.16))}
    ${path('M56 100C54 124 62 146 74 160', stroke(light, 9, 0.45))}
    ${path('M100 34Q98 14 108 6', stroke(second, 13))}
    ${path('M20 88C20 52 56 30 100 30C144 30 180 52 180 88C160 104 40 104 20 88Z', fill(second))}
    ${path('M44 66L60 90M72 50L96 96M104 46L132 94M136 54L160 86M60 58L44 84M96 44L70 94M130 50L104 96M154 66L138 92', stroke(accent, 4, 0.5))}`,
});
