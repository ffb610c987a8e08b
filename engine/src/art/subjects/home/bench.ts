import { drawSubject } from '../../drawing.ts';

export const bench = drawSubject({
  name: 'bench',
  nouns: ['bench', 'park bench'],
  bounds: { x: 0, y: 6, width: 420, height: 210 },
  natural: { main: '#a86a3c', second: '#8a5230', accent: '#c98f55', ink: '#2f3138', light: '#fff1dc' },
  presence: {
    nouns: ['bench', 'park bench'],
    home: 'park',
    stands: 'ground',
    tall: 0.26,
    metres: 0.9,
    seat: { x: 190, y: 120 },
    top: { from: 40, to: 380, y: 120 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M66 20L58 112V209M354 20L362 112V209M40 209H84M336 209H380" stroke="${ink}" stroke-width="13" fill="none" stroke-linecap="round"/>
    <path d="M34 130V210M386 130V210" stroke="${ink}" stroke-width="11" fill="none" stroke-linecap="round"/>
    <path d="M22 92C22 82 34 80 44 84L62 92M398 92C398 82 386 80 376 84L358 92M24 92V124M396 92V124" stroke="${ink}" stroke-width="11" fill="none" stroke-linecap="round"/>
    <path d="M22 6H398C404 6 408 10 408 16V24C408 30 404 34 398 34H22C16 34 12 30 12 24V16C12 10 16 6 22 6Z" fill="${main}"/>
    <path d="M22 46H398C404 46 408 50 408 56V64C408 70 404 74 398 74H22C16 74 12 70 12 64V56C12 50 16 46 22 46Z" fill="${second}"/>
    <path d="M22 6H398C404 6 408 10 408 16H12C12 10 16 6 22 6ZM22 46H398C404 46 408 50 408 56H12C12 50 16 46 22 46Z" fill="${light}" fill-opacity=".22"/>
    <path d="M14 112H406C414 112 420 118 420 125C420 132 414 138 406 138H14C6 138 0 132 0 125C0 118 6 112 14 112Z" fill="${accent}"/>
    <path d="M14 112H406C414 112 420 118 420 125H0C0 118 6 112 14 112Z" fill="${light}" fill-opacity=".25"/>
    <path d="M10 138H410V146C410 152 406 156 400 156H20C14 156 10 152 10 146Z" fill="${second}"/>`,
});
