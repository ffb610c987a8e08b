import { drawSubject } from '../../drawing.ts';

export const rocket = drawSubject({
  name: 'rocket',
  nouns: ['rocket', 'launch', 'spaceship', 'spacecraft', 'startup', 'space shuttle', 'liftoff'],
  bounds: { x: 25.5, y: 10, width: 249, height: 458 },
  presence: {
    nouns: ['rocket', 'spaceship', 'spacecraft'],
    home: 'space',
    stands: 'air',
    tall: 0.42,
    metres: 30,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}hull"><path d="M150 10C206 56 234 128 234 204C234 252 222 292 206 322H94C78 292 66 252 66 204C66 128 94 56 150 10Z"/></clipPath>
    <path d="M150 468C112 430 104 392 116 350H184C196 392 188 430 150 468Z" fill="${accent}"/>
    <path d="M150 428C128 404 124 380 132 350H168C176 380 172 404 150 428Z" fill="${light}"/>
    <path d="M78 226C40 250 22 292 26 356C52 338 78 330 106 330Z" fill="${second}"/>
    <path d="M222 226C260 250 278 292 274 356C248 338 222 330 194 330Z" fill="${second}"/>
    <path d="M222 226C260 250 278 292 274 356C248 338 222 330 194 330Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M108 318H192L184 356H116Z" fill="${ink}"/>
    <path d="M150 10C206 56 234 128 234 204C234 252 222 292 206 322H94C78 292 66 252 66 204C66 128 94 56 150 10Z" fill="${light}"/>
    <g clip-path="url(#${id}hull)">
    <path d="M60 0H240V104C200 90 100 90 60 104Z" fill="${main}"/>
    <path d="M60 262C110 276 190 276 240 262V292C190 306 110 306 60 292Z" fill="${main}"/>
    <path d="M160 0H250V340H168C204 250 206 110 160 0Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M90 214C86 164 96 120 114 84" stroke="${light}" stroke-opacity=".75" stroke-width="11" fill="none"/>
    </g>
    <circle cx="150" cy="180" r="44" fill="${second}"/>
    <circle cx="150" cy="180" r="30" fill="${ink}"/>
    <path d="M150 150A30 30 0 0 0 120 180C136 180 150 166 150 150Z" fill="${light}" fill-opacity=".5"/>
    <path d="M138 252H162L158 356H142Z" fill="${second}"/>
    <path d="M150 252H162L158 356H150Z" fill="${ink}" fill-opacity=".2"/>`,
});
