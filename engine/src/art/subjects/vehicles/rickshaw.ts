import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const rickshaw = drawSubject({
  name: 'rickshaw',
  nouns: ['rickshaw', 'auto rickshaw', 'tuk tuk', 'tuktuk', 'cycle rickshaw'],
  bounds: { x: 30, y: 30, width: 331, height: 248 },
  natural: { main: '#f2b92e', second: '#2f8a5a', accent: '#d9432f', ink: '#262a28', light: '#e4f1f0' },
  presence: {
    nouns: ['rickshaw', 'auto rickshaw', 'tuk tuk'],
    home: 'street',
    stands: 'ground',
    tall: 0.3,
    metres: 1.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M110 60V170M236 60V150M300 150L272 66', stroke(colors.ink, 8))}
    ${path('M60 66C60 40 90 30 130 30H240C268 30 284 44 292 66Z', fill(colors.second))}
    ${path('M200 30H240C268 30 284 44 292 66H220Z', fill(colors.ink, 0.18))}
    ${path('M250 72H274L300 150H250Z', fill(colors.light))}
    ${path('M250 120L278 84L300 150H250Z', fill(colors.ink, 0.12))}
    ${path('M70 150H160V176H70ZM66 96C66 90 84 90 84 96V170H66Z', fill(colors.accent))}
    ${body('M40 160H230V190H262L276 150H318C340 156 352 176 356 206V232H30V180C30 168 34 160 40 160Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -14 })}
    ${path('M30 200H356V214H30Z', fill(colors.second))}
    ${path('M120 176H160V246H120Z', fill(colors.ink))}
    ${path('M124 176H156V200H124Z', fill(colors.main))}
    ${circle(348, 186, 13, fill(colors.light))}
    ${circle(348, 186, 6, fill(colors.ink, 0.2))}
    ${path('M286 150L270 118H254', stroke(colors.ink, 7))}
    ${path('M44 172H100', stroke(colors.light, 6, 0.5))}
    ${wheel(90, 246, 32, colors)}
    ${wheel(318, 246, 32, colors)}
    ${path('M284 240C284 210 352 210 352 240L344 246C340 226 296 226 292 246Z', fill(colors.ink, 0.4))}`,
});
