import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cashRegister = drawSubject({
  name: 'cash-register',
  nouns: ['cash register', 'till'],
  bounds: { x: 0, y: 0, width: 450, height: 364 },
  natural: { main: '#7d4fa0', second: '#3a3f4a', accent: '#5bc08a', ink: '#22252d', light: '#f3f0ea' },
  presence: { nouns: ['cash register'], home: 'still-life', stands: 'table', tall: 0.38, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M250 0H350Q364 0 364 14V78H236V14Q236 0 250 0Z', fill(colors.second))}${path('M250 18H350V60H250Z', fill(colors.accent))}${path('M264 40H318', stroke(colors.light, 8))}${path('M290 78H310V130H290Z', fill(colors.ink))}
    ${path('M40 60H170V150H40Z', fill(colors.light))}${path('M60 82H150M60 104H130', stroke(colors.ink, 6, 0.4))}
    ${body('M70 120H380Q396 120 400 138L430 270H20L52 138Q56 120 70 120Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${path('M88 144H186V176H80Z', fill(colors.accent))}
    ${path('M84 196H116V220H78ZM132 196H164V220H129ZM180 196H212V220H179ZM228 196H260V220H229ZM72 232H108V256H66ZM126 232H160V256H123ZM178 232H212V256H177ZM230 232H264V256H231Z', fill(colors.light))}${path('M290 196H350L362 256H294Z', fill(colors.second))}
    ${path('M10 266H440Q450 266 450 278V350Q450 364 436 364H14Q0 364 0 350V278Q0 266 10 266Z', fill(colors.second))}${path('M24 286H426V340H24Z', fill(colors.ink, 0.4))}${path('M190 312H260', stroke(colors.light, 12))}`,
});
