import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const ambulance = drawSubject({
  name: 'ambulance',
  nouns: ['ambulance', 'paramedic'],
  bounds: { x: 10, y: 8, width: 420, height: 250 },
  natural: { main: '#f5f4ef', second: '#8f999f', accent: '#d93a34', ink: '#25292e', light: '#e2f0f5' },
  presence: {
    nouns: ['ambulance'],
    home: 'street',
    stands: 'ground',
    tall: 0.34,
    metres: 2.6,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M226 30V18C226 12 230 8 236 8H262C268 8 272 12 272 18V30Z', fill(colors.accent))}
    ${body('M24 30H284C292 30 298 34 300 42L304 70H344C362 70 372 78 380 94L402 138L420 146C428 150 430 158 430 170V218H10V44C10 36 16 30 24 30Z', colors.main, colors, { id: `${id}b`, dx: -5, dy: -18, marks: path('M0 150H440V174H0Z', fill(colors.accent)) })}
    ${path('M322 86H344C354 86 360 92 366 102L384 138H322Z', fill(colors.ink, 0.8))}${path('M332 130L352 94', stroke(colors.light, 6, 0.4))}
    ${path('M153 60V126M124 77L182 110M182 77L124 110', stroke(colors.accent, 15))}${rect(222, 62, 60, 44, fill(colors.ink, 0.8), 8)}${path('M232 98L256 68', stroke(colors.light, 6, 0.4))}
    ${path('M306 74V208M210 34V208', stroke(colors.ink, 3, 0.25))}${path('M416 166h8', stroke(colors.light, 15))}${path('M10 204H430V220H10Z', fill(colors.second))}
    ${path('M52 218A46 46 0 0 1 144 218ZM302 218A46 46 0 0 1 394 218Z', fill(colors.ink))}${wheel(98, 218, 39, colors)}${wheel(348, 218, 39, colors)}`,
});
