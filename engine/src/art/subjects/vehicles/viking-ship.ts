import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

const SHIELDS = [128, 172, 216, 260, 304, 348] as const;

export const vikingShip = drawSubject({
  name: 'viking-ship',
  nouns: ['viking ship', 'longship', 'viking longship', 'drakkar', 'viking boat'],
  bounds: { x: 8, y: 14, width: 512, height: 392 },
  natural: { main: '#c8402f', second: '#8a5a30', accent: '#e2b04a', ink: '#2f1d12', light: '#f6ecd6' },
  presence: {
    nouns: ['viking ship', 'longship', 'viking boat'],
    home: 'sea',
    stands: 'water',
    tall: 0.5,
    metres: 10,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M246 18V330', stroke(colors.second, 12))}
    ${path('M246 30L120 318M246 30L398 318', stroke(colors.ink, 2.5, 0.55))}
    ${body('M120 62H372C396 110 400 190 386 262C300 244 200 244 112 262C134 200 136 120 120 62Z', colors.light, colors, { id: `${id}a`, dx: -16, dy: -6, marks: path('M152 50H196C212 120 210 200 190 270H140C164 200 166 120 152 50ZM236 50H284C300 120 298 200 286 270H236C250 200 252 120 236 50ZM324 50H366C392 120 392 200 380 280H330C344 200 344 120 324 50Z', fill(colors.main)) })}
    ${rect(104, 52, 284, 13, fill(colors.second), 6)}
    ${path('M246 18L300 28L246 42Z', fill(colors.accent))}
    ${path('M150 338L96 404M230 342L184 404M310 342L266 404M384 332L350 400', stroke(colors.second, 8))}
    ${path(limb('96,364,60 36,280,40 28,220,24 44,184,16 66,182,10'), fill(colors.second))}
    ${path(limb('412,364,64 468,276,46 476,214,28 470,178,26'), fill(colors.second))}
    ${path(shape('456,196! 452,166 468,146 490,144 518,158! 514,168 494,170! 510,180! 500,190 482,190 478,204!'), fill(colors.second))}
    ${path('M460 150L448 128L474 144ZM456 184L438 176L454 166ZM458 216L440 212L456 198ZM462 250L444 248L460 234Z', fill(colors.accent))}
    ${circle(484, 158, 4.5, fill(colors.ink))}
    ${path('M506 163l3 6M498 165l2 6', stroke(colors.light, 3))}
    ${body(shape('36,286! 90,326 180,338 260,338 340,338 420,324 472,276! 466,330 430,378 384,390! 120,390! 80,380 44,336'), colors.second, colors, { id: `${id}b`, dx: -10, dy: -14, marks: path('M30 322C140 372 370 372 480 316M30 346C140 392 370 392 480 344', stroke(colors.ink, 4, 0.3)) })}
    ${SHIELDS.map((x, i) => circle(x, 336, 20, fill(i % 2 === 0 ? colors.main : colors.accent)) + circle(x, 336, 20, stroke(colors.ink, 4, 0.45)) + circle(x, 336, 6, fill(colors.light))).join('')}`,
});
