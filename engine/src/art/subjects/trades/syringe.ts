import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const syringe = drawSubject({
  name: 'syringe',
  nouns: ['syringe', 'injection needle', 'vaccine'],
  bounds: { x: 10, y: 53, width: 419, height: 311 },
  natural: { main: '#eef4f7', second: '#7fb7cf', accent: '#e0525a', ink: '#33424d', light: '#ffffff' },
  presence: { nouns: ['syringe'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.15 },
  paint: (colors, id) => `
    <g transform="rotate(-35 220 200)">${path('M0 200H66M0 168V232', stroke(colors.second, 22))}${path('M56 188H130V212H56Z', fill(colors.second))}
    ${path('M104 136V264', stroke(colors.second, 20))}
    ${body('M116 152H330Q346 152 346 168V232Q346 248 330 248H116Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -22 })}
    ${path('M190 160H338V240H190Z', fill(colors.accent, 0.85))}${path('M180 160H198V240H180Z', fill(colors.ink))}
    ${path('M150 152V178M190 152V178M230 152V178M270 152V178M310 152V178', stroke(colors.ink, 6, 0.6))}
    ${path('M346 180H380V220H346Z', fill(colors.second))}${path('M380 200H470', stroke(colors.ink, 7))}</g>`,
});
