import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const stopwatch = drawSubject({
  name: 'stopwatch',
  nouns: ['stopwatch'],
  bounds: { x: 20, y: 0, width: 320, height: 380 },
  natural: { main: '#d9503f', second: '#c3ccd2', accent: '#2f6fae', ink: '#2a2f36', light: '#fdfdfb' },
  presence: { nouns: ['stopwatch'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M150 10H210V64H150Z', fill(colors.second))}
    ${path('M186 10H210V64H186Z', fill(colors.ink, 0.2))}
    ${path('M136 0H224V24H136Z', fill(colors.second))}
    <g transform="rotate(40 180 220)">
    ${path('M166 40H194V80H166Z', fill(colors.second))}
    </g>
    ${body('M180 60C270 60 340 130 340 220C340 310 270 380 180 380C90 380 20 310 20 220C20 130 90 60 180 60Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -16 })}
    ${circle(180, 220, 126, fill(colors.ink, 0.2))}
    ${circle(180, 220, 118, fill(colors.light))}
    ${path('M180 220V118C236 118 282 164 282 220Z', fill(colors.accent, 0.35))}
    ${path('M180 112V132M180 308V328M72 220H92M268 220H288', stroke(colors.ink, 8))}
    ${path('M104 144L118 158M242 158L256 144M104 296L118 282M242 282L256 296', stroke(colors.ink, 5, 0.5))}
    ${path('M180 220L242 158', stroke(colors.ink, 9))}
    ${circle(180, 220, 14, fill(colors.main))}`,
});
