import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';

const farLegs =
  'M98 190C92 226 102 250 98 282C108 288 128 288 138 282C138 250 146 226 148 196ZM262 190C264 226 262 252 260 282C270 288 290 288 298 282C296 250 300 220 304 184Z';
const nearLegs =
  'M36 168C34 212 60 228 58 256C56 266 54 274 54 282C64 290 96 290 106 282C104 262 112 240 126 226C140 206 142 184 138 168ZM214 176C218 216 218 246 214 262C212 270 212 276 212 282C222 290 254 290 264 282C262 262 268 232 280 196Z';

const paint = ({ main, accent, ink, light, own }: SubjectColors): string => `
    <path d="${farLegs}" fill="${main}"/><path d="${farLegs}" fill="${ink}" fill-opacity=".34"/>
    <path d="M34 178C26 138 54 104 104 100C138 97 164 86 196 82C222 79 244 84 262 82C282 70 308 70 322 80L312 158C302 186 284 206 256 212C206 224 150 216 112 216C72 216 40 208 34 178Z" fill="${main}"/>
    <path d="M112 216C150 216 206 224 256 212C284 206 302 186 310 164C286 188 240 196 196 194C146 192 92 200 40 190C50 210 78 216 112 216Z" fill="${ink}" fill-opacity=".16"/>
    <path d="${nearLegs}" fill="${main}"/>
    <path d="M54 276C60 268 98 268 106 276V282C96 290 64 290 54 282ZM212 276C220 268 256 268 264 276V282C254 290 222 290 212 282Z" fill="${ink}" fill-opacity=".4"/>
    <circle cx="286" cy="74" r="17" fill="${main}"/><circle cx="286" cy="75" r="8" fill="${ink}" fill-opacity=".35"/>
    <path d="M262 110C262 82 290 66 316 72C332 76 342 90 356 98C370 102 380 110 378 122C376 134 362 138 346 138C332 146 316 156 296 154C274 150 262 132 262 110Z" fill="${main}"/>
    <path d="M336 98C342 94 350 96 356 98C370 102 380 110 378 122C376 134 362 138 346 138C332 134 328 110 336 98Z" fill="${accent}"/>
    ${own?.[1] ? `<circle cx="324" cy="99" r="9" fill="${own[1]}"/>` : ''}<path d="M362 100C372 102 380 108 377 115C370 118 360 112 362 100ZM318 98C323 94 329 96 331 102C326 104 321 103 318 98Z" fill="${ink}"/>
    <path d="M352 128C360 130 368 128 374 124" stroke="${ink}" stroke-opacity=".6" stroke-width="4" fill="none"/>
    <path d="M60 124C80 108 104 108 130 106" stroke="${light}" stroke-opacity=".22" stroke-width="9" fill="none"/>`;

export const bear = drawSubject({
  name: 'bear',
  nouns: ['bear', 'grizzly', 'bear market', 'brown bear'],
  bounds: { x: 30, y: 54, width: 348, height: 234 },
  natural: { main: '#8a5a3a', second: '#6d4329', accent: '#c99a6c', ink: '#2e1d15', light: '#f6e6cf' },
  presence: { nouns: ['bear'], home: 'forest', stands: 'ground', tall: 0.36, metres: 1.5, faces: 'right' },
  paint,
});

export const polarBear = drawSubject({
  name: 'polar-bear',
  nouns: ['polar bear'],
  bounds: { x: 30, y: 54, width: 348, height: 234 },
  natural: { main: '#f3f1ea', second: '#d8d8d6', accent: '#e2dfd8', ink: '#3a4250', light: '#fffffc' },
  presence: {
    nouns: ['polar bear'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.36,
    metres: 1.6,
    faces: 'right',
  },
  paint,
});
