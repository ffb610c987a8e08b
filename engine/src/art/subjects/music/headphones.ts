import { drawSubject } from '../../drawing.ts';

export const headphones = drawSubject({
  name: 'headphones',
  nouns: [
    'headphone',
    'headset',
    'earphone',
    'earbud',
    'playlist',
    'audio',
    'music',
    'listening',
    'audiobook',
    'sound',
    'soundtrack',
    'album',
    'dj',
    'song',
  ],
  bounds: { x: 16, y: 14, width: 348, height: 356 },
  presence: {
    nouns: ['headphones', 'headphone', 'headset'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M56 250V196C56 112 112 38 190 38C268 38 324 112 324 196V250" stroke="${ink}" stroke-width="22" fill="none" stroke-linecap="butt"/>
    <path d="M82 116C104 66 144 34 190 34C236 34 276 66 298 116" stroke="${main}" stroke-width="40" fill="none"/>
    <path d="M241.5 48.5C265 62.5 285 86 298 116" stroke="${ink}" stroke-opacity=".18" stroke-width="40" fill="none"/>
    <path d="M82 116C104 66 144 34 190 34C208 34 226 39 241.5 48.5" stroke="${main}" stroke-width="40" fill="none" stroke-linecap="butt"/>
    <path d="M92 96C106 72 124 54 146 44" stroke="${light}" stroke-opacity=".55" stroke-width="10" fill="none"/>
    <rect x="84" y="206" width="46" height="158" rx="23" fill="${ink}"/>
    <rect x="250" y="206" width="46" height="158" rx="23" fill="${ink}"/>
    <path d="M104 200V370H80C44 370 16 342 16 306V264C16 228 44 200 80 200Z" fill="${second}"/>
    <path d="M276 200V370H300C336 370 364 342 364 306V264C364 228 336 200 300 200Z" fill="${second}"/>
    <path d="M300 200C336 200 364 228 364 264V306C364 342 336 370 300 370H290C318 350 330 320 330 285C330 250 318 222 290 200Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M104 200V370H92V200Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M38 296V266C38 246 50 230 68 224" stroke="${light}" stroke-opacity=".55" stroke-width="12" fill="none"/>
    <path d="M62 262V310M84 246V326" stroke="${accent}" stroke-width="12" fill="none"/>
    <path d="M318 262V310M296 246V326" stroke="${accent}" stroke-width="12" fill="none"/>`,
});
