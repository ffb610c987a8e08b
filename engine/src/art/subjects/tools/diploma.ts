import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const diploma = drawSubject({
  name: 'diploma',
  nouns: ['diploma'],
  bounds: { x: 12, y: 65, width: 418, height: 229 },
  natural: { main: '#fbf3df', second: '#c8393f', accent: '#e0b34a', ink: '#4a3a2a', light: '#ffffff' },
  presence: { nouns: ['diploma'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.3 },
  paint: (colors, id) => `
    <g transform="rotate(-14 220 150)">
    ${body('M30 110H410C440 110 440 200 410 200H30C0 200 0 110 30 110Z', colors.main, colors, { id: `${id}a`, dx: -6, dy: -20 })}
    ${path('M30 110C46 124 46 186 30 200C0 200 0 110 30 110Z', fill(colors.ink, 0.16))}
    ${path('M24 130C34 144 34 166 24 180M18 142C24 150 24 160 18 168', stroke(colors.ink, 4, 0.3))}
    ${path('M60 130H400M60 178H400', stroke(colors.ink, 5, 0.14))}
    ${path('M196 104H246V206H196Z', fill(colors.second))}
    ${path('M228 104H246V206H228Z', fill(colors.ink, 0.2))}
    ${path('M206 190L170 286L204 270L222 296L232 196ZM236 190L272 286L238 270L226 290L216 196Z', fill(colors.second))}
    ${path('M236 190L272 286L238 270Z', fill(colors.ink, 0.2))}
    </g>
    ${path('M226 96L240 112L262 108L264 130L284 140L274 160L284 180L264 190L262 212L240 208L226 224L210 208L188 212L186 190L166 180L176 160L166 140L186 130L188 108L210 112Z', fill(colors.accent))}
    ${circle(226, 162, 36, fill(colors.ink, 0.18))}
    ${circle(226, 160, 36, fill(colors.accent))}
    ${path('M226 134L233 152L252 153L237 165L242 184L226 173L210 184L215 165L200 153L219 152Z', fill(colors.light))}`,
});
