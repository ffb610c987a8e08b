import { drawSubject } from '../../drawing.ts';

export const stove = drawSubject({
  name: 'stove',
  nouns: ['stove', 'oven', 'cooker', 'cooking', 'recipe'],
  bounds: { x: 0, y: 8, width: 280, height: 352 },
  natural: { main: '#f1ebe0', second: '#d9573f', accent: '#f6b24c', ink: '#333a44', light: '#fffdf6' },
  presence: {
    nouns: ['stove', 'oven', 'cooker'],
    home: 'kitchen',
    stands: 'ground',
    tall: 0.46,
    metres: 0.95,
    top: { from: 20, to: 260, y: 76 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M60 20H68" stroke="${second}" stroke-width="12"/>
    <path d="M20 28H114C114 54 106 70 94 74H40C28 70 20 54 20 28Z" fill="${second}"/><path d="M82 28H114C114 54 106 70 94 74H68C80 66 86 48 82 28Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M12 28H122" stroke="${ink}" stroke-width="9"/><path d="M58 8H76V26H58Z" fill="${ink}"/><path d="M122 40H146" stroke="${ink}" stroke-width="8"/>
    <path d="M14 76H112M170 76H256" stroke="${ink}" stroke-width="8"/>
    <path d="M0 84H280V96C280 104 276 108 268 108H12C4 108 0 104 0 96Z" fill="${ink}"/>
    <path d="M8 106H272V350H8Z" fill="${main}"/><path d="M220 106H272V350H206C226 270 228 180 220 106Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M48 134H50M96 134H98M182 134H184M230 134H232" stroke="${ink}" stroke-width="24"/><path d="M132 134H148" stroke="${accent}" stroke-width="14"/>
    <path d="M44 180H236" stroke="${second}" stroke-width="12"/>
    <rect x="40" y="204" width="200" height="110" rx="14" fill="${ink}"/><rect x="58" y="220" width="164" height="78" rx="8" fill="${accent}" fill-opacity=".85"/>
    <path d="M58 262H222" stroke="${ink}" stroke-opacity=".5" stroke-width="5"/><path d="M58 280L118 220H150L70 298H58Z" fill="${light}" fill-opacity=".4"/>
    <path d="M20 346H60V360H20ZM220 346H260V360H220Z" fill="${ink}"/>`,
});
