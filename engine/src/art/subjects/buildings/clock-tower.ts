import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const clockTower = drawSubject({
  name: 'clock-tower',
  nouns: ['big ben'],
  bounds: { x: 76, y: 2, width: 168, height: 614 },
  natural: { main: '#c9a566', second: '#8c6a3a', accent: '#5a7a8c', ink: '#3a2c1c', light: '#fff6e0' },
  presence: { nouns: ['big ben'], home: 'city', stands: 'ground', tall: 0.68, metres: 50 },
  paint: (colors, id) => `
    ${path('M160 0L166 40L240 130H80L154 40Z', fill(colors.accent))}
    ${path('M160 0L166 40L240 130H160Z', fill(colors.ink, 0.2))}
    ${path('M96 126H224V150H96Z', fill(colors.second))}
    ${path('M104 150H216V190H104Z', fill(colors.main))}
    ${path('M116 154H132V190H116ZM140 154H156V190H140ZM164 154H180V190H164ZM188 154H204V190H188Z', fill(colors.ink))}
    ${body('M84 190H236V320H84Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: 0 })}
    ${circle(160, 254, 56, fill(colors.second))}
    ${circle(160, 254, 47, fill(colors.light))}
    ${path('M160 254V218M160 254L184 266', stroke(colors.ink, 6))}
    ${path('M160 212V218M160 290V296M118 254H124M196 254H202', stroke(colors.ink, 4, 0.6))}
    ${path('M76 184H244V200H76ZM76 312H244V328H76Z', fill(colors.second))}
    ${body('M96 328H224V600H96Z', colors.main, colors, { id: `${id}b`, dx: -22, dy: 0, marks: path('M120 328V600M146 328V600M174 328V600M200 328V600', stroke(colors.second, 7)) + path('M90 420H230V432H90ZM90 510H230V522H90Z', fill(colors.second)) + path('M126 352H140V400H126ZM180 352H194V400H180ZM126 446H140V494H126ZM180 446H194V494H180ZM126 536H140V584H126ZM180 536H194V584H180Z', fill(colors.ink)) })}
    ${path('M84 596H236V616H84Z', fill(colors.second))}`,
});
