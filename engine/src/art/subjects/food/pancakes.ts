import { drawSubject } from '../../drawing.ts';

export const pancakes = drawSubject({
  name: 'pancakes',
  nouns: ['pancake', 'pancakes', 'waffle', 'brunch', 'syrup'],
  bounds: { x: 0, y: 39, width: 440, height: 231 },
  natural: { main: '#d9994a', second: '#f2c679', accent: '#b45a1e', ink: '#5a3010', light: '#fff6dd' },
  presence: {
    nouns: ['pancake', 'waffle'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.12,
    several: 4,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M0 232H440C430 256 390 270 340 270H100C50 270 10 256 0 232Z" fill="${light}"/><path d="M320 232H440C430 256 390 270 340 270H240C290 266 320 254 320 232Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="58" y="186" width="324" height="52" rx="26" fill="${second}"/><path d="M58 206C58 190 70 180 90 180H350C370 180 382 190 382 206C340 216 100 216 58 206Z" fill="${main}"/>
    <rect x="70" y="138" width="304" height="52" rx="26" fill="${second}"/><path d="M70 158C70 142 82 132 100 132H344C362 132 374 142 374 158C330 168 110 168 70 158Z" fill="${main}"/>
    <rect x="60" y="88" width="316" height="54" rx="27" fill="${second}"/><path d="M60 108C60 86 110 72 218 72C326 72 376 86 376 108C376 124 326 132 218 132C110 132 60 124 60 108Z" fill="${main}"/>
    <path d="M310 80C352 86 376 94 376 108V120C376 134 366 142 350 142C384 150 378 180 352 188C392 196 390 230 352 238H290C330 190 330 130 310 80Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M110 104C120 84 180 78 230 82C290 82 330 92 326 108C322 122 304 118 300 130C296 150 294 176 282 178C268 178 276 140 262 132C240 124 224 128 216 140C208 160 212 206 196 208C180 208 188 160 176 138C166 124 112 126 110 104Z" fill="${accent}"/>
    <path d="M134 102C148 92 176 90 196 90" stroke="${light}" stroke-opacity=".5" stroke-width="8" fill="none"/>
    <path d="M176 56L240 40C246 38 252 40 254 46L262 78C262 84 260 88 254 90L194 102C188 102 184 100 182 96L172 64C172 60 172 58 176 56Z" fill="${light}"/><path d="M176 56L240 40C246 38 252 40 254 46L258 62L178 82L172 64C172 60 172 58 176 56Z" fill="${second}" fill-opacity=".5"/>
    <circle cx="286" cy="68" r="20" fill="${ink}"/><circle cx="310" cy="86" r="18" fill="${ink}"/><circle cx="130" cy="84" r="18" fill="${ink}"/>`,
});
