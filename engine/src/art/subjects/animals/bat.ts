import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const wing = shape(
  '168,88! 200,52 236,24 270,10! 300,26 326,58 340,100! 318,90 298,98! 290,112 288,128! 268,116 246,122! 236,132 230,148! 208,134 180,146!',
);

export const bat = drawSubject({
  name: 'bat',
  nouns: ['bat', 'vampire bat', 'vampire'],
  bounds: { x: -40, y: 8, width: 380, height: 184 },
  natural: { main: '#4b4258', second: '#372f44', accent: '#e0a5b0', ink: '#1c1724', light: '#f6f1f6' },
  presence: { nouns: ['bat'], home: 'forest', stands: 'air', tall: 0.2, metres: 0.4, posture: 'flying' },
  paint: (colors, id) => {
    const side =
      path(wing, fill(colors.second)) +
      path('M174 100L270 12M232 48L298 98M228 52L246 120', stroke(colors.main, 6));
    return `
    ${side}<g transform="translate(300 0) scale(-1 1)">${side}</g>
    ${path('M140 170L136 190M160 170L164 190', stroke(colors.ink, 6))}
    ${body('M118 120C118 90 182 90 182 120C184 150 172 178 150 180C128 178 116 150 118 120Z', colors.main, colors, { id: `${id}b`, dx: -8, marks: path('M150 120C168 124 170 160 150 170C130 160 132 124 150 120Z', fill(colors.accent, 0.35)) })}
    ${path('M116 80L108 34L138 56H162L192 34L184 80Z', fill(colors.main))}${path('M120 66L115 46L130 58ZM180 66L185 46L170 58Z', fill(colors.accent))}
    ${path('M112 84A38 34 0 1 0 188 84A38 34 0 1 0 112 84Z', fill(colors.main))}
    ${path('M122 82A12 12 0 1 0 146 82A12 12 0 1 0 122 82ZM154 82A12 12 0 1 0 178 82A12 12 0 1 0 154 82Z', fill(colors.light))}${eye(135, 83, 7, colors)}${eye(165, 83, 7, colors)}
    ${path('M136 102Q150 110 164 102', stroke(colors.ink, 4))}${path('M141 104l4 9l4 -8ZM151 105l4 8l4 -9Z', fill(colors.light))}`;
  },
});
