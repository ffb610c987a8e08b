import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bridge = drawSubject({
  name: 'bridge',
  nouns: ['bridge', 'viaduct'],
  bounds: { x: -31, y: 24, width: 1022, height: 240 },
  natural: { main: '#b9a790', second: '#8c7a66', accent: '#7fa063', ink: '#3a3128', light: '#efe5d3' },
  presence: {
    nouns: ['bridge', 'viaduct', 'stone bridge', 'arch bridge'],
    home: 'river',
    stands: 'water',
    tall: 0.27,
    metres: 9,
    top: { from: 180, to: 800, y: 36 },
  },
  paint: (colors, id) => `
    ${body(shape('-30,260! -20,170 30,120 100,104 160,140 190,220 200,260!'), colors.accent, colors, { id: `${id}a`, dx: 0, dy: -16 })}
    ${body(shape('990,260! 980,170 930,120 860,104 800,140 770,220 760,260!'), colors.accent, colors, { id: `${id}b`, dx: 0, dy: -16 })}
    ${body('M40 88C180 66 330 50 480 50C630 50 780 66 920 88V150L880 258H846C846 176 808 138 770 138C732 138 694 176 694 258H662C662 166 620 122 576 122C532 122 496 166 496 258H464C464 166 428 122 384 122C340 122 298 166 298 258H266C266 176 228 138 190 138C152 138 114 176 114 258H80L40 150Z', colors.main, colors, { id: `${id}c`, dx: 0, dy: -12, marks: path('M70 118h26M130 110h28M220 112h24M250 96h26M300 92h24M340 104h26M420 84h26M450 100h24M500 84h26M540 98h24M600 90h26M650 104h24M690 92h26M740 108h24M800 104h26M860 118h24M62 150h20M884 150h20M278 180h14M278 220h14M474 180h14M474 220h14M670 180h14M670 220h14M84 200h18M860 200h18', stroke(colors.ink, 7, 0.16)) })}
    ${path('M114 258C114 176 152 138 190 138C228 138 266 176 266 258M298 258C298 166 340 122 384 122C428 122 464 166 464 258M496 258C496 166 532 122 576 122C620 122 662 166 662 258M694 258C694 176 732 138 770 138C808 138 846 176 846 258', stroke(colors.second, 12))}
    ${path('M30 60C180 40 330 24 480 24C630 24 780 40 930 60V96C780 74 630 58 480 58C330 58 180 74 30 96Z', fill(colors.main))}
    ${path('M30 60C180 40 330 24 480 24C630 24 780 40 930 60V70C780 50 630 34 480 34C330 34 180 50 30 70Z', fill(colors.light, 0.45))}
    ${path('M30 84C180 62 330 46 480 46C630 46 780 62 930 84V96C780 74 630 58 480 58C330 58 180 74 30 96Z', fill(colors.ink, 0.14))}
    ${path('M16 50H56V112H16ZM904 50H944V112H904Z', fill(colors.second))}
    ${path('M10 42H62V56H10ZM898 42H950V56H898Z', fill(colors.light, 0.4))}
    ${path(shape('-30,262! -20,200 10,180 40,196 64,186 96,214 120,232 150,262!'), fill(colors.accent))}
    ${path(shape('990,262! 980,200 950,180 920,196 896,186 864,214 840,232 810,262!'), fill(colors.accent))}
    ${path(shape('-30,262! 10,240 60,236 110,246 150,262!'), fill(colors.ink, 0.14))}
    ${path(shape('990,262! 950,240 900,236 850,246 810,262!'), fill(colors.ink, 0.14))}`,
});
