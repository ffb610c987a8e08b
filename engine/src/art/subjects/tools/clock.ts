import { drawSubject } from '../../drawing.ts';

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);

export const clock = drawSubject({
  name: 'clock',
  nouns: [
    'clock',
    'alarm clock',
    'alarm',
    'deadline',
    'countdown',
    'hour',
    'minute',
    'schedule',
    'time management',
    'timer',
    'last chance',
    'productivity',
  ],
  bounds: { x: 28.5, y: 18, width: 343, height: 393 },
  presence: {
    nouns: ['clock', 'alarm clock'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.15,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M110 338L78 398M290 338L322 398" stroke="${ink}" stroke-width="26" fill="none"/>
    <path d="M36 132C18 92 34 46 76 34C106 26 134 40 148 62Z" fill="${second}"/>
    <path d="M364 132C382 92 366 46 324 34C294 26 266 40 252 62Z" fill="${second}"/>
    <path d="M364 132C382 92 366 46 324 34C346 62 330 90 300 96Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M200 66V36" stroke="${ink}" stroke-width="16" fill="none"/>
    <rect x="166" y="18" width="68" height="26" rx="13" fill="${ink}"/>
    <circle cx="200" cy="220" r="162" fill="${main}"/>
    <path d="M200 58A162 162 0 0 1 200 382C292 350 292 90 200 58Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M66 190C74 138 106 100 150 84" stroke="${light}" stroke-opacity=".5" stroke-width="13" fill="none"/>
    <circle cx="200" cy="220" r="122" fill="${light}"/>
    <path d="M200 98A122 122 0 0 1 200 342C262 312 262 128 200 98Z" fill="${ink}" fill-opacity=".07"/>
    ${ticks.map((angle) => `<path d="M200 ${angle % 90 === 0 ? 132 : 124}V114" stroke="${ink}" stroke-width="${angle % 90 === 0 ? 11 : 7}" transform="rotate(${angle} 200 220)"/>`).join('')}
    <path d="M200 220L148 178" stroke="${ink}" stroke-width="16" fill="none"/>
    <path d="M200 220L248 148" stroke="${ink}" stroke-width="12" fill="none"/>
    <circle cx="200" cy="220" r="15" fill="${accent}"/>`,
});
