import { drawSubject } from '../../drawing.ts';

export const table = drawSubject({
  name: 'table',
  nouns: ['table', 'dining table', 'kitchen table', 'wooden table', 'coffee table', 'tabletop'],
  bounds: { x: 0, y: 0, width: 560, height: 280 },
  natural: { main: '#b97a48', second: '#a2673a', accent: '#d9a26a', ink: '#46291a', light: '#fff0da' },
  presence: {
    nouns: ['table', 'dining table', 'kitchen table', 'wooden table', 'coffee table', 'tabletop'],
    home: 'kitchen',
    stands: 'ground',
    tall: 0.36,
    metres: 0.76,
    top: { from: 50, to: 510, y: 18 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M96 70H118L112 250H98ZM442 70H464L462 250H448Z" fill="${second}"/><path d="M96 70H118L112 250H98ZM442 70H464L462 250H448Z" fill="${ink}" fill-opacity=".34"/>
    <path d="M44 56H516V90H44Z" fill="${second}"/><path d="M44 56H516V68H44Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M36 56H70L58 280H42ZM490 56H524L518 280H502Z" fill="${main}"/>
    <path d="M490 56H524L518 280H502L510 90Z" fill="${ink}" fill-opacity=".18"/><path d="M36 56H70L69 76H37ZM490 56H524L523 76H491Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M46 0H514L560 32H0Z" fill="${accent}"/>
    <path d="M46 0H230L190 32H0Z" fill="${light}" fill-opacity=".2"/>
    <path d="M120 10H260M330 18H470M70 24H190" stroke="${ink}" stroke-opacity=".13" stroke-width="4"/>
    <path d="M0 32H560V46C560 54 556 58 548 58H12C4 58 0 54 0 46Z" fill="${main}"/>
    <path d="M400 32H560V46C560 54 556 58 548 58H384Z" fill="${ink}" fill-opacity=".14"/>`,
});
