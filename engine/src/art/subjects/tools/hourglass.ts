import { drawSubject } from '../../drawing.ts';

export const hourglass = drawSubject({
  name: 'hourglass',
  nouns: [
    'hourglass',
    'patience',
    'waiting list',
    'waitlist',
    'sand clock',
    'limited time',
    'procrastination',
    'coming soon',
  ],
  bounds: { x: 14, y: 12, width: 252, height: 396 },
  presence: {
    nouns: ['hourglass', 'sand clock'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}glass"><path d="M56 40H224V96C224 140 196 170 164 196C156 203 156 217 164 224C196 250 224 280 224 324V380H56V324C56 280 84 250 116 224C124 217 124 203 116 196C84 170 56 140 56 96Z"/></clipPath>
    <path d="M40 40V380M240 40V380" stroke="${second}" stroke-width="16" fill="none"/>
    <path d="M56 40H224V96C224 140 196 170 164 196C156 203 156 217 164 224C196 250 224 280 224 324V380H56V324C56 280 84 250 116 224C124 217 124 203 116 196C84 170 56 140 56 96Z" fill="${light}"/>
    <g clip-path="url(#${id}glass)">
    <path d="M40 112C90 130 190 130 240 112V210H40Z" fill="${accent}"/>
    <path d="M136 190H144V330H136Z" fill="${accent}"/>
    <path d="M40 390V364C80 352 110 330 140 296C170 330 200 352 240 364V390Z" fill="${accent}"/>
    <path d="M180 30H240V390H150C190 330 160 280 150 210C176 160 196 110 180 30Z" fill="${ink}" fill-opacity=".12"/>
    </g>
    <path d="M80 66V96C80 116 88 132 100 146M80 346V322C80 306 86 292 96 280" stroke="${main}" stroke-opacity=".35" stroke-width="11" fill="none"/>
    <rect x="14" y="12" width="252" height="42" rx="16" fill="${main}"/><rect x="14" y="366" width="252" height="42" rx="16" fill="${main}"/>
    <path d="M196 12H250A16 16 0 0 1 266 28V38A16 16 0 0 1 250 54H190C196 40 198 26 196 12ZM196 366H250A16 16 0 0 1 266 382V392A16 16 0 0 1 250 408H190C196 394 198 380 196 366Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M34 33H96M34 387H70" stroke="${light}" stroke-opacity=".5" stroke-width="10" fill="none"/>`,
});
