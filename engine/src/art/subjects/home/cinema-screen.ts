import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

/** The screen of an open-air cinema: a lit sheet in its frame on two braced masts. */
export const cinemaScreen = drawSubject({
  name: 'cinema-screen',
  nouns: ['cinema screen', 'movie screen', 'film screen', 'projection screen'],
  bounds: { x: 0, y: 0, width: 560, height: 400 },
  natural: { main: '#39404f', second: '#8fb4d8', accent: '#e9a45b', ink: '#1c2029', light: '#fdf6e3' },
  presence: {
    nouns: ['cinema screen', 'movie screen', 'film screen', 'projection screen'],
    home: 'park',
    stands: 'ground',
    tall: 0.5,
    metres: 4.5,
  },
  paint: ({ main, second, accent, ink, light }) => `
    ${path('M44 396V300M516 396V300M44 320L12 396M516 320L548 396', stroke(ink, 11))}
    ${path('M0 0H560V316H0Z', fill(main))}
    ${path('M0 304H560V316H0Z', fill(ink, 0.4))}
    ${path('M20 18H540V296H20Z', fill(light))}
    ${path('M20 18H540V176C440 190 330 158 220 178C150 190 80 180 20 190Z', fill(second))}
    ${circle(402, 116, 44, fill(light, 0.9))}
    ${path('M20 208L126 112L214 196L276 150L372 226L456 176L540 226V296H20Z', fill(accent))}
    ${path('M126 112L214 196L190 226L150 190ZM276 150L372 226L340 250L300 206Z', fill(ink, 0.16))}
    ${path('M20 246C150 222 330 270 540 240V296H20Z', fill(main, 0.85))}
    ${path('M20 18H540V40H20ZM20 274H540V296H20Z', fill(ink))}`,
});
