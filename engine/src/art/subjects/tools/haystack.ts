import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const haystack = drawSubject({
  name: 'haystack',
  nouns: ['haystack', 'haystacks', 'hay bale', 'hay', 'straw bale', 'hay bales', 'haybale'],
  bounds: { x: -3, y: 9, width: 444, height: 294 },
  natural: { main: '#e2b148', second: '#b9842c', accent: '#f6d684', ink: '#5a3a14', light: '#fff0bf' },
  presence: {
    nouns: ['haystack', 'hay bale', 'hay'],
    home: 'farm',
    stands: 'ground',
    tall: 0.28,
    metres: 1.5,
  },
  paint: (colors, id) => `
    ${body('M180 10H320C390 10 430 70 430 150C430 230 390 290 320 290H180Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -8 })}
    ${path('M250 10H320C390 10 430 70 430 150S390 290 320 290H250C300 200 300 100 250 10Z', fill(colors.ink, 0.1))}
    ${path('M290 14C350 60 350 240 290 286M236 12C290 60 290 240 236 288', stroke(colors.second, 6))}
    ${body('M160 10C238 10 300 72 300 150C300 228 238 290 160 290C82 290 20 228 20 150C20 72 82 10 160 10Z', colors.accent, colors, { id: `${id}b`, dx: -14, dy: -8 })}
    ${path('M160 150C160 134 186 140 184 160C180 184 136 182 134 150C134 110 200 104 214 150C222 206 146 226 110 186C80 144 106 80 166 78C226 80 260 130 244 190C230 240 160 260 110 236C60 210 48 130 90 78C120 44 170 34 210 48', stroke(colors.second, 7))}
    ${path('M60 110C68 86 84 68 104 58M46 160C46 180 52 198 62 214', stroke(colors.light, 6, 0.6))}
    ${path('M20 286L0 274M60 290L44 300M250 290L262 300M330 290L350 300M410 276L438 288', stroke(colors.main, 6))}`,
});
