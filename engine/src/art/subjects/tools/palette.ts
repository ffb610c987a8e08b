import { drawSubject } from '../../drawing.ts';

export const palette = drawSubject({
  name: 'palette',
  nouns: [
    'palette',
    'paint',
    'painting',
    'art',
    'artist',
    'paintbrush',
    'brush',
    'workshop',
    'exhibition',
    'gallery',
    'craft',
    'design',
    'watercolor',
    'illustration',
    'colour',
    'color',
  ],
  bounds: { x: 14, y: 12.5, width: 414, height: 351.5 },
  presence: {
    nouns: ['palette', 'paint palette'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.3,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}board"><path d="M196 60C94 60 14 124 14 212C14 300 94 364 190 364C232 364 246 338 236 308C228 282 244 262 276 264C334 268 378 240 378 194C378 116 298 60 196 60ZM140 292a30 26 0 0 0 60 0a30 26 0 0 0 -60 0Z" clip-rule="evenodd"/></clipPath>
    <path d="M196 60C94 60 14 124 14 212C14 300 94 364 190 364C232 364 246 338 236 308C228 282 244 262 276 264C334 268 378 240 378 194C378 116 298 60 196 60ZM140 292a30 26 0 0 0 60 0a30 26 0 0 0 -60 0Z" fill-rule="evenodd" fill="${light}"/>
    <g clip-path="url(#${id}board)">
    <path d="M14 212C14 300 94 364 190 364C232 364 246 338 236 308C228 282 244 262 276 264C334 268 378 240 378 194C378 180 374 166 370 156C366 206 320 226 268 222C214 218 196 250 204 284C212 316 198 330 164 328C92 324 30 276 16 196Z" fill="${ink}" fill-opacity=".12"/>
    </g>
    <circle cx="96" cy="170" r="32" fill="${main}"/><circle cx="182" cy="122" r="32" fill="${second}"/><circle cx="272" cy="140" r="32" fill="${accent}"/><circle cx="88" cy="254" r="32" fill="${ink}"/>
    <path d="M76 164C78 154 84 150 92 149M162 116C164 106 170 102 178 101M252 134C254 124 260 120 268 119M68 248C70 238 76 234 84 233" stroke="${light}" stroke-opacity=".6" stroke-width="8" fill="none"/>
    <path d="M420 16C430 24 430 36 422 48L300 212L270 188L396 22C404 12 412 10 420 16Z" fill="${second}"/>
    <path d="M424 22C428 30 428 40 422 48L300 212L286 200Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M282 172L316 198L294 226L262 200Z" fill="${ink}"/>
    <path d="M262 200L294 226C286 262 250 274 208 262C232 252 240 214 262 200Z" fill="${main}"/>
    <path d="M278 213L294 226C286 262 250 274 208 262C240 262 266 244 278 213Z" fill="${ink}" fill-opacity=".2"/>`,
});
