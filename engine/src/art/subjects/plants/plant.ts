import { drawSubject } from '../../drawing.ts';

export const plant = drawSubject({
  name: 'plant',
  nouns: [
    'plant',
    'houseplant',
    'pot plant',
    'potted plant',
    'monstera',
    'gardening',
    'garden',
    'botany',
    'growth',
    'sustainability',
    'seedling',
    'leaf',
    'flowerpot',
    'wellness',
    'succulent',
  ],
  bounds: { x: 20, y: 16, width: 344, height: 428 },
  natural: { main: '#cf6f45', second: '#3f8f5c', accent: '#74b86a', ink: '#2a4a36', light: '#fbeedd' },
  presence: {
    nouns: ['plant', 'houseplant', 'pot plant', 'potted plant', 'monstera'],
    home: 'still-life',
    stands: 'table',
    tall: 0.46,
    metres: 0.5,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M190 310C186 230 188 160 196 96M190 310C178 250 146 206 98 178M190 310C204 256 238 218 288 196" stroke="${ink}" stroke-width="10" fill="none"/>
    <path d="M196 16C244 54 252 132 198 190C142 140 144 62 196 16Z" fill="${second}"/>
    <path d="M196 16C244 54 252 132 198 190C196 130 195 74 196 16Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M20 126C84 108 142 140 152 218C86 226 34 192 20 126Z" fill="${second}"/>
    <path d="M20 126C68 158 112 188 152 218C86 226 34 192 20 126Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M364 142C296 128 240 166 234 240C302 244 352 208 364 142Z" fill="${second}"/>
    <path d="M364 142C318 176 274 208 234 240C302 244 352 208 364 142Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M52 268C94 238 148 250 176 300C130 324 76 314 52 268Z" fill="${accent}"/>
    <path d="M52 268C96 276 138 286 176 300C130 324 76 314 52 268Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M336 276C294 246 236 254 206 304C252 330 308 322 336 276Z" fill="${accent}"/>
    <path d="M336 276C292 284 248 292 206 304C252 330 308 322 336 276Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M94 330H288L270 428C268 438 260 444 250 444H132C122 444 114 438 112 428Z" fill="${main}"/>
    <path d="M226 330H288L270 428C268 438 260 444 250 444H204C222 408 230 370 226 330Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="78" y="298" width="226" height="46" rx="14" fill="${main}"/>
    <path d="M236 298H290A14 14 0 0 1 304 312V330A14 14 0 0 1 290 344H230C236 330 238 314 236 298Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M94 344H288L286 354H96Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M98 321H150" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <path d="M106 394C134 406 246 406 276 394L272 416C240 426 140 426 110 416Z" fill="${light}"/>`,
});
