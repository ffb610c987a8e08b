import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const messageBottle = drawSubject({
  name: 'message-bottle',
  nouns: ['message in a bottle', 'bottle post'],
  bounds: { x: -12, y: -16, width: 553, height: 290 },
  natural: { main: '#9fd0c0', second: '#f2e2b8', accent: '#b07a45', ink: '#2f5a4c', light: '#ffffff' },
  presence: { nouns: ['message in a bottle'], home: 'beach', stands: 'ground', tall: 0.2, metres: 0.3 },
  paint: (colors) => `
    <g transform="rotate(-16 260 120)">
    ${path('M8 96H60V144H8Z', fill(colors.accent))}
    ${path('M8 124H60V144H8Z', fill(colors.ink, 0.2))}
    ${path('M50 90H130C170 90 180 40 240 40H460C500 40 510 60 510 90V150C510 180 500 200 460 200H240C180 200 170 150 130 150H50Z', fill(colors.main))}
    ${path('M240 76H430C444 76 444 164 430 164H240C226 164 226 76 240 76Z', fill(colors.second))}
    ${path('M240 130H440C438 150 436 164 430 164H240C234 160 232 146 230 130Z', fill(colors.ink, 0.16))}
    ${path('M320 72H344V168H320Z', fill(colors.accent))}
    ${path('M254 92V148M266 92V148', stroke(colors.ink, 4, 0.3))}
    ${path('M130 134C180 140 190 176 240 180H500C494 196 480 200 460 200H240C180 200 170 150 130 150H50V134Z', fill(colors.ink, 0.14))}
    ${path('M230 54H440V66H236Z', fill(colors.light, 0.7))}
    ${path('M64 98H130V108H64Z', fill(colors.light, 0.6))}
    </g>
    ${path(shape('-10,250 60,220 160,236 260,216 380,236 480,214 540,250 480,262 260,270 40,264'), fill(colors.second))}
    ${path(shape('200,262 380,240 540,250 480,262 260,270'), fill(colors.ink, 0.1))}`,
});
