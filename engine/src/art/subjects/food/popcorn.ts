import { drawSubject } from '../../drawing.ts';

const flakes = [
  [70, 110, 38],
  [128, 84, 42],
  [190, 100, 40],
  [246, 112, 36],
  [96, 60, 34],
  [160, 44, 38],
  [218, 62, 34],
  [34, 128, 28],
  [278, 130, 26],
] as const;

export const popcorn = drawSubject({
  name: 'popcorn',
  nouns: ['popcorn', 'popcorn bucket', 'movie night', 'film night'],
  bounds: { x: 4, y: 6, width: 302, height: 394 },
  natural: { main: '#d8403a', second: '#f3d27a', accent: '#e0a63f', ink: '#4a2018', light: '#fff8e6' },
  presence: {
    nouns: ['popcorn', 'popcorn bucket'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.25,
  },
  paint: ({ main, second, accent, ink, light }) => `
    ${flakes.map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 3 === 1 ? second : light}"/><path d="M${x - r * 0.4} ${y - r * 0.1}C${x - r * 0.2} ${y + r * 0.3} ${x + r * 0.3} ${y + r * 0.2} ${x + r * 0.4} ${y - r * 0.2}" stroke="${accent}" stroke-width="7" fill="none"/>`).join('')}
    <path d="M10 130H300L258 386C256 396 250 400 242 400H68C60 400 54 396 52 386Z" fill="${light}"/>
    <path d="M10 130H62L94 400H68C60 400 54 396 52 386ZM110 130H158L158 400H130ZM204 130H252L226 400H188Z" fill="${main}"/>
    <path d="M238 130H300L258 386C256 396 250 400 242 400H196C224 310 238 220 238 130Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M4 122C30 138 50 138 72 124C96 140 116 140 138 124C160 140 184 140 206 124C228 140 252 140 306 122L298 152C252 164 228 158 206 148C184 162 160 162 138 148C116 162 96 162 72 148C50 160 30 160 10 150Z" fill="${light}"/>
    <path d="M84 270C84 240 116 226 155 226C194 226 226 240 226 270C226 300 194 314 155 314C116 314 84 300 84 270Z" fill="${second}"/><path d="M118 270H192" stroke="${main}" stroke-width="15"/>`,
});
