import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const diya = drawSubject({
  name: 'diya',
  nouns: ['diya', 'diyas', 'oil lamp diya', 'deepam', 'clay lamp'],
  bounds: { x: 9, y: -10, width: 415, height: 272 },
  natural: { main: '#b8552a', second: '#f59a25', accent: '#f4c94f', ink: '#4a1d10', light: '#fff3c4' },
  presence: {
    nouns: ['diya'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.06,
    glow: { x: 200, y: 40, reach: 1.6 },
  },
  paint: (colors, id) => `
    ${path('M236 -40C290 20 312 70 290 120C276 160 196 160 182 120C160 70 182 20 236 -40Z', fill(colors.second, 0.25))}
    ${body('M236 -10C276 40 290 80 276 118C266 142 206 142 196 118C182 80 196 40 236 -10Z', colors.second, colors, { id: `${id}a`, dx: -6, dy: -10 })}
    ${path('M236 34C258 66 266 92 258 116C252 130 220 130 214 116C206 92 214 66 236 34Z', fill(colors.accent))}
    ${path('M236 76C246 92 250 104 246 116C242 124 230 124 226 116C222 104 226 92 236 76Z', fill(colors.light))}
    ${body(shape('10,112 60,124 140,130 230,128 320,124 392,120 420,104 424,122 396,160 340,206 270,234 190,238 110,224 46,178 18,138'), colors.main, colors, { id: `${id}b`, dx: -24, dy: -12 })}
    ${path(shape('22,118 80,112 200,108 320,112 404,116 392,126 320,134 230,138 140,138 60,132'), fill(colors.ink, 0.35))}
    ${path(shape('70,122 200,116 350,120 320,130 230,134 140,132'), fill(colors.second, 0.6))}
    ${path(shape('214,138 220,112 250,112 258,138 236,146'), fill(colors.main))}
    ${path('M70 176C84 164 98 164 108 180S140 198 152 186S188 178 200 192S236 202 250 188S290 178 304 188S330 180 342 168', stroke(colors.accent, 8))}
    ${path('M130 210h0M190 218h0M250 214h0M310 202h0', stroke(colors.accent, 9))}
    ${path('M44 150C52 164 62 176 74 184', stroke(colors.light, 7, 0.4))}
    ${path('M160 236H270L290 262H140Z', fill(colors.main))}
    ${path('M220 236H270L290 262H210Z', fill(colors.ink, 0.25))}`,
});
