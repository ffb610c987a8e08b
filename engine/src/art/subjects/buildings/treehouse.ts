import { body, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const treehouse = drawSubject({
  name: 'treehouse',
  nouns: ['treehouse', 'tree house'],
  bounds: { x: 25, y: -6, width: 328, height: 426 },
  natural: { main: '#5f9a4a', second: '#7a5236', accent: '#d9a25a', ink: '#2c2118', light: '#fbe9b8' },
  presence: { nouns: ['treehouse', 'tree house'], home: 'forest', stands: 'ground', tall: 0.6, metres: 8 },
  paint: (colors, id) => `
    ${path(fleece(190, 120, 150, 96, 12, 46), fill(colors.main))}${path(fleece(190, 120, 150, 96, 12, 46), fill(colors.ink, 0.22))}
    ${path(shape('160,160 172,260 164,360 140,420! 240,420! 216,360 212,260 226,160'), fill(colors.second))}${path(shape('200,160 204,260 202,360 210,420! 240,420! 216,360 212,260 226,160'), fill(colors.ink, 0.25))}
    ${path('M176 270L110 214M206 270L280 214', stroke(colors.second, 17))}
    ${body('M106 128H282V224H106Z', colors.accent, colors, { id: `${id}h`, dx: -24, dy: 0, marks: path('M106 148H290M106 168H290M106 188H290M106 208H290', stroke(colors.ink, 3, 0.2)) })}
    ${path('M84 136L194 66L304 136L294 146H94Z', fill(colors.second))}${path('M194 66L304 136L294 146H222Z', fill(colors.ink, 0.25))}
    ${path('M84 218H304V236H84Z', fill(colors.second))}${path('M90 220V188M116 220V188M272 220V188M298 220V188M86 190H120M268 190H302', stroke(colors.second, 6))}
    ${path('M140 218V172C140 156 176 156 176 172V218Z', fill(colors.ink))}${path('M200 160H250V196H200Z', fill(colors.light))}${path('M225 160V196M200 178H250', stroke(colors.second, 5))}
    ${path('M112 236L96 416M150 236L134 416M108 262H146M106 290H143M103 318H141M101 346H138M98 374H136M96 400H134', stroke(colors.accent, 6))}
    ${path(fleece(96, 76, 70, 46, 9, 26), fill(colors.main))}${path(fleece(290, 84, 62, 42, 9, 24), fill(colors.main))}${path(fleece(200, 44, 66, 30, 9, 22), fill(colors.main))}${path('M54 66C66 50 84 44 100 46M170 36C184 26 200 24 214 28', stroke(colors.light, 6, 0.4))}`,
});
