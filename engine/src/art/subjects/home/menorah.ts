import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const menorah = drawSubject({
  name: 'menorah',
  nouns: ['menorah', 'hanukkah', 'chanukah', 'hanukkiah'],
  bounds: { x: 28, y: 17, width: 344, height: 367 },
  natural: { main: '#c9982f', second: '#3f7fd0', accent: '#f7b23c', ink: '#3d2a10', light: '#fff2c0' },
  presence: {
    nouns: ['menorah'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.35,
    glow: { x: 170, y: 30, reach: 1 },
  },
  paint: (colors, id) => `
    ${path('M200 360V130M40 150C40 290 360 290 360 150M80 150C80 250 320 250 320 150M120 150C120 212 280 212 280 150M160 150C160 176 240 176 240 150', stroke(colors.main, 15))}
    ${path('M36 154C40 284 190 254 190 254M76 154C80 234 150 224 190 222', stroke(colors.light, 4, 0.4))}
    ${[40, 80, 120, 160, 240, 280, 320, 360].map((x) => rect(x - 8, 84, 16, 62, fill(colors.second)) + rect(x - 12, 142, 24, 14, fill(colors.main), 4) + path(`M${x} 44C${x + 14} 62 ${x + 12} 82 ${x} 84C${x - 12} 82 ${x - 14} 62 ${x} 44Z`, fill(colors.accent)) + circle(x, 74, 5, fill(colors.light))).join('')}
    ${rect(192, 62, 16, 70, fill(colors.second))}
    ${rect(186, 126, 28, 16, fill(colors.main), 4)}
    ${path('M200 16C216 38 214 60 200 62C186 60 184 38 200 16Z', fill(colors.accent))}
    ${circle(200, 51, 6, fill(colors.light))}
    ${path('M150 360C150 336 180 330 200 330S250 336 250 360Z', fill(colors.main))}
    ${body('M112 358H288C296 358 300 364 300 372V384H100V372C100 364 104 358 112 358Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -4 })}
    ${path('M116 370H190', stroke(colors.light, 6, 0.5))}`,
});
