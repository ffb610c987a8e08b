import { drawSubject } from '../../drawing.ts';
import type { Presence } from '../../presence.ts';
import type { SubjectColors } from '../../subject.ts';

const presence: Presence = { nouns: [], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.3 };

export const cake = drawSubject({
  name: 'cake',
  nouns: ['cake', 'dessert', 'sweet', 'wedding cake', 'cheesecake', 'gateau'],
  bounds: { x: 16, y: 104, width: 368, height: 314 },
  presence: { ...presence, nouns: ['cake', 'wedding cake', 'cheesecake'], tall: 0.36, metres: 0.24 },
  paint: (colors) => paintTiers(colors) + paintBerries(colors),
});

export const birthdayCake = drawSubject({
  name: 'birthday-cake',
  nouns: ['birthday cake', 'birthday', 'happy birthday', 'birthday party', 'bday'],
  bounds: { x: 16, y: 20, width: 368, height: 398 },
  presence: { ...presence, nouns: ['birthday cake'] },
  paint: (colors) => paintCandles(colors) + paintTiers(colors),
});

const paintBerries = ({ main, ink, light }: SubjectColors): string =>
  [136, 200, 264]
    .map(
      (x) => `<circle cx="${x}" cy="134" r="28" fill="${main}"/>
    <path d="M${x + 8} 107A28 28 0 0 1 ${x + 8} 161A40 40 0 0 0 ${x + 8} 107Z" fill="${ink}" fill-opacity=".18"/>
    <circle cx="${x - 9}" cy="124" r="6" fill="${light}" fill-opacity=".7"/>`,
    )
    .join('');

const paintCandles = ({ main, second, accent, light }: SubjectColors): string =>
  [128, 200, 272]
    .map(
      (x, i) => `
    <path d="M${x} 20C${x + 22} 44 ${x + 20} 66 ${x} 68C${x - 20} 66 ${x - 22} 44 ${x} 20Z" fill="${i === 1 ? main : accent}"/>
    <path d="M${x} 42C${x + 9} 54 ${x + 8} 66 ${x} 68C${x - 8} 66 ${x - 9} 54 ${x} 42Z" fill="${light}"/>
    <rect x="${x - 11}" y="76" width="22" height="86" rx="7" fill="${second}"/>
    <path d="M${x - 11} 104L${x + 11} 92V108L${x - 11} 120ZM${x - 11} 136L${x + 11} 124V140L${x - 11} 152Z" fill="${light}"/>`,
    )
    .join('');

const paintTiers = ({ main, second, accent, ink, light }: SubjectColors): string => `
    <path d="M92 180A28 28 0 0 1 120 152H280A28 28 0 0 1 308 180V270H92Z" fill="${second}"/>
    <path d="M246 152H280A28 28 0 0 1 308 180V270H238C254 236 258 190 246 152Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M92 180A28 28 0 0 1 120 152H280A28 28 0 0 1 308 180V198C308 218 280 218 278 200C276 190 262 190 260 202C258 232 228 232 226 206C224 194 208 194 206 206C204 222 182 222 180 204C178 192 162 194 160 208C158 236 128 234 126 206C124 196 112 196 110 204C106 214 92 210 92 198Z" fill="${light}"/>
    <path d="M44 286A26 26 0 0 1 70 260H330A26 26 0 0 1 356 286V386H44Z" fill="${main}"/>
    <path d="M276 260H330A26 26 0 0 1 356 286V386H262C286 350 292 304 276 260Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M44 286A26 26 0 0 1 70 260H330A26 26 0 0 1 356 286V304C356 326 326 326 324 306C322 294 304 294 302 308C300 340 266 340 264 310C262 298 246 298 244 310C242 328 216 328 214 308C212 296 194 296 192 310C190 344 156 342 154 312C152 300 136 300 134 312C132 330 106 330 104 308C102 296 88 296 86 306C82 324 44 322 44 302Z" fill="${accent}"/>
    <path d="M76 360H78M128 366H130M184 372H186M236 360H238M290 368H292M330 354H332" stroke="${light}" stroke-width="14" fill="none"/>
    <path d="M16 384H384C384 406 366 418 340 418H60C34 418 16 406 16 384Z" fill="${ink}"/>
    <path d="M70 284H150" stroke="${light}" stroke-opacity=".5" stroke-width="11" fill="none"/>`;
