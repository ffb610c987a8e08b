import { drawSubject } from '../../drawing.ts';

const hull =
  'M8 92C40 100 66 140 96 168C128 196 360 196 420 168C460 148 478 110 508 96C494 160 450 214 388 222H150C84 214 24 160 8 92Z';

export const gondola = drawSubject({
  name: 'gondola',
  nouns: ['gondolier', 'venice'],
  bounds: { x: 8, y: 47, width: 500, height: 175 },
  natural: { main: '#2f3440', second: '#b8403a', accent: '#d9a441', ink: '#15171f', light: '#f4ead8' },
  presence: {
    nouns: ['gondola'],
    home: 'canal',
    stands: 'water',
    tall: 0.2,
    metres: 1.4,
    faces: 'left',
    seat: { x: 350, y: 120 },
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}hull"><path d="${hull}"/></clipPath>
    <path d="M210 176V126C210 112 220 104 232 104H262C274 104 284 112 284 126V176Z" fill="${second}"/><path d="M250 104H262C274 104 284 112 284 126V176H250Z" fill="${ink}" fill-opacity=".25"/>
    <rect x="316" y="144" width="86" height="34" rx="10" fill="${second}"/><path d="M326 152H370" stroke="${light}" stroke-opacity=".4" stroke-width="5"/>
    <path d="${hull}" fill="${main}"/>
    <g clip-path="url(#${id}hull)"><path d="M40 196C140 214 380 214 470 190V240H40Z" fill="${ink}" fill-opacity=".5"/>
    <path d="M10 96C40 104 70 146 100 174C130 202 356 202 422 174C462 154 480 116 506 100" stroke="${accent}" stroke-width="9" fill="none"/></g>
    <path d="M92 190C150 208 250 210 330 204" stroke="${light}" stroke-opacity=".3" stroke-width="6" fill="none"/>
    <path d="M16 100C4 84 6 58 26 47C38 50 38 64 26 66V96Z" fill="${accent}"/><path d="M28 72H44M30 82H44M32 92H44" stroke="${accent}" stroke-width="5"/>`,
});
