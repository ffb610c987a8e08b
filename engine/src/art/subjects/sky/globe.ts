import { drawSubject } from '../../drawing.ts';

export const globe = drawSubject({
  name: 'globe',
  nouns: [
    'globe',
    'world',
    'earth',
    'planet earth',
    'geography',
    'international',
    'global',
    'country',
    'continent',
    'translation',
    'language',
    'climate',
    'earth day',
  ],
  bounds: { x: 48, y: 19, width: 316, height: 397 },
  natural: { main: '#5fae5a', second: '#3f8fd0', accent: '#f0b440', ink: '#26364f', light: '#f2fbff' },
  presence: { nouns: ['globe', 'earth globe'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.4 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}ball"><circle cx="186" cy="176" r="138"/></clipPath>
    <path d="M280 34C340 76 366 142 348 212C326 296 248 344 164 330C138 326 112 314 92 298" stroke="${ink}" stroke-width="20" fill="none"/>
    <circle cx="186" cy="176" r="138" fill="${second}"/>
    <g clip-path="url(#${id}ball)">
    <path d="M70 92C96 62 150 42 176 58C196 72 176 92 162 104C150 116 132 114 130 134C128 152 150 150 164 164C184 184 178 214 160 236C150 250 148 270 136 268C120 262 126 232 120 214C112 192 84 184 70 164C56 142 54 114 70 92Z" fill="${main}"/>
    <path d="M236 54C262 44 300 68 318 100C332 128 316 138 300 132C284 126 274 138 258 132C240 126 252 108 240 98C226 86 222 62 236 54Z" fill="${main}"/>
    <path d="M216 164C232 148 266 152 284 166C302 182 292 202 280 220C268 240 266 268 250 268C234 266 240 236 230 218C220 202 202 184 216 164Z" fill="${main}"/>
    <path d="M236 30H340V330H190C270 280 286 120 236 30Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M72 190C68 150 84 104 118 78" stroke="${light}" stroke-opacity=".55" stroke-width="13" fill="none"/>
    </g>
    <circle cx="284" cy="36" r="17" fill="${accent}"/><circle cx="90" cy="300" r="17" fill="${accent}"/>
    <path d="M204 330H236V388H204Z" fill="${ink}"/>
    <path d="M158 382H282C300 382 312 396 312 416H128C128 396 140 382 158 382Z" fill="${main}"/>
    <path d="M244 382H282C300 382 312 396 312 416H254C256 402 252 390 244 382Z" fill="${ink}" fill-opacity=".18"/>`,
});
