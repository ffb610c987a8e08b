import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect } from '../../svg.ts';

export const windTurbine = drawSubject({
  name: 'wind-turbine',
  nouns: ['wind turbine', 'wind turbines', 'wind power', 'wind farm', 'windrad'],
  bounds: { x: 41, y: -18, width: 287, height: 456 },
  natural: { main: '#f4f6f5', second: '#c9d2d6', accent: '#e2574a', ink: '#3f4d56', light: '#ffffff' },
  presence: { nouns: ['wind turbine'], home: 'meadow', stands: 'ground', tall: 0.66, metres: 60 },
  paint: (colors) => `
    ${path('M192 150H208L216 430H184Z', fill(colors.main))}
    ${path('M201 150H208L216 430H202Z', fill(colors.ink, 0.16))}
    ${rect(176, 426, 48, 12, fill(colors.second), 4)}
    ${path('M176 134H240C248 134 252 140 252 148S248 162 240 162H176Z', fill(colors.second))}
    ${[8, 128, 248].map((turn) => `<g transform="rotate(${turn} 196 148)">${path('M190 148C182 100 184 40 196 -20C208 40 206 100 202 148Z', fill(colors.main))}${path('M196 -20C208 40 206 100 202 148H196Z', fill(colors.ink, 0.14))}${path('M192 8C193 -2 194 -12 196 -20C198 -12 199 -2 200 8Z', fill(colors.accent))}</g>`).join('')}
    ${circle(196, 148, 15, fill(colors.second))}
    ${circle(193, 145, 7, fill(colors.light))}`,
});
