import { drawSubject } from '../../drawing.ts';

// Furniture that only stands in rooms: no prompt asks for a counter by itself. Each has its level in `presence`.
const only = { nouns: [], home: 'kitchen', stands: 'ground', tall: 0.4, metres: 0.9 } as const;

/** A kitchen counter with drawers and a sink's tap. */
export const counter = drawSubject({
  name: 'counter',
  nouns: [],
  bounds: { x: 0, y: 0, width: 640, height: 300 },
  presence: { ...only, top: { from: 20, to: 620, y: 10 } },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="14" y="280" width="612" height="20" fill="${ink}" fill-opacity=".7"/>
    <rect x="6" y="28" width="628" height="256" fill="${main}"/>
    <path d="M22 52H202V112H22ZM22 124H202V270H22ZM222 52H418V270H222ZM438 52H618V112H438ZM438 124H618V270H438Z" fill="${light}" fill-opacity=".2"/>
    <path d="M320 52V270" stroke="${ink}" stroke-opacity=".22" stroke-width="5"/>
    <path d="M94 82H130M94 150H130M300 150V186M340 150V186M510 82H546M510 150H546" stroke="${second}" stroke-width="10"/>
    <path d="M6 28H634V40H6Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="0" y="0" width="640" height="30" rx="6" fill="${accent}"/><path d="M4 8H400" stroke="${light}" stroke-opacity=".5" stroke-width="5"/>`,
});

/** A museum's plinth. */
export const plinth = drawSubject({
  name: 'plinth',
  nouns: [],
  bounds: { x: 0, y: 0, width: 180, height: 260 },
  presence: { ...only, top: { from: 20, to: 160, y: 8 } },
  paint: ({ main, ink, light }) => `
    <rect x="12" y="20" width="156" height="226" fill="${main}"/><path d="M120 20H168V246H120Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M12 24H168V36H12Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="0" y="0" width="180" height="26" rx="4" fill="${light}"/><rect x="0" y="240" width="180" height="20" rx="4" fill="${light}"/><path d="M120 240H180V260H116Z" fill="${ink}" fill-opacity=".12"/>`,
});

/** A padded bench on two legs. */
export const bench = drawSubject({
  name: 'padded-bench',
  nouns: [],
  bounds: { x: 0, y: 0, width: 420, height: 140 },
  presence: { ...only, top: { from: 20, to: 400, y: 8 } },
  paint: ({ main, ink, light }) => `
    <path d="M50 50H74L68 140H46ZM346 50H370L374 140H352Z" fill="${ink}"/>
    <rect x="0" y="0" width="420" height="56" rx="20" fill="${main}"/><path d="M300 0H400A20 20 0 0 1 420 20V36A20 20 0 0 1 400 56H280Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M22 16H180" stroke="${light}" stroke-opacity=".45" stroke-width="7"/>`,
});

/** Dumbbells on two rails. */
export const weightRack = drawSubject({
  name: 'weight-rack',
  nouns: [],
  bounds: { x: 0, y: 0, width: 460, height: 300 },
  presence: { ...only, top: { from: 20, to: 440, y: 40 } },
  paint: ({ main, second, accent, ink, light }) => {
    const pair = (x: number, y: number, size: number, color: string): string =>
      `<rect x="${x}" y="${y - size}" width="20" height="${size}" rx="6" fill="${color}"/><rect x="${x + 46}" y="${y - size}" width="20" height="${size}" rx="6" fill="${color}"/><path d="M${x + 20} ${y - size / 2}h26" stroke="${light}" stroke-width="9"/>`;
    return `
    <path d="M30 0H54V280H30ZM406 0H430V280H406Z" fill="${ink}"/><path d="M0 280H84V300H0ZM376 280H460V300H376Z" fill="${ink}"/>
    <path d="M20 76H440V98H20ZM20 206H440V228H20Z" fill="${main}"/><path d="M20 90H440V98H20ZM20 220H440V228H20Z" fill="${ink}" fill-opacity=".25"/>
    ${[72, 162, 252, 342].map((x, i) => pair(x, 76, 42 + (i % 2) * 8, i % 2 === 0 ? second : ink)).join('')}
    ${[72, 162, 252, 342].map((x, i) => pair(x, 206, 56 + (i % 2) * 10, i % 2 === 0 ? ink : accent)).join('')}`;
  },
});

/** A round table on one foot, seen from the side. */
export const bistroTable = drawSubject({
  name: 'bistro-table',
  nouns: [],
  bounds: { x: 0, y: 0, width: 300, height: 300 },
  presence: { ...only, top: { from: 40, to: 260, y: 16 } },
  paint: ({ main, accent, ink, light }) => `
    <path d="M138 40H162L158 276H142Z" fill="${ink}"/><path d="M60 288C60 276 100 268 150 268C200 268 240 276 240 288V300H60Z" fill="${ink}"/>
    <path d="M0 24V34C0 48 67 58 150 58C233 58 300 48 300 34V24Z" fill="${main}"/><path d="M200 56C260 52 300 44 300 34V24H210Z" fill="${ink}" fill-opacity=".18"/>
    <ellipse cx="150" cy="24" rx="150" ry="24" fill="${accent}"/><path d="M40 16C70 8 110 6 146 6" stroke="${light}" stroke-opacity=".55" stroke-width="6" fill="none"/>`,
});
