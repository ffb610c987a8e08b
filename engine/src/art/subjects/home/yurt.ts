import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const yurt = drawSubject({
  name: 'yurt',
  nouns: ['yurt', 'ger'],
  bounds: { x: 40, y: 4, width: 420, height: 330 },
  natural: { main: '#efe8da', second: '#b5482f', accent: '#2f7fa0', ink: '#4a3426', light: '#fffdf6' },
  presence: { nouns: ['yurt', 'ger'], home: 'meadow', stands: 'ground', tall: 0.34, metres: 3.2 },
  paint: (colors, id) => `
    ${path('M236 4H264V40H236Z', fill(colors.ink))}
    ${body('M40 150C130 70 210 40 250 40C290 40 370 70 460 150V168H40Z', colors.light, colors, { id: `${id}a`, dx: -40, dy: -6 })}
    ${path('M250 40L120 160M250 40L200 160M250 40L300 160M250 40L380 160', stroke(colors.ink, 4, 0.16))}
    ${body('M50 160H450V320C350 338 150 338 50 320Z', colors.main, colors, { id: `${id}b`, dx: -40, dy: 0, marks: path('M40 168H460V188H40ZM40 286H460V302H40Z', fill(colors.second)) + path('M60 188l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18l20-18l20 18Z', fill(colors.accent)) })}
    ${path('M204 200H296V332H204Z', fill(colors.second))}
    ${path('M214 212H246V322H214ZM254 212H286V322H254Z', fill(colors.accent))}
    ${circle(238, 268, 5, fill(colors.light))}
    ${circle(262, 268, 5, fill(colors.light))}
    ${path('M286 200H296V332H286Z', fill(colors.ink, 0.2))}
    ${path('M226 30H274V46H226Z', fill(colors.second))}`,
});
