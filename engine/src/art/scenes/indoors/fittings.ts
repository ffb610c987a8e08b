import { toDrawing } from '../../drawings/to-drawing.ts';

// Furniture that only stands in rooms: no prompt asks for a counter by itself. Each has its level in `presence`.
const only = {
  nouns: [],
  being: 'thing',
  home: 'kitchen',
  standsOn: 'ground',
  tall: 0.4,
  metres: 0.9,
} as const;

/** A kitchen counter with drawers and a sink's tap. */
export const counter = toDrawing({
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
export const plinth = toDrawing({
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
export const bench = toDrawing({
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
export const weightRack = toDrawing({
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
export const bistroTable = toDrawing({
  name: 'bistro-table',
  nouns: [],
  bounds: { x: 0, y: 0, width: 300, height: 300 },
  presence: { ...only, top: { from: 40, to: 260, y: 16 } },
  paint: ({ main, accent, ink, light }) => `
    <path d="M138 40H162L158 276H142Z" fill="${ink}"/><path d="M60 288C60 276 100 268 150 268C200 268 240 276 240 288V300H60Z" fill="${ink}"/>
    <path d="M0 24V34C0 48 67 58 150 58C233 58 300 48 300 34V24Z" fill="${main}"/><path d="M200 56C260 52 300 44 300 34V24H210Z" fill="${ink}" fill-opacity=".18"/>
    <ellipse cx="150" cy="24" rx="150" ry="24" fill="${accent}"/><path d="M40 16C70 8 110 6 146 6" stroke="${light}" stroke-opacity=".55" stroke-width="6" fill="none"/>`,
});

/** Four seats of a waiting hall on one beam. */
export const seatRow = toDrawing({
  name: 'seat-row',
  nouns: [],
  bounds: { x: 0, y: 0, width: 560, height: 200 },
  presence: { ...only, top: { from: 20, to: 540, y: 104 } },
  paint: ({ main, ink, light }) => `
    <path d="M70 136H96V186H70ZM464 136H490V186H464ZM46 186H120V200H46ZM440 186H514V200H440Z" fill="${ink}"/>
    <path d="M0 124H560V142H0Z" fill="${ink}"/>
    ${[0, 141, 282, 423].map((x) => `<path d="M${x + 8} 0H${x + 129}L${x + 123} 96H${x + 14}Z" fill="${main}"/><path d="M${x + 6} 96H${x + 131}V126H${x + 6}Z" fill="${main}"/><path d="M${x + 6} 112H${x + 131}V126H${x + 6}Z" fill="${ink}" fill-opacity=".2"/><path d="M${x + 22} 14H${x + 70}" stroke="${light}" stroke-opacity=".4" stroke-width="6"/>`).join('')}`,
});

/** Tubes of colored liquid in their rack. */
export const testTubes = toDrawing({
  name: 'test-tubes',
  nouns: [],
  bounds: { x: 0, y: 0, width: 300, height: 200 },
  natural: { main: '#b98a5a', second: '#4aa3c7', accent: '#e2574c', ink: '#2f3a44', light: '#eaf4f7' },
  paint: ({ main, second, accent, ink, light }) => `
    ${[34, 92, 150, 208, 266].map((x, i) => `<path d="M${x - 18} 0H${x + 18}V160A18 18 0 0 1 ${x - 18} 160Z" fill="${light}" fill-opacity=".85"/><path d="M${x - 18} ${60 + (i % 3) * 22}H${x + 18}V160A18 18 0 0 1 ${x - 18} 160Z" fill="${i % 2 === 0 ? second : accent}"/>`).join('')}
    <path d="M0 96H300V122H0Z" fill="${main}"/><path d="M0 112H300V122H0Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M0 178H300V200H0ZM4 96H22V190H4ZM278 96H296V190H278Z" fill="${main}"/>`,
});

/** An old travelling trunk with straps and corners of brass. */
export const trunk = toDrawing({
  name: 'trunk',
  nouns: [],
  bounds: { x: 0, y: 0, width: 340, height: 210 },
  natural: { main: '#7a4f35', second: '#5a3826', accent: '#d2a24c', ink: '#2c1d14', light: '#f0d9b5' },
  presence: { ...only, top: { from: 30, to: 310, y: 14 } },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M6 84V34C6 14 20 0 40 0H300C320 0 334 14 334 34V84Z" fill="${main}"/><path d="M0 84H340V196A14 14 0 0 1 326 210H14A14 14 0 0 1 0 196Z" fill="${main}"/>
    <path d="M220 84H340V196A14 14 0 0 1 326 210H190ZM240 0H300C320 0 334 14 334 34V84H228Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M0 78H340V94H0Z" fill="${ink}" fill-opacity=".45"/>
    <path d="M62 0H96V210H62ZM244 0H278V210H244Z" fill="${second}"/><path d="M66 96H92V124H66ZM248 96H274V124H248ZM146 72H194V122H146Z" fill="${accent}"/>
    <path d="M0 180V196A14 14 0 0 0 14 210H40V198H14V180ZM340 180V196A14 14 0 0 1 326 210H300V198H326V180Z" fill="${accent}"/>
    <circle cx="170" cy="100" r="9" fill="${ink}"/><path d="M24 20H54" stroke="${light}" stroke-opacity=".4" stroke-width="7"/>`,
});
