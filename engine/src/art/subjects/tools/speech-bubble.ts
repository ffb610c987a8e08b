import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const speechBubble = drawSubject({
  name: 'speech-bubble',
  nouns: ['speech bubble', 'chat bubble', 'talk bubble'],
  bounds: { x: 0, y: 0, width: 440, height: 372 },
  natural: { main: '#4a8fe0', second: '#ffffff', accent: '#f2b434', ink: '#1d3c66', light: '#d9e8fb' },
  presence: { nouns: ['speech bubble'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.2 },
  paint: (colors, id) => `
    ${path('M230 150H400Q440 150 440 190V280Q440 320 400 320H380L392 372L320 320H230Q190 320 190 280V190Q190 150 230 150Z', fill(colors.accent))}${path('M230 150H400Q440 150 440 190V280Q440 320 400 320H380L392 372L320 320H300Q400 310 400 210Q400 170 380 150Z', fill(colors.ink, 0.12))}
    ${body('M46 0H274Q320 0 320 46V176Q320 222 274 222H150L70 296L84 222H46Q0 222 0 176V46Q0 0 46 0Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -12 })}
    ${circle(92, 112, 21, fill(colors.second))}${circle(160, 112, 21, fill(colors.second))}${circle(228, 112, 21, fill(colors.second))}
    ${path('M350 226H404M350 262H384', stroke(colors.second, 11, 0.85))}${path('M30 60Q32 30 60 28', stroke(colors.light, 9, 0.6))}`,
});
