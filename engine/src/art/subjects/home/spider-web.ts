import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const spiderWeb = drawSubject({
  name: 'spider-web',
  nouns: ['spider web', 'spiderweb', 'cobweb'],
  bounds: { x: -4, y: -4, width: 408, height: 408 },
  natural: { main: '#dfe5ec', second: '#aeb9c5', accent: '#2d2733', ink: '#3b3442', light: '#ffffff' },
  presence: { nouns: ['spider web'], home: 'garden', stands: 'table', tall: 0.4, metres: 0.5 },
  paint: (colors) => `
    ${path('M200 200L200 0M200 200L340 40M200 200L400 190M200 200L350 350M200 200L210 400M200 200L50 350M200 200L0 210M200 200L60 44', stroke(colors.main, 8))}
    ${path('M200 150Q220 164 236 160Q236 186 250 198Q234 214 238 238Q216 234 202 250Q186 234 162 238Q166 214 150 202Q166 186 164 160Q184 164 200 150Z', stroke(colors.second, 6))}
    ${path('M200 98Q236 124 272 118Q276 164 302 195Q270 230 276 276Q234 276 206 300Q174 270 124 276Q134 230 98 205Q132 170 128 120Q170 128 200 98Z', stroke(colors.main, 7))}
    ${path('M200 40Q250 78 312 72Q320 140 358 193Q316 250 318 318Q250 318 208 358Q154 312 82 318Q96 250 42 208Q92 150 90 80Q156 86 200 40Z', stroke(colors.main, 8))}
    ${path('M274 276L268 330', stroke(colors.light, 5))}${circle(268, 356, 26, fill(colors.accent))}${circle(268, 324, 16, fill(colors.accent))}
    ${path('M246 340Q218 330 214 310M244 354Q212 354 204 340M246 370Q216 380 212 400M290 340Q318 330 322 310M292 354Q324 354 332 340M290 370Q320 380 324 400', stroke(colors.accent, 6))}${path('M262 320h.1M274 320h.1', stroke(colors.light, 7))}`,
});
