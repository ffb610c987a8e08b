import { drawSubject } from '../../drawing.ts';

export const pizzaWhole = drawSubject({
  name: 'pizza-whole',
  nouns: ['whole pizza', 'margherita', 'pizza pie'],
  bounds: { x: 0, y: -4, width: 560, height: 254 },
  natural: { main: '#cf4030', second: '#c98a45', accent: '#f4bd4f', ink: '#54230f', light: '#fff1d6' },
  presence: {
    nouns: ['pizza', 'whole pizza'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.16,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <ellipse cx="280" cy="168" rx="280" ry="82" fill="${ink}"/><ellipse cx="280" cy="156" rx="280" ry="82" fill="${second}"/>
    <path d="M430 88C510 104 560 130 560 156V168C560 214 436 250 280 250C440 236 500 160 430 88Z" fill="${ink}" fill-opacity=".22"/>
    <ellipse cx="280" cy="138" rx="236" ry="70" fill="${ink}" fill-opacity=".25"/>
    <path d="M44 112C44 72 150 40 280 40C410 40 516 72 516 112V128C516 168 410 200 280 200C150 200 44 168 44 128Z" fill="${second}"/>
    <path d="M44 112C44 72 150 40 280 40C410 40 516 72 516 112C516 152 410 184 280 184C150 184 44 152 44 112Z" fill="${accent}" fill-opacity=".55"/>
    <ellipse cx="280" cy="110" rx="204" ry="58" fill="${main}"/><ellipse cx="280" cy="110" rx="192" ry="52" fill="${accent}"/>
    <ellipse cx="186" cy="96" rx="34" ry="13" fill="${main}"/><ellipse cx="282" cy="80" rx="32" ry="12" fill="${main}"/><ellipse cx="376" cy="98" rx="34" ry="13" fill="${main}"/><ellipse cx="238" cy="128" rx="36" ry="14" fill="${main}"/><ellipse cx="336" cy="136" rx="36" ry="14" fill="${main}"/><ellipse cx="150" cy="124" rx="26" ry="10" fill="${main}"/>
    <path d="M166 92C172 86 182 85 192 86M262 76C270 70 280 70 288 71M356 94C364 88 374 87 384 88M216 124C224 117 236 116 246 118M314 132C322 125 334 124 344 126" stroke="${light}" stroke-opacity=".6" stroke-width="6" fill="none"/>
    <path d="M224 100C234 94 246 94 252 100C244 108 232 108 224 100ZM316 108C326 102 338 102 344 108C336 116 324 116 316 108ZM400 120C408 114 418 114 424 120C416 128 406 126 400 120ZM278 152C288 146 300 146 306 152C298 160 286 160 278 152Z" fill="${ink}" fill-opacity=".55"/>
    <path d="M78 100C96 78 150 62 214 56" stroke="${light}" stroke-opacity=".6" stroke-width="10" fill="none"/>
    <path d="M250 40C262 24 244 16 256 0M304 38C316 22 298 16 310 2" stroke="${light}" stroke-opacity=".8" stroke-width="8" fill="none"/>`,
});
