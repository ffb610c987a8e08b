import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const snowGlobe = drawSubject({
  name: 'snow-globe',
  nouns: ['snow globe', 'snowglobe', 'snow dome'],
  bounds: { x: 10, y: 0, width: 320, height: 352 },
  natural: { main: '#7fb6d8', second: '#a5432f', accent: '#f0c35a', ink: '#26384e', light: '#ffffff' },
  presence: {
    nouns: ['snow globe', 'snowglobe', 'snow dome'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.16,
  },
  paint: (colors, id) => `
    ${body('M170 0C264 0 330 66 330 154C330 210 304 252 268 276H72C36 252 10 210 10 154C10 66 76 0 170 0Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -10, marks: path('M170 14C254 14 316 72 316 154C316 206 292 244 258 268H82C48 244 24 206 24 154C24 72 86 14 170 14Z', fill(colors.light, 0.35)) + path(shape('0,240! 60,214 130,222 200,208 280,220 340,240! 340,300! 0,300!'), fill(colors.light)) + path('M96 232L124 186L110 186L134 150L122 150L142 112L162 150H150L174 186H160L188 232Z', fill(colors.ink, 0.6)) + path('M142 112L156 138L142 132L130 136ZM126 168L110 186L128 182L142 188L158 182L174 186L160 168ZM114 206L96 232L118 224L142 234L166 224L188 232L172 206Z', fill(colors.light, 0.85)) + path('M206 236V184H274V236Z', fill(colors.second)) + path('M232 236V208H250V236Z', fill(colors.ink)) + path('M214 198h12v14h-12ZM256 198h12v14h-12Z', fill(colors.accent)) + path('M194 188L240 144L286 188L278 194H202Z', fill(colors.light)) + path('M70 70h0M120 50h0M190 40h0M250 78h0M290 130h0M60 140h0M90 110h0M200 96h0M230 120h0M276 176h0M40 190h0M170 74h0', stroke(colors.light, 9)) })}
    ${path('M44 150C44 104 72 60 116 40', stroke(colors.light, 13, 0.8))}
    ${body('M78 270H262L296 336C300 346 294 352 286 352H54C46 352 40 346 44 336Z', colors.second, colors, { id: `${id}b`, dx: -26, dy: -4 })}
    ${path('M66 294H274L280 308H60Z', fill(colors.accent))}
    ${path('M230 294H274L280 308H236Z', fill(colors.ink, 0.2))}`,
});
