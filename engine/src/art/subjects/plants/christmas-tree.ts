import { drawSubject } from '../../drawing.ts';

export const christmasTree = drawSubject({
  name: 'christmas-tree',
  nouns: ['christmas tree', 'christmas', 'xmas', 'advent', 'december', 'holiday season'],
  bounds: { x: 13, y: 6.5, width: 354, height: 429.5 },
  natural: { main: '#d8403a', second: '#2f8a55', accent: '#f6c644', ink: '#5a3a22', light: '#f6fbf2' },
  presence: { nouns: ['christmas tree'], home: 'snowfield', stands: 'ground', tall: 0.56, metres: 3 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}boughs"><path d="M190 62L268 170H236L310 268H272L360 386H20L108 268H70L144 170H112Z"/></clipPath>
    <path d="M162 380H218V436H162Z" fill="${ink}"/>
    <path d="M190 62L268 170H236L310 268H272L360 386H20L108 268H70L144 170H112Z" fill="${second}" stroke="${second}" stroke-width="14"/>
    <path d="M196 62L274 170H242L316 268H278L366 386H226C260 300 236 180 196 62Z" fill="${ink}" fill-opacity=".2"/>
    <g clip-path="url(#${id}boughs)">
    <path d="M100 176C140 206 200 204 256 160M60 276C130 318 230 312 300 254M30 350C130 396 250 376 336 316" stroke="${light}" stroke-width="13" fill="none"/>
    </g>
    <circle cx="186" cy="142" r="15" fill="${main}"/><circle cx="152" cy="242" r="17" fill="${accent}"/><circle cx="234" cy="236" r="17" fill="${main}"/><circle cx="108" cy="344" r="19" fill="${main}"/><circle cx="196" cy="344" r="19" fill="${accent}"/><circle cx="278" cy="338" r="19" fill="${main}"/>
    <path d="M190 6L204 36L237 40L213 63L219 96L190 80L161 96L167 63L143 40L176 36Z" fill="${accent}"/>
    <path d="M190 6L204 36L237 40L213 63L219 96L190 80Z" fill="${ink}" fill-opacity=".14"/>`,
});
