import { drawSubject } from '../../drawing.ts';

export const avocado = drawSubject({
  name: 'avocado',
  nouns: ['avocado', 'guacamole', 'avocados'],
  bounds: { x: 0, y: 0, width: 260, height: 370 },
  natural: { main: '#3f6f3a', second: '#cfe08a', accent: '#8a5a32', ink: '#22361e', light: '#fbffe0' },
  presence: { nouns: ['avocado'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.12 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M130 0C176 0 196 50 206 110C216 160 260 190 260 250C260 320 204 370 130 370C56 370 0 320 0 250C0 190 44 160 54 110C64 50 84 0 130 0Z" fill="${main}"/>
    <path d="M130 22C164 22 178 64 186 116C194 168 236 198 236 250C236 306 190 346 130 346C70 346 24 306 24 250C24 198 66 168 74 116C82 64 96 22 130 22Z" fill="${second}"/>
    <path d="M130 44C154 44 162 82 168 122C176 174 214 206 214 250C214 296 176 326 130 326C84 326 46 296 46 250C46 206 84 174 92 122C98 82 106 44 130 44Z" fill="${light}" fill-opacity=".5"/>
    <path d="M176 30C192 52 200 80 206 110C216 160 260 190 260 250C260 320 204 370 130 370C240 310 230 160 176 30Z" fill="${ink}" fill-opacity=".14"/>
    <circle cx="130" cy="246" r="62" fill="${accent}"/><path d="M162 194A62 62 0 0 1 116 306C166 286 178 236 162 194Z" fill="${ink}" fill-opacity=".25"/><path d="M88 240C90 220 100 208 116 202" stroke="${light}" stroke-opacity=".6" stroke-width="11" fill="none"/>`,
});
