import { drawSubject } from '../../drawing.ts';
import { lines, type Point, polar } from '../../svg.ts';

/** Outline of a cogwheel: each tooth a trapezium on the rim. */
function cogwheel(centre: Point, teeth: number, rim: number, tip: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, i): Point[] => [
    polar(centre, rim, step * (i - 0.3)),
    polar(centre, tip, step * (i - 0.18)),
    polar(centre, tip, step * (i + 0.18)),
    polar(centre, rim, step * (i + 0.3)),
  ]);
  return lines(corners.flat(), true);
}

const [large, small] = [cogwheel([170, 170], 10, 122, 158), cogwheel([340, 326], 8, 66, 92)];

export const gear = drawSubject({
  name: 'gear',
  nouns: [
    'gear',
    'cog',
    'setting',
    'engineering',
    'machine',
    'automation',
    'workflow',
    'engine',
    'maintenance',
    'configuration',
    'mechanic',
    'infrastructure',
    'microservice',
    'monolith',
    'ci',
    'pipeline',
  ],
  bounds: { x: 8, y: 10, width: 427, height: 411 },
  presence: { nouns: ['gear', 'cogwheel'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}large"><path d="${large}"/></clipPath><clipPath id="${id}small"><path d="${small}"/></clipPath>
    <path d="${small}" fill="${second}" stroke="${second}" stroke-width="8"/>
    <g clip-path="url(#${id}small)"><path d="M350 220H440V430H300C370 400 390 300 350 220Z" fill="${ink}" fill-opacity=".18"/></g>
    <circle cx="340" cy="326" r="38" fill="${ink}"/><circle cx="340" cy="326" r="20" fill="${accent}"/>
    <path d="${large}" fill="${main}" stroke="${main}" stroke-width="10"/>
    <g clip-path="url(#${id}large)"><path d="M196 0H340V340H150C260 290 270 100 196 0Z" fill="${ink}" fill-opacity=".16"/></g>
    <path d="M74 178C72 128 104 86 150 76" stroke="${light}" stroke-opacity=".55" stroke-width="14" fill="none"/>
    <circle cx="170" cy="170" r="72" fill="${ink}"/>
    <circle cx="170" cy="170" r="48" fill="${light}"/>
    <path d="M170 122A48 48 0 0 1 170 218C196 206 196 134 170 122Z" fill="${ink}" fill-opacity=".14"/>
    <circle cx="170" cy="170" r="19" fill="${accent}"/>`,
});
