import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const kite = drawSubject({
  name: 'kite',
  nouns: ['kite', 'kites'],
  bounds: { x: 14, y: 0, width: 272, height: 483 },
  natural: { main: '#e5483f', second: '#2f8fd0', accent: '#f6c23f', ink: '#3a2a3c', light: '#fff7ea' },
  presence: { nouns: ['kite'], home: 'meadow', stands: 'air', tall: 0.3, metres: 0.9 },
  paint: (colors) => `
    ${path('M150 330C170 360 120 380 150 410S120 460 150 480', stroke(colors.accent, 6))}
    ${path('M142 356L112 344V374ZM146 352L176 342V370Z', fill(colors.main))}
    ${path('M140 424L112 410V440ZM142 422L170 410V438Z', fill(colors.second))}
    ${path('M150 0L286 140L150 330Z', fill(colors.main))}
    ${path('M150 0L14 140L150 330Z', fill(colors.second))}
    ${path('M14 140L150 330V140Z', fill(colors.accent))}
    ${path('M150 140H286L150 330Z', fill(colors.second))}
    ${path('M150 0L286 140L150 330Z', fill(colors.ink, 0.16))}
    ${path('M150 4V326M18 140H282', stroke(colors.light, 6))}
    ${path('M50 128L124 50', stroke(colors.light, 8, 0.5))}`,
});
