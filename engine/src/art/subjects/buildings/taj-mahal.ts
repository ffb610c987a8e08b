import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tajMahal = drawSubject({
  name: 'taj-mahal',
  nouns: ['taj mahal'],
  bounds: { x: 0, y: 7, width: 620, height: 355 },
  natural: { main: '#f4eee4', second: '#cdbfae', accent: '#d9a95a', ink: '#5a4a44', light: '#fffdf8' },
  presence: { nouns: ['taj mahal'], home: 'garden', stands: 'ground', tall: 0.46, metres: 60 },
  paint: (colors, id) => `
    ${path('M20 140H52V330H20ZM568 140H600V330H568Z', fill(colors.main))}
    ${path('M40 140H52V330H40ZM588 140H600V330H588Z', fill(colors.ink, 0.14))}
    ${path('M14 136C14 116 58 116 58 136ZM562 136C562 116 606 116 606 136Z', fill(colors.main))}
    ${path('M12 200H60V210H12ZM12 260H60V270H12ZM560 200H608V210H560ZM560 260H608V270H560ZM12 134H60V144H12ZM560 134H608V144H560Z', fill(colors.second))}
    ${path('M36 122V100M584 122V100M310 62V10', stroke(colors.accent, 5))}
    ${body(shape('148,150! 146,120 170,96 196,80 222,96 246,120 244,150!'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -4 })}
    ${body(shape('376,150! 374,120 398,96 424,80 450,96 474,120 472,150!'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -4 })}
    ${path('M196 82V62M424 82V62', stroke(colors.accent, 4))}
    ${body(shape('212,170! 200,130 216,96 260,76 310,44! 360,76 404,96 420,130 408,170!'), colors.main, colors, { id: `${id}c`, dx: -24, dy: -6 })}
    ${path('M212 166H408V182H212Z', fill(colors.second))}
    ${body('M100 180H520V330H100Z', colors.main, colors, { id: `${id}d`, dx: -30, dy: 0 })}
    ${path('M236 160H384V330H236Z', fill(colors.light))}
    ${path('M340 160H384V330H340Z', fill(colors.ink, 0.12))}
    ${path('M256 330V230C256 206 280 196 310 180C340 196 364 206 364 230V330Z', fill(colors.second))}
    ${path('M274 330V244C274 226 290 216 310 204C330 216 346 226 346 244V330Z', fill(colors.ink, 0.5))}
    ${path('M124 252V216C124 206 140 200 150 194C160 200 176 206 176 216V252ZM124 322V286C124 276 140 270 150 264C160 270 176 276 176 286V322ZM444 252V216C444 206 460 200 470 194C480 200 496 206 496 216V252ZM444 322V286C444 276 460 270 470 264C480 270 496 276 496 286V322ZM194 252V222C194 214 202 208 208 204C214 208 222 214 222 222V252ZM194 322V292C194 284 202 278 208 274C214 278 222 284 222 292V322ZM398 252V222C398 214 406 208 412 204C418 208 426 214 426 222V252ZM398 322V292C398 284 406 278 412 274C418 278 426 284 426 292V322Z', fill(colors.second))}
    ${path('M0 330H620V362H0Z', fill(colors.main))}
    ${path('M0 346H620V362H0Z', fill(colors.ink, 0.16))}
    ${path('M240 164H380', stroke(colors.accent, 4))}`,
});
