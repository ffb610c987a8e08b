import { drawSubject } from '../../drawing.ts';

export const chair = drawSubject({
  name: 'chair',
  nouns: ['chair', 'dining chair', 'wooden chair', 'seat'],
  bounds: { x: 0, y: 0, width: 196, height: 380 },
  natural: { main: '#c98f55', second: '#d8674e', accent: '#e3b27a', ink: '#4a2d1c', light: '#fff1dc' },
  presence: {
    nouns: ['chair', 'dining chair', 'wooden chair', 'seat'],
    home: 'still-life',
    stands: 'ground',
    tall: 0.46,
    metres: 0.9,
    seat: { x: 98, y: 204 },
    top: { from: 14, to: 182, y: 204 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M44 214L36 352H50L62 214ZM134 214L146 352H160L152 214Z" fill="${main}"/>
    <path d="M44 214L36 352H50L62 214ZM134 214L146 352H160L152 214Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M14 12C14 4 20 0 27 0C34 0 39 4 39 12L44 210H20ZM182 12C182 4 176 0 169 0C162 0 157 4 157 12L152 210H176Z" fill="${main}"/>
    <path d="M30 22C70 8 126 8 166 22V60C126 48 70 48 30 60Z" fill="${main}"/>
    <path d="M30 22C70 8 126 8 166 22V32C126 20 70 20 30 32Z" fill="${light}" fill-opacity=".3"/>
    <path d="M32 88C72 78 124 78 164 88V116C124 106 72 106 32 116Z" fill="${accent}"/>
    <path d="M34 140C72 132 124 132 162 140V166C124 158 72 158 34 166Z" fill="${accent}"/>
    <path d="M182 12C182 4 176 0 169 0V210H176Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M24 192H172L196 226H0Z" fill="${second}"/>
    <path d="M24 192H96L70 210H12Z" fill="${light}" fill-opacity=".22"/>
    <path d="M0 226H196V232C196 242 190 246 182 246H14C6 246 0 242 0 232Z" fill="${main}"/>
    <path d="M120 226H196V232C196 242 190 246 182 246H110Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M12 246H36L28 380H12ZM160 246H184V380H168Z" fill="${main}"/>
    <path d="M160 246H184V380H168L174 262Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M30 306H166" stroke="${main}" stroke-width="11"/>`,
});
