import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const eiffelTower = drawSubject({
  name: 'eiffel-tower',
  nouns: ['eiffel tower', 'tour eiffel', 'paris tower'],
  bounds: { x: 26, y: -13, width: 248, height: 419 },
  natural: { main: '#8a6f55', second: '#6a523d', accent: '#f2c66a', ink: '#33261b', light: '#e9d9bf' },
  presence: { nouns: ['eiffel tower'], home: 'city', stands: 'ground', tall: 0.7, metres: 90 },
  paint: (colors, id) => `
    ${path('M150 20V-10', stroke(colors.main, 5))}
    ${body('M142 20H158L164 130H136Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: 0 })}
    ${path('M142 40L160 60L140 80L162 100L138 122M158 40L140 60L160 80L138 100L162 122', stroke(colors.ink, 3, 0.3))}
    ${rect(130, 108, 40, 14, fill(colors.main), 3)}
    ${path('M136 122H164C168 180 176 220 192 256H108C124 220 132 180 136 122Z', fill(colors.main))}
    ${path('M143 140H157C160 180 164 214 172 240H128C136 214 140 180 143 140Z', fill(colors.ink))}
    ${path('M136 160H164V168H136ZM132 196H168V204H132Z', fill(colors.main))}
    ${path('M140 168L160 196M160 168L140 196M134 204L172 240M166 204L128 240', stroke(colors.main, 4))}
    ${rect(96, 248, 108, 18, fill(colors.second), 4)}
    ${path('M100 252H150V256H100Z', fill(colors.light, 0.4))}
    ${path('M106 266H194C208 320 230 364 262 400H208C196 352 176 330 150 330S104 352 92 400H38C70 364 92 320 106 266Z', fill(colors.main))}
    ${path('M120 278H180C184 292 190 304 196 314C180 306 166 302 150 302S120 306 104 314C110 304 116 292 120 278Z', fill(colors.ink))}
    ${path('M120 278L196 314M180 278L104 314M150 278V302', stroke(colors.second, 4))}
    ${rect(92, 312, 116, 14, fill(colors.second), 4)}
    ${path('M96 330L78 398M110 336L58 398M84 350L92 396M204 330L222 398M190 336L242 398M216 350L208 396', stroke(colors.ink, 4, 0.35))}
    ${path('M158 20L164 122C168 180 176 220 192 256L208 322C224 360 240 380 262 400H236C214 370 196 330 184 270C172 200 160 100 150 20Z', fill(colors.ink, 0.14))}
    ${rect(26, 392, 78, 14, fill(colors.second), 3)}
    ${rect(196, 392, 78, 14, fill(colors.second), 3)}
    ${circle(150, 14, 7, fill(colors.accent))}`,
});
