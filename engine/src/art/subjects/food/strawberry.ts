import { drawSubject } from '../../drawing.ts';

export const strawberry = drawSubject({
  name: 'strawberry',
  nouns: ['strawberry', 'berry', 'strawberries'],
  bounds: { x: 7, y: 1, width: 286, height: 340 },
  natural: { main: '#e23b46', second: '#4c9a4a', accent: '#ffd98a', ink: '#6a1420', light: '#fff1ea' },
  presence: { nouns: ['strawberry', 'berry'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.05 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M150 74C190 50 262 58 288 110C312 170 244 290 166 336C156 342 144 342 134 336C56 290 -12 170 12 110C38 58 110 50 150 74Z" fill="${main}"/>
    <path d="M226 64C252 70 276 86 288 110C312 170 244 290 166 336C160 340 154 341 148 340C230 270 262 150 226 64Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M36 164C32 138 40 118 58 106" stroke="${light}" stroke-opacity=".65" stroke-width="14" fill="none"/>
    <path d="M100 142V150M150 156V164M204 142V150M74 198V206M124 206V214M178 206V214M230 194V202M104 254V262M152 260V268M200 250V258M150 304V308M250 138V146" stroke="${accent}" stroke-width="11"/>
    <path d="M150 60C120 96 84 104 46 96C58 76 78 62 100 58C76 50 62 40 54 24C86 16 118 26 138 44C136 30 140 14 150 0C160 14 164 30 162 44C182 26 214 16 246 24C238 40 224 50 200 58C222 62 242 76 254 96C216 104 180 96 150 60Z" fill="${second}"/>
    <path d="M150 60C162 30 160 14 150 0C160 14 164 30 162 44C182 26 214 16 246 24C238 40 224 50 200 58C222 62 242 76 254 96C216 104 180 96 150 60Z" fill="${ink}" fill-opacity=".18"/>`,
});
