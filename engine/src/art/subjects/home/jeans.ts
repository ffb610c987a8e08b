import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const jeans = drawSubject({
  name: 'jeans',
  nouns: ['jeans', 'trousers', 'pants', 'denim'],
  bounds: { x: 20, y: 8, width: 280, height: 442 },
  natural: { main: '#3f6a9e', second: '#2c4d78', accent: '#d9a24a', ink: '#17273f', light: '#dbe7f4' },
  presence: { nouns: ['jeans', 'trousers'], home: 'still-life', stands: 'table', tall: 0.42, metres: 1 },
  paint: (colors, id) => `
    ${body('M60 10H260C266 60 280 160 290 260L300 450H196L168 200H152L124 450H20L30 260C40 160 54 60 60 10Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -8 })}
    ${path('M58 10H262L265 44H55Z', fill(colors.second))}
    ${path('M160 44H265C270 100 276 150 290 260L300 450H240C260 300 240 150 200 60Z', fill(colors.ink, 0.14))}
    ${path('M160 44V130C160 146 150 150 140 150M72 60C76 90 96 104 120 106M248 60C244 90 224 104 200 106M26 430H122M198 430H294', stroke(colors.accent, 4))}
    ${path('M60 200L50 420M250 200L262 420', stroke(colors.light, 5, 0.35))}
    ${circle(160, 28, 9, fill(colors.accent))}
    ${path('M84 8H98V48H84ZM222 8H236V48H222Z', fill(colors.light, 0.8))}
    ${path('M84 8H98V48H84ZM222 8H236V48H222Z', fill(colors.ink, 0.2))}`,
});
