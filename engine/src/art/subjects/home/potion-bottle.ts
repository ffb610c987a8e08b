import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const potionBottle = drawSubject({
  name: 'potion-bottle',
  nouns: ['potion', 'magic potion', 'potion bottle', 'elixir'],
  bounds: { x: 30, y: 3, width: 280, height: 403 },
  natural: { main: '#7a4fc0', second: '#d9e8f0', accent: '#f08fd0', ink: '#2a1a4a', light: '#ffffff' },
  presence: {
    nouns: ['potion', 'magic potion', 'potion bottle', 'elixir'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.25,
  },
  paint: (colors, id) => `
    ${path('M136 20H204V60H136Z', fill(colors.ink))}
    ${path('M132 12C132 0 208 0 208 12V44H132Z', fill(colors.accent))}
    ${path('M180 4C196 4 208 6 208 12V44H180Z', fill(colors.ink, 0.18))}
    ${path('M128 44H212V64H200V130C270 160 310 220 310 280C310 360 250 406 170 406C90 406 30 360 30 280C30 220 70 160 140 130V64H128Z', fill(colors.second))}
    ${body('M58 250C90 230 120 262 160 250C210 236 240 262 282 248C288 260 290 270 290 282C290 346 240 388 170 388C100 388 50 346 50 282C50 270 52 260 58 250Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -14, marks: path('M58 250C90 230 120 262 160 250C210 236 240 262 282 248L290 270C240 280 210 256 160 270C120 282 90 254 50 274Z', fill(colors.accent, 0.6)) })}
    ${circle(120, 310, 12, fill(colors.light, 0.7))}
    ${circle(160, 340, 8, fill(colors.light, 0.7))}
    ${circle(200, 300, 10, fill(colors.light, 0.7))}
    ${circle(230, 340, 8, fill(colors.accent))}
    ${circle(150, 220, 9, fill(colors.light, 0.8))}
    ${circle(190, 196, 6, fill(colors.light, 0.8))}
    ${circle(168, 170, 5, fill(colors.light, 0.8))}
    ${path('M212 64H200V130C270 160 310 220 310 280C310 360 250 406 180 406C240 390 280 340 280 280C280 220 240 170 180 140V64Z', fill(colors.ink, 0.12))}
    ${path(shape('62,250 76,210 106,178 116,190 92,220 78,258'), fill(colors.light, 0.7))}
    ${path('M140 120H200V134H140Z', fill(colors.second))}`,
});
