import { drawSubject } from '../../drawing.ts';

export const balloon = drawSubject({
  name: 'balloon',
  nouns: ['hot air balloon', 'hot-air balloon', 'balloon ride', 'wanderlust'],
  bounds: { x: 12, y: 12, width: 296, height: 436 },
  presence: { nouns: ['hot air balloon'], home: 'meadow', stands: 'air', tall: 0.42, metres: 20 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}hull"><path d="M160 12C246 12 308 74 308 156C308 226 254 274 204 332H116C66 274 12 226 12 156C12 74 74 12 160 12Z"/></clipPath>
    <path d="M120 328L132 388M200 328L188 388M160 328V388" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M160 12C246 12 308 74 308 156C308 226 254 274 204 332H116C66 274 12 226 12 156C12 74 74 12 160 12Z" fill="${main}"/>
    <g clip-path="url(#${id}hull)">
    <path d="M160 12C112 40 84 100 84 156C84 224 108 280 132 332H188C212 280 236 224 236 156C236 100 208 40 160 12Z" fill="${light}"/>
    <path d="M160 12C144 50 136 100 136 156C136 224 144 280 150 332H170C176 280 184 224 184 156C184 100 176 50 160 12Z" fill="${second}"/>
    <path d="M0 178C90 214 230 214 320 178V214C230 250 90 250 0 214Z" fill="${accent}"/>
    <path d="M212 0H330V340H170C230 260 262 120 212 0Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M38 150C40 104 64 66 100 46" stroke="${light}" stroke-opacity=".6" stroke-width="13" fill="none"/>
    </g>
    <rect x="108" y="322" width="104" height="20" rx="10" fill="${ink}"/>
    <path d="M116 382H204L196 432C194 442 188 448 178 448H142C132 448 126 442 124 432Z" fill="${second}"/>
    <path d="M172 382H204L196 432C194 442 188 448 178 448H160C172 430 176 406 172 382Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="108" y="374" width="104" height="18" rx="9" fill="${accent}"/>`,
});
