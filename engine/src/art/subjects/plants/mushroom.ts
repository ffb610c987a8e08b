import { drawSubject } from '../../drawing.ts';

export const mushroom = drawSubject({
  name: 'mushroom',
  nouns: ['mushroom', 'toadstool', 'fungus', 'fungi', 'foraging'],
  bounds: { x: 14, y: 18, width: 352, height: 380 },
  natural: { main: '#d8432f', second: '#6a9a4a', accent: '#e8c79a', ink: '#4a2a1c', light: '#fff6e8' },
  presence: {
    nouns: ['mushroom', 'toadstool'],
    home: 'forest',
    stands: 'ground',
    tall: 0.26,
    metres: 0.2,
    shown: 0.95,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cap"><path d="M16 206C16 96 92 18 190 18C288 18 364 96 364 206C364 232 290 244 190 244C90 244 16 232 16 206Z"/></clipPath>
    <path d="M134 226H246C240 270 250 310 270 350C280 376 262 388 236 388H144C118 388 100 376 110 350C130 310 140 270 134 226Z" fill="${light}"/>
    <path d="M214 226H246C240 270 250 310 270 350C280 376 262 388 236 388H190C216 350 224 280 214 226Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M128 236H252C252 262 226 270 190 270C154 270 128 262 128 236Z" fill="${accent}"/>
    <path d="M16 206C16 96 92 18 190 18C288 18 364 96 364 206C364 232 290 244 190 244C90 244 16 232 16 206Z" fill="${main}"/>
    <g clip-path="url(#${id}cap)">
    <circle cx="178" cy="84" r="34" fill="${light}"/><circle cx="92" cy="150" r="26" fill="${light}"/><circle cx="272" cy="126" r="28" fill="${light}"/><circle cx="188" cy="186" r="22" fill="${light}"/><circle cx="336" cy="206" r="24" fill="${light}"/><circle cx="36" cy="226" r="22" fill="${light}"/>
    <path d="M260 18H380V250H220C290 200 310 100 260 18Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M46 142C56 104 78 74 108 56" stroke="${light}" stroke-opacity=".55" stroke-width="13" fill="none"/>
    </g>
    <path d="M40 392C44 362 60 346 74 340C78 358 78 372 74 392ZM84 392C84 366 96 350 112 344C112 366 110 380 104 392ZM290 392C286 368 294 348 308 340C318 356 322 372 320 392ZM328 392C332 372 344 360 358 356C358 372 354 384 350 392Z" fill="${second}"/>
    <rect x="14" y="380" width="352" height="18" rx="9" fill="${ink}"/>`,
});
