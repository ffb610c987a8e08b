import { drawSubject } from '../../drawing.ts';

export const bathtub = drawSubject({
  name: 'bathtub',
  nouns: ['bathtub', 'bath', 'bathroom', 'tub', 'bubble bath'],
  bounds: { x: 0, y: -4, width: 480, height: 324 },
  natural: { main: '#f4f6f5', second: '#9ccfe0', accent: '#d9a75a', ink: '#48525e', light: '#ffffff' },
  presence: {
    nouns: ['bathtub', 'bath', 'tub', 'bubble bath'],
    home: 'bathroom',
    stands: 'ground',
    tall: 0.42,
    metres: 0.8,
    seat: { x: 230, y: 118 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M424 116V40C424 14 400 0 378 6C358 12 352 28 354 46" stroke="${accent}" stroke-width="17" fill="none"/>
    <path d="M340 46H370" stroke="${accent}" stroke-width="17"/><path d="M408 74H442" stroke="${accent}" stroke-width="13"/>
    <path d="M86 282C78 300 70 310 54 320H96C108 308 114 298 118 284ZM394 282C402 300 410 310 426 320H384C372 308 366 298 362 284Z" fill="${accent}"/>
    <circle cx="96" cy="92" r="34" fill="${light}"/><circle cx="146" cy="74" r="44" fill="${light}"/><circle cx="206" cy="84" r="38" fill="${light}"/><circle cx="258" cy="96" r="30" fill="${light}"/><circle cx="300" cy="104" r="22" fill="${light}"/>
    <circle cx="170" cy="86" r="26" fill="${second}" fill-opacity=".35"/><circle cx="112" cy="98" r="18" fill="${second}" fill-opacity=".35"/><circle cx="244" cy="104" r="16" fill="${second}" fill-opacity=".4"/>
    <circle cx="228" cy="24" r="11" fill="${second}" fill-opacity=".7"/><circle cx="268" cy="50" r="8" fill="${second}" fill-opacity=".7"/>
    <path d="M28 118H452C450 216 422 296 344 296H136C58 296 30 216 28 118Z" fill="${main}"/>
    <path d="M370 118H452C450 216 422 296 344 296H256C342 280 376 200 370 118Z" fill="${ink}" fill-opacity=".13"/>
    <path d="M30 132H450C450 146 448 150 446 160H34C32 150 30 146 30 132Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M64 168C72 216 88 248 114 264" stroke="${light}" stroke-width="12" fill="none"/>
    <rect x="0" y="104" width="480" height="32" rx="16" fill="${main}"/><path d="M360 104H464A16 16 0 0 1 464 136H350Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M20 114H180" stroke="${light}" stroke-width="7"/>`,
});
