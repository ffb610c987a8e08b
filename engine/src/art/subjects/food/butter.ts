import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const butter = drawSubject({
  name: 'butter',
  nouns: ['butter', 'stick of butter', 'margarine'],
  bounds: { x: 0, y: 50, width: 440, height: 216 },
  natural: { main: '#f6d65f', second: '#e3b93b', accent: '#9ec4d4', ink: '#6a5112', light: '#fffbe0' },
  presence: { nouns: ['butter'], home: 'still-life', stands: 'table', tall: 0.22, metres: 0.06 },
  paint: (colors) => `
    ${path('M0 214H440Q440 262 380 266H60Q0 262 0 214Z', fill(colors.accent))}${path('M300 266H380Q440 262 440 214H400Q394 252 300 266Z', fill(colors.ink, 0.16))}
    ${path('M60 96L130 50H400L370 96Z', fill(colors.light))}${path('M370 96L400 50V176L370 216Z', fill(colors.second))}${path('M60 96H370V216H60Z', fill(colors.main))}
    ${path('M130 96V216', stroke(colors.second, 5))}${path('M60 96H130V216H60Z', fill(colors.second, 0.25))}
    ${path('M8 116L30 70H78L56 116V216H8Z', fill(colors.main))}${path('M30 70H78L56 116H8Z', fill(colors.light))}${path('M56 116L78 70V176L56 216Z', fill(colors.second))}${path('M150 118H240', stroke(colors.light, 9, 0.7))}`,
});
