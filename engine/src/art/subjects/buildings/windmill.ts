import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

const sail = 'M196 122L206 12H244L240 24L214 122Z';
const slats = 'M206 30H240M205 48H236M203 66H232M202 84H226';

export const windmill = drawSubject({
  name: 'windmill',
  nouns: ['windmill', 'mill', 'holland'],
  bounds: { x: 97, y: 15, width: 218, height: 365 },
  natural: { main: '#b4633f', second: '#5c4334', accent: '#e3b665', ink: '#2e221c', light: '#f8efe0' },
  presence: { nouns: ['windmill', 'mill'], home: 'meadow', stands: 'ground', tall: 0.52, metres: 16 },
  paint: (colors, id) => `
    ${body('M152 150H262L300 380H114Z', colors.main, colors, { id: `${id}b`, dx: -38, dy: 0, marks: path('M130 236h22M180 216h22M150 316h24M200 340h22M240 260h20M170 270h20M226 196h18', stroke(colors.ink, 6, 0.18)) })}
    ${path('M140 156C146 112 170 90 206 90C242 90 268 112 274 156Z', fill(colors.second))}${path('M222 92C252 96 268 116 274 156H246C246 130 240 108 222 92Z', fill(colors.ink, 0.25))}
    ${path('M112 250H302L306 268H108Z', fill(colors.second))}${path('M112 250V230M140 250V230M170 250V230M244 250V230M272 250V230M302 250V230M108 232H306', stroke(colors.second, 5))}
    ${path('M184 380V334C184 318 194 310 207 310C220 310 230 318 230 334V380Z', fill(colors.ink))}${rect(192, 180, 30, 36, fill(colors.light), 15)}${path('M207 180V216M192 198H222', stroke(colors.ink, 4))}
    ${[20, 110, 200, 290].map((turn) => `<g transform="rotate(${turn} 206 124)">${path(sail, fill(colors.light))}${path(slats, stroke(colors.second, 4))}${path('M206 124V12', stroke(colors.second, 8))}</g>`).join('')}
    <circle cx="206" cy="124" r="13" fill="${colors.accent}"/>`,
});
