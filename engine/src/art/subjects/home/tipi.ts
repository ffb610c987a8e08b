import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const tipi = drawSubject({
  name: 'tipi',
  nouns: ['tipi', 'teepee', 'wigwam'],
  bounds: { x: 32, y: -11, width: 388, height: 466 },
  natural: { main: '#e9d6b0', second: '#c8553a', accent: '#2f7f86', ink: '#4a3422', light: '#fff6e2' },
  presence: {
    nouns: ['tipi', 'teepee', 'wigwam'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.46,
    metres: 4.5,
  },
  paint: (colors, id) => `
    ${path('M180 10L226 96M276 6L226 96M226 -6V96M150 30L226 96M300 30L226 96', stroke(colors.ink, 9))}
    ${body('M226 70L420 440C340 460 110 460 32 440Z', colors.main, colors, { id: `${id}a`, dx: -40, dy: 0, marks: path('M-20 392H480V414H-20ZM120 210H340V226H120Z', fill(colors.second)) + path('M-20 414L20 392L50 414L80 392L110 414L140 392L170 414L200 392L230 414L260 392L290 414L320 392L350 414L380 392L410 414L440 392L470 414V436H-20Z', fill(colors.accent)) + path('M100 240l18 24l18-24l18 24l18-24l18 24l18-24l18 24l18-24l18 24l18-24l18 24l18-24l18 24V230H100Z', fill(colors.second)) })}
    ${path('M226 250C200 320 186 380 176 450H276C266 380 252 320 226 250Z', fill(colors.ink))}
    ${path('M226 250C200 320 186 380 176 450H150C168 370 190 300 226 250Z', fill(colors.light))}
    ${path('M226 250C252 320 266 380 276 450H298C284 370 262 300 226 250Z', fill(colors.second))}
    ${path('M214 120L238 120M212 150L240 150M212 180H240', stroke(colors.ink, 4, 0.4))}
    ${circle(330, 300, 20, fill(colors.accent))}
    ${circle(330, 300, 10, fill(colors.light))}`,
});
