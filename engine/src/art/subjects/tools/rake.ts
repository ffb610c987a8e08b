import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const rake = drawSubject({
  name: 'rake',
  nouns: ['rake', 'pitchfork', 'garden fork'],
  bounds: { x: 41, y: 10, width: 210, height: 528 },
  natural: { main: '#8a959c', second: '#b07a45', accent: '#c8433a', ink: '#2f3236', light: '#e6ecef' },
  presence: { nouns: ['rake', 'pitchfork'], home: 'garden', stands: 'ground', tall: 0.46, metres: 1.5 },
  paint: (colors) => `
    <g transform="rotate(-8 120 300)">
    ${path('M110 10H134V400H110Z', fill(colors.second))}
    ${path('M124 10H134V400H124Z', fill(colors.ink, 0.2))}
    ${path('M122 380V420M30 430V520M66 424V520M104 420V520M140 420V520M178 424V520M214 430V520', stroke(colors.main, 15))}
    ${path('M30 430C60 412 184 412 214 430', stroke(colors.main, 16))}
    ${path('M102 360H142V400H102Z', fill(colors.ink))}
    ${path('M106 10H138V60H106Z', fill(colors.accent))}
    </g>`,
});
