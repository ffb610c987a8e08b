import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const scooter = drawSubject({
  name: 'scooter',
  nouns: ['scooter', 'moped', 'vespa'],
  bounds: { x: 7, y: 1, width: 353, height: 299 },
  natural: { main: '#3fa39a', second: '#8b979c', accent: '#b5693c', ink: '#24292c', light: '#f3f1e8' },
  presence: {
    nouns: ['scooter', 'moped', 'vespa'],
    home: 'street',
    stands: 'ground',
    tall: 0.34,
    metres: 1.2,
    faces: 'right',
    seat: { x: 113, y: 117 },
  },
  paint: (colors, id) => `
    ${wheel(92, 256, 44, colors)}${wheel(308, 256, 44, colors)}
    ${path('M308 256L276 64', stroke(colors.second, 15))}
    ${path('M150 226H262V252H150Z', fill(colors.second))}
    ${body('M252 70C270 60 286 66 290 80L306 196C322 200 348 210 360 240H262C256 252 244 252 232 252H150V230H226C246 230 252 220 254 200Z', colors.main, colors, { id: `${id}f`, dx: -8, dy: -4 })}
    ${body('M24 246C10 196 20 152 60 142H186C200 142 204 156 200 176L188 246C176 256 150 256 138 246C132 208 56 206 48 248C40 252 30 252 24 246Z', colors.main, colors, { id: `${id}b`, dx: -6, dy: -16 })}
    ${path('M52 168C80 158 120 156 166 158', stroke(colors.light, 6, 0.5))}${path('M14 196h6', stroke(colors.accent, 13))}
    ${path('M48 126C52 108 80 112 110 114C150 116 190 104 204 124C208 140 198 148 186 148H66C54 148 46 140 48 126Z', fill(colors.accent))}${path('M48 134C80 142 170 142 205 132C206 142 198 148 186 148H66C54 148 47 142 48 134Z', fill(colors.ink, 0.25))}
    ${path('M262 44C270 28 292 26 302 40C308 56 300 70 284 74L266 70Z', fill(colors.main))}${path('M296 38A14 14 0 0 1 300 64Z', fill(colors.light))}
    ${path('M274 44L244 34L230 40', stroke(colors.ink, 9))}${path('M254 36L248 14', stroke(colors.second, 4))}${path('M236 10A12 9 0 1 0 260 10A12 9 0 1 0 236 10Z', fill(colors.second))}`,
});
