import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const snowflake = drawSubject({
  name: 'snowflake',
  nouns: ['snowflake', 'snow crystal'],
  bounds: { x: 35, y: 14, width: 370, height: 412 },
  natural: { main: '#8cc7e8', second: '#5fa6d4', accent: '#dff2fb', ink: '#2a5a80', light: '#ffffff' },
  presence: { nouns: ['snowflake'], home: 'still-life', stands: 'table', tall: 0.44, metres: 0.2 },
  paint: (colors) => `
    ${[0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 220 220)">${path('M220 220V24M220 80L176 44M220 80L264 44M220 134L168 92M220 134L272 92', stroke(colors.main, 20))}${path('M220 60L190 34M220 60L250 34', stroke(colors.second, 8))}${path('M216 210V34', stroke(colors.light, 5, 0.7))}</g>`).join('')}
    ${path('M220 168L265 194V246L220 272L175 246V194Z', fill(colors.second))}
    ${path('M220 190L246 205V235L220 250L194 235V205Z', fill(colors.accent))}`,
});
