import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const fishingBoat = drawSubject({
  name: 'fishing-boat',
  nouns: ['fishing boat', 'trawler', 'tugboat'],
  bounds: { x: 12, y: 11, width: 418, height: 259 },
  natural: { main: '#2f6fa3', second: '#c9432f', accent: '#f1b544', ink: '#22303a', light: '#f6f3ea' },
  presence: {
    nouns: ['fishing boat', 'trawler', 'tugboat'],
    home: 'harbor',
    stands: 'water',
    tall: 0.34,
    metres: 6,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M120 170V16', stroke(colors.ink, 9))}${path('M120 30L30 150M120 30L240 90', stroke(colors.ink, 4))}${path('M120 16L156 28L120 42Z', fill(colors.second))}
    ${path('M40 150C52 132 92 132 104 150V178H40Z', fill(colors.accent, 0.9))}${path('M46 150L98 178M62 140L104 164M98 144L46 178', stroke(colors.ink, 3, 0.4))}
    ${path('M178 96H316L330 180H178Z', fill(colors.light))}${path('M290 96H316L330 180H300Z', fill(colors.ink, 0.14))}${path('M164 82H330V98H164Z', fill(colors.second))}
    ${rect(196, 112, 36, 34, fill(colors.main), 6)}${rect(246, 112, 36, 34, fill(colors.main), 6)}${path('M292 112H312L318 146H292Z', fill(colors.main))}
    ${path('M210 82V50H238V82Z', fill(colors.second))}${path('M210 50H238V62H210Z', fill(colors.ink))}
    ${body('M12 168C60 182 300 186 360 168C390 158 410 146 430 140C424 200 400 246 376 270H52C30 250 14 210 12 168Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -10, marks: path('M0 232H440V280H0Z', fill(colors.second)) + path('M10 182C60 198 300 200 364 184C394 174 414 160 432 154V142C410 148 390 160 360 170C300 188 60 184 10 170Z', fill(colors.light)) })}
    ${path('M100 216h0M150 219h0M200 220h0M250 219h0', stroke(colors.light, 15))}${path('M330 150V120M360 144V116M390 136V112M330 124C350 122 372 118 390 114', stroke(colors.ink, 5))}`,
});
