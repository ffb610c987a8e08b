import { drawSubject } from '../../drawing.ts';
import { fill, oval, path, stroke } from '../../svg.ts';

export const lifebuoy = drawSubject({
  name: 'lifebuoy',
  nouns: ['lifebuoy', 'life ring', 'life preserver', 'lifebelt', 'buoy ring'],
  bounds: { x: 20, y: 20, width: 320, height: 320 },
  natural: { main: '#e24a36', second: '#f8f5ee', accent: '#d9b06a', ink: '#3a1d18', light: '#ffffff' },
  presence: {
    nouns: ['lifebuoy', 'life ring', 'life preserver'],
    home: 'pier',
    stands: 'ground',
    tall: 0.3,
    metres: 0.75,
  },
  paint: (colors) => `
    ${path(`${oval([180, 180], 160)}${oval([180, 180], 82)}`, `${fill(colors.second)} fill-rule="evenodd"`)}
    ${[0, 90, 180, 270].map((turn) => `<path d="M141 25A160 160 0 0 1 219 25L200 101A82 82 0 0 0 160 101Z" transform="rotate(${turn + 45} 180 180)" ${fill(colors.main)}/>`).join('')}
    ${path('M300 74A160 160 0 0 1 74 300L92 280A134 134 0 0 0 280 92Z', fill(colors.ink, 0.16))}
    ${path('M238 122A82 82 0 0 0 122 238L112 248A96 96 0 0 1 248 112Z', fill(colors.ink, 0.14))}
    ${path('M34 100C10 60 60 20 100 34M260 34C300 20 350 60 326 100M326 260C350 300 300 340 260 326M100 326C60 340 10 300 34 260', stroke(colors.accent, 7))}
    ${path('M48 150C56 110 84 74 120 58', stroke(colors.light, 10, 0.7))}`,
});
