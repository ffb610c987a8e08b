import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const microwave = drawSubject({
  name: 'microwave',
  nouns: ['microwave', 'microwave oven'],
  bounds: { x: 0, y: 0, width: 420, height: 266 },
  natural: { main: '#d8dde1', second: '#39424d', accent: '#f2b84a', ink: '#22282f', light: '#ffffff' },
  presence: { nouns: ['microwave'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.3 },
  paint: (colors, id) => `
    ${body('M20 0H400Q420 0 420 20V230Q420 250 400 250H20Q0 250 0 230V20Q0 0 20 0Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -12 })}
    ${path('M36 30H286V220H36Z', fill(colors.second))}${path('M56 50H266V200H56Z', fill(colors.accent, 0.75))}${path('M110 178H212Q206 138 161 138Q116 138 110 178Z', fill(colors.light))}${path('M96 182H226', stroke(colors.ink, 9))}
    ${path('M56 50H160L100 200H56Z', fill(colors.light, 0.2))}
    ${path('M312 36H396V72H312Z', fill(colors.ink))}${path('M326 54H366', stroke(colors.accent, 8))}${path('M322 102h.1M354 102h.1M386 102h.1M322 136h.1M354 136h.1M386 136h.1M322 170h.1M354 170h.1M386 170h.1', stroke(colors.second, 20))}${path('M312 206H396', stroke(colors.accent, 16))}
    ${path('M30 250H76V266H30ZM344 250H390V266H344Z', fill(colors.ink))}`,
});
