import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';

export const lipstick = drawSubject({
  name: 'lipstick',
  nouns: ['lipstick', 'lipsticks', 'makeup', 'make up', 'cosmetics'],
  bounds: { x: 20, y: 10, width: 210, height: 386 },
  natural: { main: '#d02f4c', second: '#2b2630', accent: '#e3b65a', ink: '#2a0f18', light: '#ffd6da' },
  presence: { nouns: ['lipstick', 'makeup'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.09 },
  paint: (colors, id) => `
    <g transform="translate(130 180)">
    ${body('M0 40H100V200C100 210 94 214 86 214H14C6 214 0 210 0 200Z', colors.second, colors, { id: `${id}a`, dx: -16, dy: -6 })}
    ${path('M0 60H100V76H0Z', fill(colors.accent))}
    ${path('M14 84H26V200H14Z', fill(colors.light, 0.25))}
    </g>
    ${body('M44 150V70C44 40 74 16 112 10V150Z', colors.main, colors, { id: `${id}b`, dx: -14, dy: -10 })}
    ${path('M54 140V74C54 54 66 42 80 34V140Z', fill(colors.light, 0.4))}
    ${path('M112 10C92 20 84 44 84 80C94 76 106 70 112 60Z', fill(colors.ink, 0.16))}
    ${body('M36 140H120V230H36Z', colors.accent, colors, { id: `${id}c`, dx: -14, dy: -4 })}
    ${path('M48 146H60V226H48Z', fill(colors.light, 0.6))}
    ${body('M20 226H136V384C136 392 132 396 124 396H32C24 396 20 392 20 384Z', colors.second, colors, { id: `${id}d`, dx: -18, dy: -4 })}
    ${path('M20 240H136V254H20Z', fill(colors.accent))}
    ${path('M36 260H50V384H36Z', fill(colors.light, 0.25))}`,
});
