import { drawSubject } from '../../drawing.ts';

export const juice = drawSubject({
  name: 'juice',
  nouns: ['juice', 'orange juice', 'smoothie', 'soda', 'iced tea', 'glass of water'],
  bounds: { x: 2, y: -4, width: 220, height: 404 },
  natural: { main: '#f58a3c', second: '#e2503f', accent: '#dcebef', ink: '#5a2a18', light: '#fffdf6' },
  presence: {
    nouns: ['juice', 'orange juice', 'smoothie', 'soda', 'iced tea', 'drink'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.17,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M122 150L150 16L204 4" stroke="${second}" stroke-width="15" fill="none"/>
    <path d="M20 84H220L200 380C199 392 191 400 180 400H60C49 400 41 392 40 380Z" fill="${accent}" fill-opacity=".9"/>
    <path d="M31 140C70 128 100 150 130 140C160 130 190 148 209 140L192 368C191 378 185 384 176 384H64C55 384 49 378 48 368Z" fill="${main}"/>
    <path d="M170 142C184 144 198 146 209 140L192 368C191 378 185 384 176 384H136C166 310 176 220 170 142Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M44 110L60 330" stroke="${light}" stroke-opacity=".7" stroke-width="11"/>
    <path d="M84 190L120 180L130 216L94 226ZM120 246L154 240L160 272L126 280Z" fill="${light}" fill-opacity=".4"/>
    <path d="M22 86H218" stroke="${light}" stroke-width="8"/>
    <circle cx="46" cy="82" r="44" fill="${second}"/><circle cx="46" cy="82" r="36" fill="${light}"/><path d="M46 78L26 56A30 30 0 0 1 46 50ZM50 78V50A30 30 0 0 1 70 60ZM52 82L74 66A30 30 0 0 1 76 86ZM50 86L74 92A30 30 0 0 1 56 110ZM46 88L48 112A30 30 0 0 1 24 100ZM42 84L20 94A30 30 0 0 1 20 68Z" fill="${main}"/>`,
});
