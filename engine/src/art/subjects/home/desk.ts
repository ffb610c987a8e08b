import { drawSubject } from '../../drawing.ts';

export const desk = drawSubject({
  name: 'desk',
  nouns: ['desk', 'writing desk', 'work desk', 'workspace', 'home office', 'workbench'],
  bounds: { x: 0, y: 0, width: 600, height: 290 },
  natural: { main: '#c58a55', second: '#f0e3cf', accent: '#e0b07a', ink: '#4a2f20', light: '#fff6e8' },
  presence: {
    nouns: ['desk', 'writing desk', 'work desk', 'workbench'],
    home: 'office',
    stands: 'ground',
    tall: 0.38,
    metres: 0.75,
    top: { from: 50, to: 550, y: 16 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M36 54H60L56 290H40Z" fill="${main}"/><path d="M96 54H114L108 262H98Z" fill="${main}"/><path d="M96 54H114L108 262H98Z" fill="${ink}" fill-opacity=".34"/>
    <path d="M372 54H568V276C568 284 564 290 556 290H384C376 290 372 284 372 276Z" fill="${second}"/>
    <path d="M530 54H568V276C568 284 564 290 556 290H510C528 220 534 130 530 54Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M372 54H568V68H372Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M388 130H552M388 208H552" stroke="${ink}" stroke-opacity=".25" stroke-width="5"/>
    <path d="M452 100H488M452 168H488M452 246H488" stroke="${main}" stroke-width="11"/>
    <path d="M36 54H372V76H36Z" fill="${main}"/><path d="M36 54H372V76H36Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M44 0H556L600 28H0Z" fill="${accent}"/><path d="M44 0H250L212 28H0Z" fill="${light}" fill-opacity=".24"/>
    <path d="M0 28H600V42C600 50 596 54 588 54H12C4 54 0 50 0 42Z" fill="${main}"/>
    <path d="M430 28H600V42C600 50 596 54 588 54H414Z" fill="${ink}" fill-opacity=".14"/>`,
});
