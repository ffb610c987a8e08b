import { drawSubject } from '../../drawing.ts';

export const whale = drawSubject({
  name: 'whale',
  nouns: ['whale', 'humpback whale', 'marine life'],
  bounds: { x: 6, y: 24, width: 434, height: 222 },
  natural: { main: '#4f7fa8', second: '#3b658b', accent: '#8fb8d4', ink: '#1d3448', light: '#e6f1f6' },
  presence: {
    nouns: ['whale', 'humpback whale'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.34,
    metres: 4,
    faces: 'right',
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M292 190C300 214 296 234 286 246C268 236 258 216 262 190Z" fill="${second}"/>
    <path d="M330 60C400 64 440 104 440 150C440 186 390 206 310 206C220 206 130 196 84 132C76 118 66 102 40 93C22 86 8 70 6 48C30 42 56 50 70 68C76 48 92 30 118 24C126 46 118 70 99 85C118 112 150 112 190 92C236 68 284 58 330 60Z" fill="${main}"/>
    <path d="M440 150C440 186 390 206 310 206C254 206 198 202 152 180C236 184 352 182 440 150Z" fill="${light}"/>
    <path d="M426 172C380 186 300 194 210 192M412 184C370 196 310 202 246 200M396 194C370 200 346 204 318 204" stroke="${ink}" stroke-opacity=".18" stroke-width="4" fill="none"/>
    <path d="M70 68C64 84 74 98 90 104C82 96 82 84 99 85C118 70 124 46 118 24C112 48 92 60 70 68Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M352 66C392 76 418 98 430 124C396 100 340 82 282 78C232 76 190 96 158 112C196 84 284 52 352 66Z" fill="${accent}" fill-opacity=".45"/>
    <path d="M206 84C212 70 226 62 238 62C238 72 240 78 246 80Z" fill="${second}"/>
    <path d="M318 168C312 206 288 234 250 244C248 212 262 186 288 166Z" fill="${second}"/>
    <path d="M306 176C300 206 282 228 254 238C282 222 294 200 298 176Z" fill="${light}" fill-opacity=".35"/>
    <path d="M438 140C420 152 398 158 376 158" stroke="${ink}" stroke-opacity=".5" stroke-width="5" fill="none"/>
    <circle cx="374" cy="138" r="7" fill="${ink}"/><circle cx="372" cy="136" r="2.4" fill="${light}"/>`,
});
