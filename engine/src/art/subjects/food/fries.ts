import { drawSubject } from '../../drawing.ts';

export const fries = drawSubject({
  name: 'fries',
  nouns: ['french fry', 'fries', 'french fries', 'chips'],
  bounds: { x: 0, y: 0, width: 270, height: 350 },
  natural: { main: '#d93f36', second: '#f7c84a', accent: '#e0a52c', ink: '#5a1a12', light: '#fff4d8' },
  presence: {
    nouns: ['fries', 'french fries'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.16,
    several: 9,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M34 70L66 64L80 210H48ZM92 30L124 28L128 200H100ZM150 0L182 4L168 200H140ZM204 50L236 58L214 210H184Z" fill="${accent}"/>
    <path d="M60 36L92 32L104 220H72ZM122 8L152 8L156 220H124ZM178 24L210 32L190 220H160ZM14 100L44 90L66 220H36ZM224 88L256 100L232 220H204Z" fill="${second}"/>
    <path d="M60 36L70 35L84 220H72ZM122 8H132L136 220H124ZM178 24L188 26L170 220H160Z" fill="${light}" fill-opacity=".7"/>
    <path d="M0 140C50 184 220 184 270 140L240 332C238 344 232 350 220 350H50C38 350 32 344 30 332Z" fill="${main}"/>
    <path d="M210 170C234 164 254 154 270 140L240 332C238 344 232 350 220 350H170C196 300 210 236 210 170Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M18 170L38 310" stroke="${light}" stroke-opacity=".5" stroke-width="11"/>
    <circle cx="134" cy="258" r="44" fill="${light}"/><path d="M114 258C122 272 146 272 154 258" stroke="${main}" stroke-width="11" fill="none"/><path d="M118 240H120M148 240H150" stroke="${main}" stroke-width="11"/>`,
});
