import { drawSubject } from '../../drawing.ts';

export const sofa = drawSubject({
  name: 'sofa',
  nouns: ['sofa', 'couch', 'settee', 'loveseat', 'furniture', 'living room', 'lounge', 'interior design'],
  bounds: { x: 0, y: 0, width: 540, height: 246 },
  presence: {
    nouns: ['sofa', 'couch', 'settee', 'loveseat'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.36,
    metres: 0.9,
    seat: { x: 270, y: 132 },
    top: { from: 84, to: 456, y: 132 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M60 222L50 246H64L82 222ZM458 222L476 246H490L480 222Z" fill="${ink}"/>
    <path d="M44 60C44 22 66 0 104 0H436C474 0 496 22 496 60V200H44Z" fill="${main}"/>
    <path d="M400 0H436C474 0 496 22 496 60V200H400C424 140 424 60 400 0Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M70 54C72 34 84 24 104 22H240" stroke="${light}" stroke-opacity=".32" stroke-width="7" fill="none"/>
    <path d="M270 12V120" stroke="${ink}" stroke-opacity=".16" stroke-width="5"/>
    <path d="M70 134H470V200H70Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="74" y="116" width="196" height="60" rx="20" fill="${main}"/><rect x="270" y="116" width="196" height="60" rx="20" fill="${main}"/>
    <rect x="74" y="116" width="196" height="60" rx="20" fill="${light}" fill-opacity=".14"/><rect x="270" y="116" width="196" height="60" rx="20" fill="${light}" fill-opacity=".1"/>
    <g transform="rotate(-12 126 88)"><rect x="86" y="50" width="80" height="74" rx="16" fill="${accent}"/><path d="M102 68H150M102 86H150M102 104H150" stroke="${light}" stroke-opacity=".5" stroke-width="5"/></g>
    <g transform="rotate(10 420 90)"><rect x="382" y="54" width="76" height="70" rx="16" fill="${second}"/><path d="M432 58C448 74 452 100 440 122H458V54Z" fill="${ink}" fill-opacity=".1"/></g>
    <rect x="40" y="170" width="460" height="54" rx="12" fill="${main}"/>
    <rect x="40" y="170" width="460" height="54" rx="12" fill="${ink}" fill-opacity=".1"/>
    <path d="M0 118C0 92 18 78 42 78C66 78 84 92 84 118V224H26C10 224 0 214 0 198Z" fill="${main}"/>
    <path d="M540 118C540 92 522 78 498 78C474 78 456 92 456 118V224H514C530 224 540 214 540 198Z" fill="${main}"/>
    <path d="M512 80C530 86 540 98 540 118V198C540 214 530 224 514 224H456V200C500 196 522 140 512 80Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M84 130V224H60C74 196 76 160 84 130Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M16 130C16 106 26 94 42 92" stroke="${light}" stroke-opacity=".4" stroke-width="8" fill="none"/>`,
});
