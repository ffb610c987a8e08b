import { drawSubject } from '../../drawing.ts';

export const gift = drawSubject({
  name: 'gift',
  nouns: ['gift', 'gift box', 'giveaway', 'holiday gift', 'reward', 'bonus', 'surprise', 'raffle'],
  bounds: { x: 20, y: 27.5, width: 360, height: 360.5 },
  presence: {
    nouns: ['gift', 'gift box', 'present'],
    home: 'living-room',
    stands: 'table',
    tall: 0.34,
    metres: 0.3,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M200 112C176 40 116 10 84 38C50 68 92 118 200 118Z" fill="${accent}"/>
    <path d="M200 112C224 40 284 10 316 38C350 68 308 118 200 118Z" fill="${accent}"/>
    <path d="M188 106C166 66 128 46 108 60C92 74 122 104 188 106Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M212 106C234 66 272 46 292 60C308 74 278 104 212 106Z" fill="${ink}" fill-opacity=".3"/>
    <rect x="44" y="186" width="312" height="202" rx="16" fill="${main}"/>
    <path d="M270 186H356V372A16 16 0 0 1 340 388H240C270 330 280 260 270 186Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M44 186H356V214H44Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="164" y="186" width="72" height="202" fill="${accent}"/>
    <path d="M164 186H236V214H164Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M212 214H236V388H212Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="20" y="112" width="360" height="80" rx="16" fill="${second}"/>
    <path d="M290 112H364A16 16 0 0 1 380 128V176A16 16 0 0 1 364 192H276C290 166 296 140 290 112Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="164" y="112" width="72" height="80" fill="${accent}"/>
    <path d="M212 112H236V192H212Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="162" y="84" width="76" height="50" rx="20" fill="${accent}"/>
    <path d="M206 84H218A20 20 0 0 1 238 104V114A20 20 0 0 1 218 134H206C216 118 216 100 206 84Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M42 134H130" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <circle cx="92" cy="258" r="13" fill="${light}"/><circle cx="128" cy="320" r="13" fill="${light}"/><circle cx="76" cy="344" r="13" fill="${light}"/><circle cx="272" cy="252" r="13" fill="${light}"/><circle cx="318" cy="304" r="13" fill="${light}"/><circle cx="276" cy="352" r="13" fill="${light}"/>`,
});
