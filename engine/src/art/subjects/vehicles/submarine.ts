import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const submarine = drawSubject({
  name: 'submarine',
  nouns: ['submarine', 'u-boat'],
  bounds: { x: 6, y: 10, width: 430, height: 250 },
  natural: { main: '#f0b52f', second: '#d8752a', accent: '#d9453a', ink: '#2a2f36', light: '#dff1f5' },
  presence: {
    nouns: ['submarine'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.32,
    metres: 3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M256 90V22H288', stroke(colors.ink, 11))}${path('M284 12H302V32H284Z', fill(colors.accent))}
    ${path('M184 110L196 58C198 50 204 46 212 46H276C284 46 290 50 292 58L304 110Z', fill(colors.second))}${path('M260 46H276C284 46 290 50 292 58L304 110H276Z', fill(colors.ink, 0.16))}
    ${path('M60 130L22 92V224L60 196Z', fill(colors.second))}${path('M12 120C20 136 20 150 12 160C4 150 4 136 12 120ZM12 160C20 176 20 190 12 200C4 190 4 174 12 160Z', fill(colors.accent))}
    ${body('M48 160C60 116 130 96 250 96C360 96 436 122 436 164C436 210 360 240 250 240C130 240 60 206 48 160Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -26, marks: path('M40 196C140 216 340 216 440 192V202C340 226 140 226 40 206Z', fill(colors.accent)) })}
    ${path('M150 110C210 100 300 100 350 112', stroke(colors.light, 8, 0.6))}
    ${[150, 240, 330].map((x) => `<circle cx="${x}" cy="158" r="31" fill="${colors.second}"/><circle cx="${x}" cy="158" r="22" fill="${colors.light}"/>${path(`M${x - 15} 172L${x + 13} 142A22 22 0 0 1 ${x - 15} 172Z`, fill(colors.ink, 0.14))}`).join('')}
    ${path('M220 238H290L280 260H230Z', fill(colors.second))}`,
});
