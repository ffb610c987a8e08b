import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const accordion = drawSubject({
  name: 'accordion',
  nouns: ['accordion', 'accordions', 'concertina', 'bandoneon'],
  bounds: { x: 10, y: 30, width: 402, height: 268 },
  natural: { main: '#c0303c', second: '#26242c', accent: '#e9bd4a', ink: '#2a1016', light: '#fffaf0' },
  presence: {
    nouns: ['accordion', 'concertina', 'bandoneon'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.38,
  },
  paint: (colors, id) => `
    ${path('M128 44L160 60L192 44L224 60L256 44L288 60L300 52V290L288 298L256 282L224 298L192 282L160 298L128 282Z', fill(colors.second))}
    ${path('M128 44L144 52V290L128 282ZM192 44L208 52V290L192 282ZM256 44L272 52V290L256 282Z', fill(colors.main, 0.8))}
    ${path('M160 60V298M224 60V298M288 60V298', stroke(colors.light, 4, 0.3))}
    ${body('M30 30H112C124 30 132 38 132 50V276C132 290 124 298 112 298H30C18 298 10 290 10 276V50C10 38 18 30 30 30Z', colors.main, colors, { id: `${id}a`, dx: -12, dy: -8 })}
    ${body('M308 30H392C404 30 412 38 412 50V276C412 290 404 298 392 298H308C296 298 288 290 288 276V50C288 38 296 30 308 30Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -8 })}
    ${path('M22 64H76V264H22Z', fill(colors.light))}
    ${path('M22 92H76M22 120H76M22 148H76M22 176H76M22 204H76M22 232H76', stroke(colors.ink, 3, 0.3))}
    ${path('M46 80H76V98H46ZM46 108H76V126H46ZM46 164H76V182H46ZM46 192H76V210H46ZM46 220H76V238H46Z', fill(colors.ink))}
    ${path('M88 60H120V270H88Z', fill(colors.accent))}
    ${path('M104 80V250M94 80H114M94 110H114M94 140H114M94 170H114M94 200H114M94 230H114', stroke(colors.main, 6))}
    ${path('M330 80h0M360 80h0M390 80h0M330 114h0M360 114h0M390 114h0M330 148h0M360 148h0M390 148h0M330 182h0M360 182h0M390 182h0M330 216h0M360 216h0M390 216h0M330 250h0M360 250h0M390 250h0', stroke(colors.light, 13))}
    ${path('M28 46H90M306 46H360', stroke(colors.light, 7, 0.5))}`,
});
