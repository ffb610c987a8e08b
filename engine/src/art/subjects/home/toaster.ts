import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const toaster = drawSubject({
  name: 'toaster',
  nouns: ['toaster'],
  bounds: { x: 14, y: 23, width: 422, height: 285 },
  natural: { main: '#d9584a', second: '#c3ccd2', accent: '#e8c286', ink: '#2f3236', light: '#f4f7f8' },
  presence: { nouns: ['toaster'], home: 'kitchen', stands: 'table', tall: 0.3, metres: 0.2 },
  paint: (colors, id) => `
    ${path(shape('110,120! 100,60 116,30 160,24 190,30 200,60 194,120!'), fill(colors.accent))}
    ${path(shape('170,120! 176,60 166,26 190,30 200,60 194,120!'), fill(colors.ink, 0.2))}
    ${path(shape('210,120! 204,70 216,44 260,38 292,46 300,80 292,120!'), fill(colors.accent))}
    ${path(shape('270,120! 276,70 262,38 292,46 300,80 292,120!'), fill(colors.ink, 0.2))}
    ${body('M60 110H350C380 110 396 130 396 160V290H14V160C14 130 30 110 60 110Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -14 })}
    ${path('M80 102H330V124H80Z', fill(colors.second))}
    ${path('M92 108H318V118H92Z', fill(colors.ink, 0.7))}
    ${path('M30 288H90V308H30ZM320 288H380V308H320Z', fill(colors.ink))}
    ${path('M398 170H420V186H398ZM412 150H436V206H412Z', fill(colors.second))}
    ${circle(340, 244, 25, fill(colors.second))}
    ${path('M340 244V224', stroke(colors.ink, 6, 0.7))}
    ${path('M40 150C46 136 56 128 70 126V138C60 142 54 150 52 160V230H40Z', fill(colors.light, 0.5))}
    ${path('M20 268H390V282H20Z', fill(colors.second))}`,
});
