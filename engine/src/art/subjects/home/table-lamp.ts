import { drawSubject } from '../../drawing.ts';

export const tableLamp = drawSubject({
  name: 'table-lamp',
  nouns: ['table lamp', 'desk lamp', 'bedside lamp', 'lampshade', 'night light'],
  bounds: { x: 0, y: 0, width: 200, height: 300 },
  natural: { main: '#f6d9a0', second: '#3f7f86', accent: '#ffe9bd', ink: '#33292e', light: '#fff8e6' },
  presence: {
    nouns: ['lamp', 'table lamp', 'desk lamp', 'bedside lamp', 'lampshade', 'night light'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.45,
    glow: { x: 100, y: 90, reach: 1.2 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M100 130V176" stroke="${ink}" stroke-width="12"/>
    <path d="M84 166H116C118 186 152 204 152 240C152 270 134 286 126 290H74C66 286 48 270 48 240C48 204 82 186 84 166Z" fill="${second}"/>
    <path d="M108 166H116C118 186 152 204 152 240C152 270 134 286 126 290H98C130 260 128 200 108 166Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M66 246C66 224 78 210 88 200" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>
    <path d="M62 286H138C144 286 148 290 148 300H52C52 290 56 286 62 286Z" fill="${ink}"/>
    <path d="M52 0H148L200 148H0Z" fill="${main}"/>
    <path d="M148 0L200 148H134C144 98 138 44 124 0Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M60 14L24 130H66L84 14Z" fill="${accent}"/>
    <path d="M0 148L5 134H195L200 148Z" fill="${ink}" fill-opacity=".28"/>`,
});
