import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const drumKit = drawSubject({
  name: 'drum-kit',
  nouns: ['drum kit', 'drum set', 'drumset', 'drums', 'drummer'],
  bounds: { x: 22, y: 93, width: 370, height: 267 },
  natural: { main: '#c8323f', second: '#d9d5cc', accent: '#e3b23f', ink: '#26222b', light: '#fdf8ee' },
  presence: {
    nouns: ['drum kit', 'drum set'],
    home: 'stage-hall',
    stands: 'ground',
    tall: 0.44,
    metres: 1.3,
  },
  paint: (colors, id) => `
    ${path('M70 330L92 120M52 338L70 300L96 338M330 330L312 120M304 338L330 300L350 338', stroke(colors.ink, 6))}
    ${path('M24 124C50 100 130 96 158 112C132 134 60 140 24 124Z', fill(colors.accent))}
    ${path('M92 122L158 112C132 134 60 140 24 124Z', fill(colors.ink, 0.18))}
    ${path('M376 112C350 90 270 88 242 104C268 126 340 128 376 112Z', fill(colors.accent))}
    ${path('M300 114L376 112C350 127 300 128 262 116Z', fill(colors.ink, 0.18))}
    ${circle(92, 110, 7, fill(colors.ink))}
    ${circle(310, 100, 7, fill(colors.ink))}
    ${path('M160 200V250M240 200V250', stroke(colors.ink, 7))}
    ${body('M112 140H192V196C192 212 112 212 112 196Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -6 })}
    ${path('M112 140C112 128 192 128 192 140S112 152 112 140Z', fill(colors.light))}
    ${path('M112 184C112 200 192 200 192 184V196C192 212 112 212 112 196Z', fill(colors.second))}
    ${body('M208 140H288V196C288 212 208 212 208 196Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -6 })}
    ${path('M208 140C208 128 288 128 288 140S208 152 208 140Z', fill(colors.light))}
    ${path('M208 184C208 200 288 200 288 184V196C288 212 208 212 208 196Z', fill(colors.second))}
    ${circle(200, 262, 92, fill(colors.main))}
    ${circle(200, 262, 82, fill(colors.second))}
    ${body('M200 188C241 188 274 221 274 262C274 303 241 336 200 336C159 336 126 303 126 262C126 221 159 188 200 188Z', colors.light, colors, { id: `${id}c`, dx: -18, dy: -16 })}
    ${circle(200, 262, 30, fill(colors.main, 0.9))}
    ${path(shape('200,240 206,254 222,256 210,266 214,282 200,274 186,282 190,266 178,256 194,254'), fill(colors.light))}
    ${path('M130 322L110 356M270 322L290 356', stroke(colors.ink, 8))}
    ${body('M22 214H112V262C112 278 22 278 22 262Z', colors.main, colors, { id: `${id}d`, dx: -10, dy: -4 })}
    ${path('M22 214C22 200 112 200 112 214S22 228 22 214Z', fill(colors.light))}
    ${path('M22 250C22 266 112 266 112 250V262C112 278 22 278 22 262Z', fill(colors.second))}
    ${path('M40 272L30 354M94 272L104 354M67 276V354', stroke(colors.ink, 6))}
    ${body('M290 224H392V312C392 330 290 330 290 312Z', colors.main, colors, { id: `${id}e`, dx: -12, dy: -4 })}
    ${path('M290 224C290 208 392 208 392 224S290 240 290 224Z', fill(colors.light))}
    ${path('M290 298C290 316 392 316 392 298V312C392 330 290 330 290 312Z', fill(colors.second))}
    ${path('M304 322V356M378 322V356M341 326V356', stroke(colors.ink, 6))}
    ${path('M40 200L150 160M300 210L236 164', stroke(colors.accent, 7))}
    ${circle(152, 159, 6, fill(colors.light))}
    ${circle(234, 163, 6, fill(colors.light))}`,
});
