import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const kiwi = drawSubject({
  name: 'kiwi',
  nouns: ['kiwi', 'kiwi fruit', 'kiwis', 'kiwifruit'],
  bounds: { x: 0, y: 40, width: 360, height: 234 },
  natural: { main: '#8fbf3f', second: '#8a6a3a', accent: '#2e3a16', ink: '#3a2a14', light: '#f3f3c8' },
  presence: { nouns: ['kiwi', 'kiwi fruit'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.06 },
  paint: (colors, id) => `
    ${body('M110 40C176 40 220 84 220 140C220 196 176 240 110 240C44 240 0 196 0 140C0 84 44 40 110 40Z', colors.second, colors, { id: `${id}a`, dx: -18, dy: -14 })}
    ${path('M50 90h4M80 70h4M40 140h4M70 120h4M60 180h4M100 100h4M90 200h4M110 60h4', stroke(colors.ink, 4, 0.25))}
    ${body('M250 70C318 70 360 116 360 172C360 228 318 274 250 274C182 274 140 228 140 172C140 116 182 70 250 70Z', colors.second, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${circle(246, 170, 92, fill(colors.main))}
    ${path('M246 90A80 80 0 1 1 246 250A80 80 0 1 1 246 90ZM246 110A60 60 0 1 0 246 230A60 60 0 1 0 246 110Z', fill(colors.light, 0.4))}
    ${path(oval([246, 170], 24, 20), fill(colors.light))}
    ${Array.from({ length: 16 }, (_, i) => `<ellipse cx="246" cy="${i % 2 ? 122 : 130}" rx="4" ry="9" transform="rotate(${i * 22.5} 246 170)" ${fill(colors.accent)}/>`).join('')}
    ${path('M176 130C186 108 204 94 226 90', stroke(colors.light, 8, 0.5))}`,
});
