import { drawSubject } from '../../drawing.ts';
import { lines, type Point, polar } from '../../svg.ts';

const centre: Point = [200, 200];
const corners = [0, 1, 2, 3, 4].map((i) => -90 + i * 72);
const patch = lines(
  corners.map((angle) => polar(centre, 66, angle)),
  true,
);
const seams = corners.map((angle) => lines([polar(centre, 66, angle), polar(centre, 124, angle)])).join('');
// Neighbouring patches, cut by the ball's edge.
const rim = corners
  .map((angle) =>
    lines(
      [
        polar(centre, 118, angle),
        polar(centre, 152, angle - 24),
        polar(centre, 205, angle - 20),
        polar(centre, 205, angle + 20),
        polar(centre, 152, angle + 24),
      ],
      true,
    ),
  )
  .join('');
const sides = corners
  .map((angle) => lines([polar(centre, 152, angle + 24), polar(centre, 152, angle + 48)]))
  .join('');

export const football = drawSubject({
  name: 'football',
  nouns: ['football', 'soccer', 'ball', 'soccer ball', 'world cup', 'league', 'kickoff', 'sport', 'stadium'],
  bounds: { x: 14, y: 14, width: 372, height: 372 },
  natural: { main: '#d8403a', second: '#7f8aa3', accent: '#f2c14b', ink: '#1f2430', light: '#fdfdfb' },
  presence: {
    nouns: ['football', 'soccer ball', 'ball'],
    home: 'park',
    stands: 'ground',
    tall: 0.22,
    metres: 0.22,
  },
  paint: ({ second, ink, light }, id) => `
    <clipPath id="${id}ball"><circle cx="200" cy="200" r="186"/></clipPath>
    <circle cx="200" cy="200" r="186" fill="${light}"/>
    <g clip-path="url(#${id}ball)">
    <path d="${seams}${sides}" stroke="${ink}" stroke-width="9" fill="none"/>
    <path d="${patch}${rim}" fill="${ink}" stroke="${ink}" stroke-width="9"/>
    <path d="M270 0H400V400H150C330 350 360 150 270 0Z" fill="${second}" fill-opacity=".28"/>
    </g>
    <path d="M52 176C56 146 68 120 86 100" stroke="${second}" stroke-opacity=".35" stroke-width="14" fill="none"/>`,
});
