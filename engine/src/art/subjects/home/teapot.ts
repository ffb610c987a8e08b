import { drawSubject } from '../../drawing.ts';

export const teapot = drawSubject({
  name: 'teapot',
  nouns: ['teapot', 'kettle', 'tea time', 'afternoon tea', 'herbal tea'],
  bounds: { x: 0, y: 0, width: 430, height: 300 },
  natural: { main: '#4f9a94', second: '#f2c879', accent: '#e9e0cf', ink: '#2c3a40', light: '#f8fffb' },
  presence: {
    nouns: ['teapot', 'kettle'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M116 100C70 66 14 92 14 152C14 208 62 238 112 224" stroke="${main}" stroke-width="28" fill="none"/>
    <path d="M14 152C14 208 62 238 112 224" stroke="${ink}" stroke-opacity=".16" stroke-width="28" fill="none"/>
    <path d="M310 214C360 206 362 150 376 118C382 102 398 92 424 92C430 92 432 100 428 104C408 120 410 160 396 202C384 240 352 262 310 264Z" fill="${main}"/>
    <path d="M410 112C404 140 408 166 396 202C384 240 352 262 310 264V240C370 232 376 160 410 112Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M88 178C88 112 138 66 214 66C290 66 340 112 340 178C340 236 310 276 276 286H152C118 276 88 236 88 178Z" fill="${main}"/>
    <path d="M262 76C312 92 340 130 340 178C340 236 310 276 276 286H196C288 262 300 150 262 76Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M92 150C150 178 278 178 336 150L340 178C338 190 338 196 336 204C278 232 150 232 92 204C90 196 88 190 88 178Z" fill="${accent}"/>
    <path d="M128 186H130M168 196H170M213 200H215M258 196H260M298 186H300" stroke="${main}" stroke-width="17"/>
    <path d="M114 138C124 112 142 96 168 88" stroke="${light}" stroke-opacity=".6" stroke-width="13" fill="none"/>
    <path d="M152 282H276C282 282 284 300 274 300H154C144 300 146 282 152 282Z" fill="${ink}"/>
    <path d="M140 78C140 48 172 34 214 34C256 34 288 48 288 78C266 86 162 86 140 78Z" fill="${main}"/><path d="M236 36C268 42 288 56 288 78C276 82 254 84 232 85C248 70 248 52 236 36Z" fill="${ink}" fill-opacity=".16"/>
    <circle cx="214" cy="20" r="20" fill="${second}"/><path d="M204 14C206 10 210 8 214 8" stroke="${light}" stroke-width="6" fill="none"/>`,
});
