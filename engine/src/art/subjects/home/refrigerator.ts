import { drawSubject } from '../../drawing.ts';

export const refrigerator = drawSubject({
  name: 'refrigerator',
  nouns: ['refrigerator', 'fridge', 'freezer'],
  bounds: { x: 0, y: 0, width: 230, height: 470 },
  natural: { main: '#a9d3c8', second: '#e06a52', accent: '#f2c46a', ink: '#3a4a50', light: '#f7fffb' },
  presence: {
    nouns: ['refrigerator', 'fridge', 'freezer'],
    home: 'kitchen',
    stands: 'ground',
    tall: 0.6,
    metres: 1.8,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M22 450H60V470H22ZM170 450H208V470H170Z" fill="${ink}"/>
    <path d="M0 44C0 14 16 0 46 0H184C214 0 230 14 230 44V440C230 452 222 458 212 458H18C8 458 0 452 0 440Z" fill="${main}"/>
    <path d="M164 0H184C214 0 230 14 230 44V440C230 452 222 458 212 458H154C184 310 186 140 164 0Z" fill="${ink}" fill-opacity=".13"/>
    <path d="M0 152H230" stroke="${ink}" stroke-opacity=".35" stroke-width="7"/>
    <path d="M30 84V128M30 180V262" stroke="${light}" stroke-width="13"/>
    <path d="M20 60C20 34 30 22 52 20" stroke="${light}" stroke-opacity=".7" stroke-width="9" fill="none"/>
    <g transform="rotate(4 140 230)"><rect x="98" y="196" width="74" height="64" rx="4" fill="${light}"/><path d="M110 216H158M110 232H148" stroke="${ink}" stroke-opacity=".35" stroke-width="6"/></g>
    <circle cx="136" cy="198" r="10" fill="${second}"/><circle cx="90" cy="300" r="12" fill="${accent}"/><path d="M150 296L166 312M166 296L150 312" stroke="${second}" stroke-width="9"/>`,
});
