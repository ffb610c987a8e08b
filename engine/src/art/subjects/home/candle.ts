import { drawSubject } from '../../drawing.ts';

export const candle = drawSubject({
  name: 'candle',
  nouns: ['candle', 'candlelight', 'scented candle', 'candlestick', 'vigil'],
  bounds: { x: 0, y: 0, width: 210, height: 330 },
  natural: { main: '#f4e6cf', second: '#c9803f', accent: '#ffb43d', ink: '#4a2f25', light: '#fff8e8' },
  presence: {
    nouns: ['candle', 'scented candle', 'candlestick'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.22,
    glow: { x: 105, y: 50, reach: 1.5 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M105 0C136 40 140 62 126 80C116 94 94 94 84 80C70 62 74 40 105 0Z" fill="${accent}"/>
    <path d="M105 36C120 56 122 70 114 80C108 86 102 86 96 80C88 70 90 56 105 36Z" fill="${light}"/>
    <path d="M105 76V108" stroke="${ink}" stroke-width="7"/>
    <path d="M56 122C56 108 78 102 105 102C132 102 154 108 154 122V300H56Z" fill="${main}"/>
    <path d="M126 104C144 108 154 114 154 122V300H112C136 240 138 160 126 104Z" fill="${ink}" fill-opacity=".13"/>
    <ellipse cx="105" cy="120" rx="44" ry="11" fill="${accent}" fill-opacity=".55"/>
    <path d="M56 124C58 150 62 176 70 178C80 180 76 150 84 148C92 146 90 166 98 164C106 160 100 132 104 128Z" fill="${light}"/>
    <path d="M70 200V276" stroke="${light}" stroke-opacity=".8" stroke-width="8"/>
    <path d="M0 296H210C206 318 186 330 160 330H50C24 330 4 318 0 296Z" fill="${second}"/>
    <path d="M140 296H210C206 318 186 330 160 330H112C130 322 140 310 140 296Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M22 306H96" stroke="${light}" stroke-opacity=".5" stroke-width="7"/>`,
});
