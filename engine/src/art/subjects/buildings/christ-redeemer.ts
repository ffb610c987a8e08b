import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const christRedeemer = drawSubject({
  name: 'christ-redeemer',
  nouns: ['christ the redeemer', 'cristo redentor'],
  bounds: { x: -96, y: 18, width: 632, height: 621 },
  natural: { main: '#e6e0d2', second: '#b8b0a0', accent: '#6a9458', ink: '#4a463c', light: '#fffdf6' },
  presence: { nouns: ['christ the redeemer'], home: 'mountains', stands: 'ground', tall: 0.56, metres: 38 },
  paint: (colors, id) => `
    ${path(shape('-40,520 40,430 130,390 220,380 310,396 400,440 470,520'), fill(colors.accent))}
    ${path(shape('220,380 310,396 400,440 470,520 300,520'), fill(colors.ink, 0.14))}
    ${path('M180 330H260L274 400H166Z', fill(colors.second))}
    ${path('M226 330H260L274 400H232Z', fill(colors.ink, 0.2))}
    ${body(shape('180,120! 120,124 40,120 -40,116 -90,124 -96,140 -40,152 40,164 120,172 176,180! 264,180! 320,172 400,164 480,152 536,140 530,124 480,116 400,120 320,124 260,120!'), colors.main, colors, { id: `${id}a`, dx: 0, dy: -16 })}
    ${path('M40 120L60 164L100 170L90 124ZM400 120L380 164L340 170L350 124Z', fill(colors.second))}
    ${body(shape('176,110 264,110! 276,200 280,280 270,336! 170,336! 160,280 164,200'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -8 })}
    ${path('M190 180C186 230 184 290 186 330M220 150V330M250 180C254 230 256 290 254 330', stroke(colors.ink, 5, 0.2))}
    ${body(shape('220,24 246,36 254,70 244,104 220,118 196,104 186,70 194,36'), colors.main, colors, { id: `${id}c`, dx: -8, dy: -8 })}
    ${path(shape('190,60 196,30 220,18 244,30 250,60! 240,44 220,40 200,44'), fill(colors.second))}
    ${path('M210 78H216M226 78H232M212 98H228', fill(colors.ink, 0.25))}`,
});
