import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const breadBasket = drawSubject({
  name: 'bread-basket',
  nouns: ['bread basket', 'basket of bread', 'basket of baguettes'],
  bounds: { x: 27, y: -22, width: 350, height: 360 },
  natural: { main: '#cf8a42', second: '#a8743f', accent: '#eec48a', ink: '#4b2a12', light: '#fdeccb' },
  presence: { nouns: ['bread basket'], home: 'still-life', stands: 'table', tall: 0.38, metres: 0.5 },
  paint: (colors, id) => `
    <g transform="rotate(-24 130 180)">
    ${body('M96 40C96 10 112 -6 130 -6C148 -6 164 10 164 40V250H96Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -4 })}
    ${path(shape('112,20 136,34 148,52 124,44'), fill(colors.accent))}
    ${path(shape('108,66 134,80 150,100 122,90'), fill(colors.accent))}
    ${path(shape('108,114 134,128 150,148 122,138'), fill(colors.accent))}
    </g>
    <g transform="rotate(4 200 180)">
    ${body('M160 30C160 -4 178 -22 198 -22C218 -22 236 -4 236 30V250H160Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -4 })}
    ${path(shape('176,10 204,26 220,48 192,38'), fill(colors.light))}
    ${path(shape('174,60 202,76 220,98 190,88'), fill(colors.light))}
    ${path(shape('174,112 202,128 220,150 190,140'), fill(colors.light))}
    </g>
    <g transform="rotate(26 280 180)">
    ${body('M240 50C240 20 256 4 274 4C292 4 308 20 308 50V250H240Z', colors.main, colors, { id: `${id}c`, dx: -14, dy: -4 })}
    ${path(shape('256,34 280,48 292,66 268,58'), fill(colors.accent))}
    ${path(shape('252,80 278,94 294,114 266,104'), fill(colors.accent))}
    ${path(shape('252,128 278,142 294,162 266,152'), fill(colors.accent))}
    </g>
    ${body('M52 186H352L322 322C318 334 312 338 300 338H104C92 338 86 334 82 322Z', colors.second, colors, { id: `${id}d`, dx: -40, dy: -6 })}
    ${path('M66 226H340M74 264H332M82 300H324', stroke(colors.ink, 7, 0.22))}
    ${path('M94 196L112 330M140 196L148 330M186 196V330M232 196L226 330M278 196L264 330M320 196L298 330', stroke(colors.light, 8, 0.25))}
    ${path('M36 176H368C380 176 380 204 368 204H36C24 204 24 176 36 176Z', fill(colors.second))}
    ${path('M36 178H368C374 178 376 184 376 188H28C28 184 30 178 36 178Z', fill(colors.light, 0.35))}
    ${path('M270 176H368C380 176 380 204 368 204H262Z', fill(colors.ink, 0.18))}`,
});
