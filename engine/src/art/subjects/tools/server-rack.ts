import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const serverRack = drawSubject({
  name: 'server-rack',
  nouns: ['server rack', 'server racks', 'data center rack', 'servers rack'],
  bounds: { x: 10, y: 10, width: 240, height: 416 },
  natural: { main: '#2d3a4a', second: '#4cc3a5', accent: '#5b8def', ink: '#141b24', light: '#dfe8f2' },
  presence: { nouns: ['server rack'], home: 'office', stands: 'ground', tall: 0.52, metres: 2 },
  paint: (colors, id) => `
    ${rect(30, 410, 40, 16, fill(colors.ink), 4)}
    ${rect(190, 410, 40, 16, fill(colors.ink), 4)}
    ${body('M22 10H238C246 10 250 14 250 22V402C250 410 246 414 238 414H22C14 414 10 410 10 402V22C10 14 14 10 22 10Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -6 })}
    ${path('M28 30H232V394H28Z', fill(colors.ink))}
    ${[0, 1, 2, 3, 4, 5].map((i) => rect(36, 38 + i * 59, 188, 50, fill(colors.main), 5) + path(`M36 ${40 + i * 59}H224V${48 + i * 59}H36Z`, fill(colors.light, 0.15)) + path(`M${96} ${56 + i * 59}H160M96 ${66 + i * 59}H160M96 ${76 + i * 59}H160`, stroke(colors.ink, 4)) + circle(54, 66 + i * 59, 7, fill(i % 3 === 1 ? colors.accent : colors.second)) + circle(74, 66 + i * 59, 7, fill(i % 2 ? colors.second : colors.accent)) + rect(176, 56 + i * 59, 38, 20, fill(colors.light, 0.25), 3)).join('')}`,
});
