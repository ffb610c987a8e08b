import { drawSubject } from '../../drawing.ts';

const pan = (x: number, color: string, shade: string): string => `
    <path d="M${x} 108L${x - 62} 226M${x} 108L${x + 62} 226" stroke="${shade}" stroke-width="7" fill="none"/>
    <path d="M${x - 78} 224H${x + 78}C${x + 78} 266 ${x + 42} 286 ${x} 286C${x - 42} 286 ${x - 78} 266 ${x - 78} 224Z" fill="${color}"/>
    <path d="M${x + 30} 224H${x + 78}C${x + 78} 264 ${x + 46} 284 ${x + 6} 286C${x + 28} 270 ${x + 34} 246 ${x + 30} 224Z" fill="${shade}" fill-opacity=".18"/>`;

export const scales = drawSubject({
  name: 'scales',
  nouns: [
    'scale',
    'justice',
    'law',
    'court',
    'lawyer',
    'contract',
    'legal',
    'judge',
    'compliance',
    'attorney',
    'regulation',
    'equality',
    'ethic',
    'policy',
    'ai safety',
    'balance',
    'trial',
  ],
  bounds: { x: 14, y: 24, width: 412, height: 392 },
  presence: { nouns: ['scale'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.5 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M202 60H238V370H202Z" fill="${second}"/><path d="M222 60H238V370H222Z" fill="${ink}" fill-opacity=".22"/>
    ${pan(92, main, ink)}${pan(348, main, ink)}
    <path d="M92 108C140 108 170 84 220 84C270 84 300 108 348 108" stroke="${second}" stroke-width="19" fill="none"/>
    <circle cx="92" cy="108" r="15" fill="${accent}"/><circle cx="348" cy="108" r="15" fill="${accent}"/>
    <circle cx="220" cy="60" r="36" fill="${accent}"/>
    <path d="M232 26A36 36 0 0 1 208 94C242 90 250 52 232 26Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M198 56C200 46 206 40 214 38" stroke="${light}" stroke-opacity=".7" stroke-width="8" fill="none"/>
    <path d="M172 352H268C280 352 288 360 290 372L294 388H146L150 372C152 360 160 352 172 352Z" fill="${main}"/>
    <path d="M244 352H268C280 352 288 360 290 372L294 388H252C256 376 252 362 244 352Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="112" y="384" width="216" height="32" rx="16" fill="${ink}"/>
    <path d="M34 242C40 258 54 268 72 272M290 242C296 258 310 268 328 272" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>`,
});
