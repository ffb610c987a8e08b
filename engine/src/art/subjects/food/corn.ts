import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const corn = drawSubject({
  name: 'corn',
  nouns: ['corn', 'ear of corn', 'corn cob', 'maize', 'sweetcorn', 'corn on the cob'],
  bounds: { x: 29, y: -10, width: 264, height: 434 },
  natural: { main: '#f4c63e', second: '#5f9a48', accent: '#d99a20', ink: '#3a4a1c', light: '#fff1b0' },
  presence: {
    nouns: ['corn', 'ear of corn', 'corn cob', 'maize'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.22,
  },
  paint: (colors, id) => `
    ${path(shape('160,420! 90,380 40,290 30,190 50,110! 90,190 120,290'), fill(colors.second))}
    ${path(shape('160,420! 90,380 40,290 30,190 50,110! 60,220 100,320'), fill(colors.ink, 0.2))}
    ${body(shape('160,-10 206,50 226,150 220,270 190,360 160,390 130,360 100,270 94,150 114,50'), colors.main, colors, { id: `${id}a`, dx: -18, dy: -8, marks: path('M126 30L122 380M148 0L146 390M172 0L174 390M196 30L200 380M110 70C140 84 180 84 212 70M102 110C140 124 184 124 220 110M96 150C140 166 184 166 226 150M94 190C140 206 184 206 228 190M94 230C140 246 184 246 228 230M98 270C140 286 184 286 224 270', stroke(colors.accent, 5)) })}
    ${path('M120 90C114 130 112 170 114 210', stroke(colors.light, 9, 0.6))}
    ${path(shape('160,420! 200,390 150,330 100,290 76,200! 66,300 96,380'), fill(colors.second))}
    ${path(shape('160,424! 230,390 280,300 292,200 276,120! 240,210 190,300 156,360'), fill(colors.second))}
    ${path(shape('160,424! 230,390 280,300 292,200 276,120! 270,240 220,340'), fill(colors.ink, 0.16))}
    ${path('M176 396C220 350 250 290 264 210M126 380C104 350 90 310 84 270', stroke(colors.light, 5, 0.35))}`,
});
