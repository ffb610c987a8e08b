import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const poinsettia = drawSubject({
  name: 'poinsettia',
  nouns: ['poinsettia', 'christmas star flower'],
  bounds: { x: 3, y: 12, width: 394, height: 458 },
  natural: { main: '#d0303a', second: '#3f8a50', accent: '#f2c14e', ink: '#3a1014', light: '#ffc9c4' },
  presence: { nouns: ['poinsettia'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.4 },
  paint: (colors) => `
    ${path('M120 360H280L262 470H138Z', fill(colors.accent))}
    ${path('M210 360H280L262 470H206Z', fill(colors.ink, 0.18))}
    ${path('M108 344H292V374H108Z', fill(colors.accent))}
    ${[20, 80, 140, 200, 260, 320].map((turn) => `<g transform="rotate(${turn} 200 200)">${path('M200 200C140 150 150 60 200 0C250 60 260 150 200 200Z', fill(colors.second))}</g>`).join('')}
    ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<g transform="rotate(${turn} 200 200)">${path('M200 200C156 160 160 80 200 30C240 80 244 160 200 200Z', fill(colors.main))}${path('M200 200V30C240 80 244 160 200 200Z', fill(colors.ink, 0.16))}</g>`).join('')}
    ${[22, 94, 166, 238, 310].map((turn) => `<g transform="rotate(${turn} 200 200)">${path('M200 200C170 176 172 130 200 100C228 130 230 176 200 200Z', fill(colors.main))}${path('M200 200V104', stroke(colors.light, 4, 0.5))}</g>`).join('')}
    ${circle(200, 200, 13, fill(colors.accent))}
    ${circle(182, 192, 9, fill(colors.accent))}
    ${circle(216, 190, 9, fill(colors.accent))}
    ${circle(190, 216, 9, fill(colors.accent))}
    ${circle(210, 216, 9, fill(colors.accent))}`,
});
