import { drawSubject } from '../../drawing.ts';

export const floorLamp = drawSubject({
  name: 'floor-lamp',
  nouns: ['floor lamp', 'standing lamp', 'reading lamp'],
  bounds: { x: 0, y: 0, width: 170, height: 480 },
  natural: { main: '#f6d9a0', second: '#c98b4e', accent: '#ffe9bd', ink: '#3b2c2a', light: '#fff8e6' },
  presence: {
    nouns: ['floor lamp', 'standing lamp', 'reading lamp'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.56,
    metres: 1.6,
    glow: { x: 85, y: 90, reach: 0.8 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M85 110V462" stroke="${ink}" stroke-width="9"/>
    <path d="M36 470C36 460 56 454 85 454C114 454 134 460 134 470V480H36Z" fill="${ink}"/>
    <path d="M48 468C54 462 66 460 80 460" stroke="${light}" stroke-opacity=".35" stroke-width="5" fill="none"/>
    <path d="M118 124V196" stroke="${second}" stroke-width="4"/><circle cx="118" cy="200" r="7" fill="${second}"/>
    <path d="M44 0H126L170 132H0Z" fill="${main}"/>
    <path d="M126 0L170 132H112C122 88 116 40 104 0Z" fill="${second}" fill-opacity=".4"/>
    <path d="M50 14L20 112H54L70 14Z" fill="${accent}"/>
    <path d="M0 132L6 116H164L170 132Z" fill="${second}"/>
    <path d="M44 0H126L130 12H40Z" fill="${second}"/>`,
});
