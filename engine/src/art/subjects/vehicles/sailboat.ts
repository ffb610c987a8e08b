import { drawSubject } from '../../drawing.ts';

export const sailboat = drawSubject({
  name: 'sailboat',
  nouns: [
    'sailboat',
    'boat',
    'sailing',
    'sailing boat',
    'regatta',
    'cruise',
    'voyage',
    'harbor',
    'harbour',
    'sailor',
    'marina',
  ],
  bounds: { x: 8, y: 7.5, width: 404, height: 406.5 },
  natural: { main: '#c9503c', second: '#3f8fd0', accent: '#f2c14b', ink: '#4a3020', light: '#fdf6e8' },
  presence: {
    nouns: ['sailboat', 'boat', 'sailing boat'],
    home: 'sea',
    stands: 'water',
    tall: 0.46,
    metres: 9,
    shown: 0.86,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M206 14V330" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M210 14L276 32L210 54Z" fill="${main}"/>
    <path d="M192 66C182 160 128 250 52 296H192Z" fill="${light}"/>
    <path d="M60 290L52 296H192V250C150 262 104 276 60 290Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M222 78C292 128 340 210 350 296H222Z" fill="${accent}"/>
    <path d="M222 78C292 128 340 210 350 296H270C284 220 264 140 222 78Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M222 220H329L339 250H222Z" fill="${light}" fill-opacity=".8"/>
    <path d="M40 320H384C380 364 352 394 310 394H122C78 394 46 364 40 320Z" fill="${main}"/>
    <path d="M282 320H384C380 364 352 394 310 394H214C262 384 282 356 282 320Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M40 320H384L382 336H42Z" fill="${light}"/>
    <circle cx="142" cy="358" r="12" fill="${accent}"/><circle cx="190" cy="358" r="12" fill="${accent}"/><circle cx="238" cy="358" r="12" fill="${accent}"/>
    <g transform="translate(0 -22)"><path d="M8 392C36 372 60 372 84 392C108 412 132 412 158 392C184 372 208 372 234 392C260 412 284 412 310 392C334 372 360 372 388 392C396 398 404 402 412 403V436H8Z" fill="${second}"/>
    <path d="M8 412C36 394 60 394 84 412C108 430 132 430 158 412C184 394 208 394 234 412C260 430 284 430 310 412C334 394 360 394 388 412C396 418 404 421 412 422V436H8Z" fill="${ink}" fill-opacity=".2"/></g>`,
});
