import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const suit = drawSubject({
  name: 'suit',
  nouns: ['suit', 'tuxedo', 'business suit', 'necktie', 'tie'],
  bounds: { x: 10, y: 30, width: 340, height: 388 },
  natural: { main: '#2f3f5f', second: '#f7f7f4', accent: '#b8323c', ink: '#141c2c', light: '#c3d0e6' },
  presence: {
    nouns: ['suit', 'tuxedo', 'business suit'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 1,
  },
  paint: (colors, id) => `
    ${path('M100 60L30 130L10 380H70L96 200ZM260 60L330 130L350 380H290L264 200Z', fill(colors.main))}
    ${path('M260 60L330 130L350 380H290L264 200Z', fill(colors.ink, 0.25))}
    ${path('M10 380H70L68 396H10ZM290 380H350V396H292Z', fill(colors.light))}
    ${path('M130 40H230V260H130Z', fill(colors.second))}
    ${path('M164 70H196L204 96L200 250L180 276L160 250L156 96Z', fill(colors.accent))}
    ${path('M180 70H196L204 96L200 250L180 276Z', fill(colors.ink, 0.2))}
    ${path('M160 52H200L194 78H166Z', fill(colors.accent))}
    ${body('M130 36L180 250L230 36C250 46 270 56 276 70L290 410C240 420 200 420 182 414L180 300L178 414C160 420 120 420 70 410L84 70C90 56 110 46 130 36Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -6 })}
    ${path('M130 36L180 260L150 190L120 200L128 160L106 150L116 50ZM230 36L180 260L210 190L240 200L232 160L254 150L244 50Z', fill(colors.ink, 0.3))}
    ${path('M130 30L180 70L150 100ZM230 30L180 70L210 100Z', fill(colors.second))}
    ${circle(172, 320, 7, fill(colors.light))}
    ${circle(172, 360, 7, fill(colors.light))}
    ${path('M222 190L256 184L260 202H224Z', fill(colors.second))}
    ${path('M90 330H136M224 330H270', stroke(colors.ink, 5, 0.35))}`,
});
