import { drawSubject } from '../../drawing.ts';

export const dresser = drawSubject({
  name: 'dresser',
  nouns: ['dresser', 'chest of drawers', 'drawer', 'cabinet', 'sideboard', 'nightstand', 'bedside table'],
  bounds: { x: 0, y: 0, width: 320, height: 300 },
  natural: { main: '#c08a58', second: '#a9713f', accent: '#f0cf9a', ink: '#46301f', light: '#fff2dd' },
  presence: {
    nouns: ['dresser', 'chest of drawers', 'cabinet', 'sideboard', 'nightstand', 'bedside table'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.38,
    metres: 0.9,
    top: { from: 20, to: 300, y: 12 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M30 268L22 300H38L54 268ZM266 268L282 300H298L290 268Z" fill="${second}"/>
    <rect x="12" y="30" width="296" height="244" rx="10" fill="${main}"/>
    <path d="M252 30H308V264C308 270 304 274 298 274H236C256 200 260 110 252 30Z" fill="${ink}" fill-opacity=".13"/>
    <rect x="32" y="56" width="256" height="54" rx="7" fill="${accent}"/><rect x="32" y="124" width="256" height="60" rx="7" fill="${accent}"/><rect x="32" y="198" width="256" height="60" rx="7" fill="${accent}"/>
    <path d="M236 56H288V110H228ZM226 124H288V184H216ZM214 198H288V258H204Z" fill="${ink}" fill-opacity=".09"/>
    <path d="M44 66H120M44 134H120M44 208H120" stroke="${light}" stroke-opacity=".6" stroke-width="5"/>
    <path d="M146 84H174M146 154H174M146 228H174" stroke="${ink}" stroke-width="11"/>
    <path d="M12 30H308V42H12Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M22 0H298L320 18H0Z" fill="${accent}"/><path d="M0 18H320V26C320 30 316 34 310 34H10C4 34 0 30 0 26Z" fill="${second}"/>`,
});
