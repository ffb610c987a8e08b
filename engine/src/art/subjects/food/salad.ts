import { drawSubject } from '../../drawing.ts';

export const salad = drawSubject({
  name: 'salad',
  nouns: ['salad', 'lettuce', 'greens', 'caesar salad', 'vegetable', 'veggie'],
  bounds: { x: 0, y: 22, width: 440, height: 298 },
  natural: { main: '#a86f43', second: '#6fb04f', accent: '#e2503f', ink: '#2f4a2a', light: '#fdf7e4' },
  presence: {
    nouns: ['salad', 'lettuce', 'vegetable', 'caesar salad'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.16,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M30 156C6 120 40 84 72 92C74 50 130 28 160 56C184 12 252 10 272 52C310 30 362 54 356 96C396 92 430 124 408 156Z" fill="${second}"/>
    <path d="M272 52C310 30 362 54 356 96C396 92 430 124 408 156H300C330 120 316 74 272 52Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M84 150C80 122 90 104 110 92M190 150C186 110 196 84 216 66M330 150C336 128 330 108 316 94" stroke="${light}" stroke-opacity=".5" stroke-width="8" fill="none"/>
    <circle cx="136" cy="112" r="38" fill="${accent}"/><path d="M114 104C118 92 126 86 136 84" stroke="${light}" stroke-opacity=".7" stroke-width="8" fill="none"/>
    <circle cx="300" cy="124" r="32" fill="${accent}"/><path d="M314 98C332 112 334 140 318 152H290C318 140 322 116 314 98Z" fill="${ink}" fill-opacity=".15"/>
    <ellipse cx="220" cy="120" rx="46" ry="32" fill="${light}"/><ellipse cx="224" cy="120" rx="22" ry="17" fill="${accent}" fill-opacity=".2"/><circle cx="224" cy="120" r="15" fill="${main}"/><circle cx="224" cy="120" r="15" fill="${light}" fill-opacity=".35"/>
    <path d="M64 132L96 146M366 128L390 144" stroke="${light}" stroke-width="11"/>
    <path d="M0 152H440C436 236 380 296 300 312H140C60 296 4 236 0 152Z" fill="${main}"/>
    <path d="M360 152H440C436 236 380 296 300 312H226C316 290 366 226 360 152Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M0 152H440C440 162 438 172 436 180H4C2 172 0 162 0 152Z" fill="${light}" fill-opacity=".4"/>
    <path d="M70 216C140 236 230 226 290 214M110 258C170 270 240 262 290 252" stroke="${ink}" stroke-opacity=".2" stroke-width="7" fill="none"/>
    <path d="M130 306H310V312C310 318 306 320 300 320H140C134 320 130 318 130 312Z" fill="${ink}"/>`,
});
