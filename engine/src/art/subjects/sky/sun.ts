import { drawSubject } from '../../drawing.ts';

const rays = Array.from({ length: 12 }, (_, i) => i * 30);

export const sun = drawSubject({
  name: 'sun',
  nouns: [
    'sun',
    'summer',
    'sunshine',
    'beach',
    'solar',
    'sunny day',
    'heatwave',
    'sunscreen',
    'summer holiday',
    'weekend',
  ],
  bounds: { x: 25, y: 3, width: 350, height: 394 },
  natural: { main: '#ffc23d', second: '#5fb7e0', accent: '#ff9a2e', ink: '#3a2a4a', light: '#fff8e0' },
  paint: ({ main, second, accent, ink, light }) => `
    ${rays.map((angle, i) => `<path d="M200 ${i % 2 === 0 ? 8 : 30}L224 78H176Z" fill="${i % 2 === 0 ? accent : main}" stroke="${i % 2 === 0 ? accent : main}" stroke-width="10" transform="rotate(${angle} 200 200)"/>`).join('')}
    <circle cx="200" cy="200" r="104" fill="${main}"/>
    <path d="M236 102A104 104 0 0 1 162 297C262 280 290 180 236 102Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M118 196C120 158 144 128 178 118" stroke="${light}" stroke-opacity=".6" stroke-width="14" fill="none"/>
    <path d="M126 190H190C194 214 180 236 158 236C136 236 122 214 126 190ZM210 190H274C278 214 264 236 242 236C220 236 206 214 210 190Z" fill="${ink}"/>
    <path d="M118 192H282" stroke="${ink}" stroke-width="11" fill="none"/>
    <path d="M142 206L160 198M226 206L244 198" stroke="${second}" stroke-width="9" fill="none"/>
    <path d="M172 258C188 270 212 270 228 258" stroke="${ink}" stroke-width="11" fill="none"/>`,
});
