import { drawSubject } from '../../drawing.ts';

export const box = drawSubject({
  name: 'box',
  nouns: [
    'box',
    'package',
    'parcel',
    'delivery',
    'cardboard box',
    'unboxing',
    'shipment',
    'moving box',
    'warehouse',
    'logistics',
    'inventory',
    'npm package',
    'dependency',
  ],
  bounds: { x: 24, y: 20, width: 352, height: 362 },
  presence: {
    nouns: ['box', 'package', 'parcel', 'cardboard box'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.32,
    metres: 0.4,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M200 20L376 110V286L200 382L24 286V110Z" fill="${main}"/>
    <path d="M200 206L376 110V286L200 382Z" fill="${ink}" fill-opacity=".26"/>
    <path d="M24 110L200 206V382L24 286Z" fill="${ink}" fill-opacity=".08"/>
    <path d="M200 20L376 110L200 206L24 110Z" fill="${light}" fill-opacity=".28"/>
    <path d="M92 75L268 169V232L240 216L222 235V193L48 98Z" fill="${accent}"/>
    <path d="M222 193L268 169V232L240 216L222 235Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M200 206V382M24 110L200 206L376 110" stroke="${ink}" stroke-opacity=".25" stroke-width="6" stroke-linecap="butt" fill="none"/>
    <path d="M56 246L112 277V318L56 287Z" fill="${light}"/>
    <path d="M68 268L98 285M68 286L86 296" stroke="${second}" stroke-width="8" fill="none"/>
    <path d="M304 300V256M294 272L304 256L314 262M344 279V235M334 251L344 235L354 241M296 322L354 291" stroke="${light}" stroke-width="9" fill="none"/>`,
});
