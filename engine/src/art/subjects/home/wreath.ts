import { fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const wreath = drawSubject({
  name: 'wreath',
  nouns: ['wreath', 'christmas wreath', 'advent wreath', 'door wreath', 'garland'],
  bounds: { x: 9, y: 9, width: 362, height: 397 },
  natural: { main: '#2f7d4c', second: '#c8323a', accent: '#f0bf4e', ink: '#173b28', light: '#dff0d8' },
  presence: {
    nouns: ['wreath', 'christmas wreath'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.42,
    metres: 0.6,
  },
  paint: (colors) => `
    ${path(`${fleece(190, 190, 168, 168, 20, 29)}${fleece(190, 190, 90, 90, 14, 22)}`, `${fill(colors.main)} fill-rule="evenodd"`)}
    ${path(`${fleece(190, 190, 148, 148, 18, 28)}${fleece(190, 190, 112, 112, 14, 26)}`, `${fill(colors.light, 0.16)} fill-rule="evenodd"`)}
    ${path('M40 150l22 12M34 210l24 -2M60 270l18 -16M110 320l10 -22M180 344l2 -24M250 330l-10 -22M308 284l-18 -16M342 220l-24 -4M338 150l-22 10M304 92l-16 18M250 52l-8 22M184 36l4 24M120 54l10 22M72 96l18 16', stroke(colors.ink, 7, 0.35))}
    ${path('M58 128l16 14M92 84l12 16M140 52l6 18M52 180l20 2', stroke(colors.light, 6, 0.5))}
    ${circle(66, 206, 17, fill(colors.second))}
    ${circle(96, 302, 15, fill(colors.second))}
    ${circle(290, 300, 17, fill(colors.second))}
    ${circle(324, 196, 15, fill(colors.second))}
    ${circle(292, 84, 17, fill(colors.second))}
    ${circle(92, 86, 15, fill(colors.second))}
    ${path('M60 200h2M90 297h2M284 295h2M318 191h2M286 79h2M87 81h2', stroke(colors.light, 6, 0.7))}
    ${circle(46, 258, 9, fill(colors.accent))}
    ${circle(232, 338, 10, fill(colors.accent))}
    ${circle(140, 338, 9, fill(colors.accent))}
    ${circle(338, 252, 9, fill(colors.accent))}
    ${circle(340, 132, 9, fill(colors.accent))}
    ${circle(140, 44, 9, fill(colors.accent))}
    ${path(shape('190,318 150,286 116,286 110,322 130,346 166,338'), fill(colors.second))}
    ${path(shape('190,318 230,286 264,286 270,322 250,346 214,338'), fill(colors.second))}
    ${path(shape('190,318 230,300 262,300 270,322 250,346 214,338'), fill(colors.ink, 0.18))}
    ${path('M176 326L140 400L164 392L176 406L196 336ZM204 326L240 400L216 392L204 406L184 336Z', fill(colors.second))}
    ${path('M176 326L150 382L176 406L190 336ZM204 326L230 382L204 406L190 336Z', fill(colors.ink, 0.2))}
    ${rect(172, 300, 36, 40, fill(colors.second), 12)}
    ${path('M180 306h8v28h-8Z', fill(colors.light, 0.35))}`,
});
