import { drawSubject } from '../../drawing.ts';

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

export const flower = drawSubject({
  name: 'flower',
  nouns: ['flower', 'blossom', 'bloom', 'spring', 'florist', "mother's day"],
  bounds: { x: 24, y: 20, width: 292, height: 424.5 },
  natural: { main: '#e8577e', second: '#4a9a58', accent: '#f6c13d', ink: '#4a1f36', light: '#fff3e6' },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M170 180C174 270 168 360 172 436" stroke="${second}" stroke-width="17" fill="none"/>
    <path d="M170 372C120 372 74 342 58 286C116 280 162 312 170 372Z" fill="${second}"/>
    <path d="M174 400C226 396 270 362 282 306C226 304 180 340 174 400Z" fill="${second}"/>
    <path d="M174 400C200 356 238 326 282 306C270 362 226 396 174 400Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M170 372C142 334 104 304 58 286C74 342 120 372 170 372Z" fill="${ink}" fill-opacity=".12"/>
    ${petals
      .map(
        (
          angle,
        ) => `<g transform="rotate(${angle} 170 166)"><path d="M170 150C130 120 128 54 170 20C212 54 210 120 170 150Z" fill="${main}"/>
    <path d="M170 150C172 106 172 64 170 20C212 54 210 120 170 150Z" fill="${ink}" fill-opacity=".12"/></g>`,
      )
      .join('')}
    <circle cx="170" cy="166" r="52" fill="${accent}"/>
    <path d="M192 119A52 52 0 0 1 150 214C196 204 212 160 192 119Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M150 150H151M172 142H173M160 172H161M184 164H185M176 188H177M146 184H147" stroke="${light}" stroke-width="10" fill="none"/>`,
});
