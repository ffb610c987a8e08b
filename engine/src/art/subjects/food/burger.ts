import { drawSubject } from '../../drawing.ts';

export const burger = drawSubject({
  name: 'burger',
  nouns: ['burger', 'hamburger', 'cheeseburger', 'street food', 'food truck'],
  bounds: { x: 20, y: 22, width: 380, height: 322 },
  natural: { main: '#d9923f', second: '#6aa84f', accent: '#f4b93a', ink: '#4a2615', light: '#fdf0d8' },
  presence: {
    nouns: ['burger', 'hamburger', 'cheeseburger'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.14,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M36 280H384V300C384 326 366 344 340 344H80C54 344 36 326 36 300Z" fill="${main}"/>
    <path d="M290 280H384V300C384 326 366 344 340 344H252C276 326 288 304 290 280Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="24" y="204" width="372" height="84" rx="34" fill="${ink}"/>
    <path d="M46 248H140" stroke="${light}" stroke-opacity=".2" stroke-width="11" fill="none"/>
    <path d="M40 206H380L300 232L262 268C256 274 248 274 242 268L202 232Z" fill="${accent}"/>
    <path d="M20 188C20 176 30 168 42 168H378C390 168 400 176 400 188C400 206 384 216 366 212C350 208 340 222 322 222C304 222 298 208 280 208C262 208 254 222 236 222C218 222 210 208 192 208C174 208 166 222 148 222C130 222 122 208 104 208C86 208 76 222 58 218C36 214 20 204 20 188Z" fill="${second}"/>
    <path d="M30 168C30 80 108 22 210 22C312 22 390 80 390 168C390 176 384 180 376 180H44C36 180 30 176 30 168Z" fill="${main}"/>
    <path d="M282 36C346 60 390 108 390 168C390 176 384 180 376 180H264C306 140 312 84 282 36Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M56 138C66 100 94 72 132 58" stroke="${light}" stroke-opacity=".55" stroke-width="14" fill="none"/>
    <path d="M176 64L184 60M232 58L240 62M154 106L162 110M214 98L222 94M276 98L284 104M244 138L252 134M316 134L322 140M114 138L122 134M186 142L194 146" stroke="${light}" stroke-width="12" fill="none"/>`,
});
