import { drawSubject } from '../../drawing.ts';

export const tomato = drawSubject({
  name: 'tomato',
  nouns: ['tomato', 'tomatoes', 'ketchup', 'salsa'],
  bounds: { x: 0, y: 0, width: 350, height: 310 },
  natural: { main: '#e0402f', second: '#4c9a4a', accent: '#f58a6a', ink: '#5a1410', light: '#fff0e6' },
  presence: { nouns: ['tomato'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.08 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M175 62C220 38 350 60 350 178C350 258 280 310 175 310C70 310 0 258 0 178C0 60 130 38 175 62Z" fill="${main}"/>
    <path d="M262 60C316 74 350 116 350 178C350 258 280 310 175 310H160C300 280 320 150 262 60Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M32 184C32 140 56 110 92 98" stroke="${light}" stroke-opacity=".65" stroke-width="15" fill="none"/><path d="M44 224H46" stroke="${light}" stroke-opacity=".65" stroke-width="15"/>
    <path d="M120 110C100 150 100 200 116 240M230 112C248 150 248 200 234 240" stroke="${accent}" stroke-opacity=".55" stroke-width="9" fill="none"/>
    <path d="M172 70C140 110 104 116 74 106C86 82 110 70 136 66C110 58 98 44 96 28C126 26 150 40 164 56C162 34 168 14 182 0L200 10C190 26 186 40 188 56C206 38 232 26 258 30C256 48 240 60 214 66C242 70 264 84 274 108C240 116 206 108 172 70Z" fill="${second}"/>
    <path d="M188 56C206 38 232 26 258 30C256 48 240 60 214 66C242 70 264 84 274 108C240 116 206 108 172 70Z" fill="${ink}" fill-opacity=".18"/>`,
});
