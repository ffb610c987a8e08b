import { drawSubject } from '../../drawing.ts';

export const stool = drawSubject({
  name: 'stool',
  nouns: ['stool', 'bar stool', 'footstool'],
  bounds: { x: 0, y: 0, width: 180, height: 300 },
  natural: { main: '#c98f55', second: '#3f8f8a', accent: '#e3b27a', ink: '#42291b', light: '#fff1dc' },
  presence: {
    nouns: ['stool', 'bar stool', 'footstool'],
    home: 'workshop',
    stands: 'ground',
    tall: 0.34,
    metres: 0.65,
    seat: { x: 90, y: 14 },
    top: { from: 16, to: 164, y: 14 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M60 40H76L66 290H52ZM104 40H120L128 290H114Z" fill="${main}"/><path d="M60 40H76L66 290H52ZM104 40H120L128 290H114Z" fill="${ink}" fill-opacity=".32"/>
    <path d="M30 190H150" stroke="${accent}" stroke-width="11"/>
    <path d="M32 40H52L24 300H6ZM128 40H148L174 300H156Z" fill="${main}"/><path d="M138 40H148L174 300H164Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M26 232H154" stroke="${main}" stroke-width="11"/>
    <path d="M0 22C0 8 40 0 90 0C140 0 180 8 180 22V36C180 46 170 52 160 52H20C10 52 0 46 0 36Z" fill="${second}"/>
    <path d="M0 24C0 32 40 38 90 38C140 38 180 32 180 24V36C180 46 170 52 160 52H20C10 52 0 46 0 36Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M20 18C36 12 60 9 84 9" stroke="${light}" stroke-opacity=".5" stroke-width="6" fill="none"/>`,
});
