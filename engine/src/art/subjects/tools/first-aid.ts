import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const firstAid = drawSubject({
  name: 'first-aid',
  nouns: ['first aid kit', 'first aid', 'medical kit', 'medicine box', 'stethoscope', 'doctor bag'],
  bounds: { x: 14, y: 14, width: 439, height: 326 },
  natural: { main: '#d93a3a', second: '#f6f7f7', accent: '#5f7f95', ink: '#2a1d22', light: '#ffffff' },
  presence: {
    nouns: ['first aid kit', 'medical kit', 'stethoscope', 'doctor bag'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${path('M130 70V46C130 30 140 22 156 22H264C280 22 290 30 290 46V70', stroke(colors.ink, 15))}
    ${body('M40 70H380C396 70 406 80 406 96V290C406 306 396 316 380 316H40C24 316 14 306 14 290V96C14 80 24 70 40 70Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -12 })}
    ${path('M14 180H406V190H14Z', fill(colors.ink, 0.2))}
    ${circle(210, 190, 78, fill(colors.second))}
    ${path('M190 140H230V170H260V210H230V240H190V210H160V170H190Z', fill(colors.main))}
    ${path('M60 170H96V206H60ZM324 170H360V206H324Z', fill(colors.accent))}
    ${path('M46 94H150', stroke(colors.light, 9, 0.5))}
    ${path('M300 300C340 360 420 340 410 270C404 240 430 230 440 250', stroke(colors.accent, 9))}
    ${circle(440, 262, 13, fill(colors.accent))}
    ${circle(440, 262, 5, fill(colors.light))}`,
});
