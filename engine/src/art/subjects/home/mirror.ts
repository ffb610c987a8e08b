import { drawSubject } from '../../drawing.ts';

export const mirror = drawSubject({
  name: 'mirror',
  nouns: ['mirror', 'looking glass', 'vanity', 'full length mirror'],
  bounds: { x: 0, y: 0, width: 220, height: 440 },
  natural: { main: '#c98f4c', second: '#bcd7e2', accent: '#e4c58a', ink: '#3f3a40', light: '#fbfdfd' },
  presence: {
    nouns: ['mirror', 'looking glass'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.56,
    metres: 1.7,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}glass"><path d="M28 414V104C28 56 62 26 110 26C158 26 192 56 192 104V414Z"/></clipPath>
    <path d="M20 400L0 440H18L44 400ZM176 400L202 440H220L200 400Z" fill="${main}"/>
    <path d="M10 426V106C10 42 50 0 110 0C170 0 210 42 210 106V426C210 430 207 432 204 432H16C13 432 10 430 10 426Z" fill="${main}"/>
    <path d="M150 8C188 22 210 58 210 106V426C210 430 207 432 204 432H180V100C180 60 170 30 150 8Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M20 120C20 58 56 14 108 12" stroke="${accent}" stroke-width="6" fill="none"/>
    <g clip-path="url(#${id}glass)"><rect x="20" y="20" width="180" height="400" fill="${second}"/>
    <path d="M20 240L200 60V130L20 310ZM20 330L200 150V172L20 352Z" fill="${light}" fill-opacity=".6"/>
    <path d="M28 104C28 56 62 26 110 26C158 26 192 56 192 104" stroke="${ink}" stroke-opacity=".2" stroke-width="12" fill="none"/></g>`,
});
