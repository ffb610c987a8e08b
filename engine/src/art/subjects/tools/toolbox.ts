import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const toolbox = drawSubject({
  name: 'toolbox',
  nouns: ['toolbox', 'tool box', 'hammer', 'screwdriver', 'wrench', 'spanner', 'tools', 'saw'],
  bounds: { x: 14, y: -1, width: 392, height: 339 },
  natural: { main: '#d23c34', second: '#8f979e', accent: '#e9b04a', ink: '#2a2226', light: '#f6efe6' },
  presence: {
    nouns: ['toolbox', 'hammer', 'screwdriver', 'wrench', 'saw'],
    home: 'workshop',
    stands: 'ground',
    tall: 0.34,
    metres: 0.35,
  },
  paint: (colors, id) => `
    <g transform="rotate(-12 120 120)">
    ${rect(108, 40, 24, 150, fill(colors.accent), 6)}
    ${path('M70 10H150C166 10 176 20 180 36L150 44H70Z', fill(colors.second))}
    ${path('M120 10H150C166 10 176 20 180 36L150 44H120Z', fill(colors.ink, 0.2))}
    </g>
    <g transform="rotate(10 230 120)">
    ${path('M214 60H230V190H214Z', fill(colors.second))}
    ${rect(206, 0, 32, 74, fill(colors.main), 10)}
    ${path('M214 10V62M226 10V62', stroke(colors.light, 5, 0.4))}
    </g>
    <g transform="rotate(24 310 130)">
    ${path(shape('290,0 276,30 290,56 298,70 298,190 318,190 318,70 328,54 340,30 326,0 322,30 294,30'), fill(colors.second))}
    </g>
    ${body('M30 180H390C400 180 406 186 406 196V320C406 332 400 338 390 338H30C20 338 14 332 14 320V196C14 186 20 180 30 180Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -10 })}
    ${path('M14 200H406V214H14Z', fill(colors.ink, 0.25))}
    ${path('M20 184H400V192H20Z', fill(colors.light, 0.3))}
    ${rect(70, 196, 44, 36, fill(colors.second), 5)}
    ${rect(306, 196, 44, 36, fill(colors.second), 5)}
    ${rect(80, 214, 24, 8, fill(colors.ink), 3)}
    ${rect(316, 214, 24, 8, fill(colors.ink), 3)}
    ${path('M150 180V150C150 140 156 134 166 134H254C264 134 270 140 270 150V180', stroke(colors.ink, 14))}
    ${path('M170 254H250V296H170Z', fill(colors.accent))}
    ${path('M186 268H234M186 282H220', stroke(colors.ink, 5))}`,
});
