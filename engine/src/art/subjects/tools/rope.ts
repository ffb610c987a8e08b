import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';

export const rope = drawSubject({
  name: 'rope',
  nouns: ['rope', 'coil of rope', 'lasso'],
  bounds: { x: 37, y: 34, width: 445, height: 270 },
  natural: { main: '#c99a5b', second: '#9a6d38', accent: '#e6c48e', ink: '#4a3218', light: '#f7e4c0' },
  presence: { nouns: ['rope', 'lasso'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.25 },
  paint: (colors) => `
    ${path('M60 210C60 140 340 140 340 210C340 280 60 280 60 210', stroke(colors.second, 46))}
    ${path('M60 204C60 136 340 136 340 204C340 272 60 272 60 204', stroke(colors.main, 34))}
    ${path('M60 160C60 90 340 90 340 160C340 230 60 230 60 160', stroke(colors.second, 46))}
    ${path('M60 154C60 86 340 86 340 154C340 222 60 222 60 154', stroke(colors.main, 34))}
    ${path('M60 110C60 40 340 40 340 110C340 180 60 180 60 110', stroke(colors.second, 46))}
    ${path('M60 104C60 36 340 36 340 104C340 172 60 172 60 104', stroke(colors.main, 34))}
    ${path('M320 230C380 260 400 290 460 280', stroke(colors.second, 44))}
    ${path('M320 226C380 256 400 286 460 276', stroke(colors.main, 32))}
    ${path('M50 120L72 96M56 140L84 118M76 158L104 132M106 168L132 142M140 174L162 148M176 176L196 150M214 174L232 148M252 170L266 144M288 162L300 136M318 148L326 120M56 190L84 168M76 208L104 182M106 218L132 192M140 224L162 198M176 226L196 200M214 224L232 198M252 220L266 194M288 212L300 186M318 198L326 170M56 240L84 218M76 258L104 232M140 274L162 248M214 274L232 248M288 262L300 236M380 264L398 246M420 288L432 266', stroke(colors.ink, 6, 0.25))}`,
});
