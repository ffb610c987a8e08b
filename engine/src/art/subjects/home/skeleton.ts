import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const skeleton = drawSubject({
  name: 'skeleton',
  nouns: ['skeleton', 'human skeleton'],
  bounds: { x: 19, y: 0, width: 296, height: 577 },
  natural: { main: '#f4efe0', second: '#d9d0b8', accent: '#b9aa88', ink: '#2d2926', light: '#ffffff' },
  presence: { nouns: ['skeleton'], home: 'garden', stands: 'ground', tall: 0.6, metres: 1.7 },
  paint: (colors, id) => `
    ${path('M160 236V150M160 236V330', stroke(colors.main, 20))}${path('M160 160V320', stroke(colors.accent, 4, 0.8))}
    ${path(line('90,180 124,160 160,158 196,160 230,180'), stroke(colors.main, 14))}
    ${path(line('160,196 112,190 92,220 112,240 160,236') + line('160,196 208,190 228,220 208,240 160,236') + line('160,232 118,232 104,256 122,272 160,268') + line('160,232 202,232 216,256 198,272 160,268'), stroke(colors.main, 12))}
    ${path('M90 182L58 270L40 352M230 182L262 270L292 340', stroke(colors.main, 16))}${path('M58 270h.1M262 270h.1M90 182h.1M230 182h.1', stroke(colors.second, 25))}
    ${path('M38 358L24 386M40 360L42 394M44 358L60 386M294 344L290 378M298 344L310 374M288 342L272 370', stroke(colors.main, 9))}
    ${path(shape('96,318 126,308 160,326 194,308 224,318 216,352 182,372 160,362 138,372 104,352'), fill(colors.main))}${circle(130, 338, 12, fill(colors.ink, 0.75))}${circle(190, 338, 12, fill(colors.ink, 0.75))}
    ${path('M126 368L112 460L118 552M194 368L208 460L202 552', stroke(colors.main, 18))}${path('M112 460h.1M208 460h.1', stroke(colors.second, 28))}${path(limb('118,556,20 90,566,22 74,566,14') + limb('202,556,20 230,566,22 246,566,14'), fill(colors.main))}
    ${body(shape('92,70 104,20 160,0 216,20 228,70 214,104 200,114 196,140 160,146 124,140 120,114 106,104'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -6 })}
    ${path(shape('112,74 122,54 146,58 148,82 128,94') + shape('172,82 174,58 198,54 208,74 192,94'), fill(colors.ink))}${path('M160 90L150 110H170Z', fill(colors.ink))}${path('M132 124H188M146 116V138M160 116V140M174 116V138', stroke(colors.ink, 4, 0.75))}`,
});
