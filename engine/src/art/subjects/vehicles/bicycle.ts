import { drawSubject } from '../../drawing.ts';

const wheel = (x: number, ink: string, accent: string, light: string): string => `
    <circle cx="${x}" cy="210" r="84" fill="none" stroke="${ink}" stroke-width="15"/>
    <circle cx="${x}" cy="210" r="72" fill="none" stroke="${light}" stroke-width="6"/>
    ${[0, 30, 60, 90, 120, 150].map((angle) => `<path d="M${x - 69} 210H${x + 69}" stroke="${light}" stroke-opacity=".8" stroke-width="2.5" transform="rotate(${angle} ${x} 210)"/>`).join('')}
    <circle cx="${x}" cy="210" r="12" fill="${accent}"/>`;

export const bicycle = drawSubject({
  name: 'bicycle',
  nouns: [
    'bicycle',
    'bike',
    'cycling',
    'cyclist',
    'biking',
    'bike ride',
    'ebike',
    'e-bike',
    'tour de france',
    'commute',
  ],
  bounds: { x: 12.5, y: 28, width: 435, height: 273.5 },
  presence: {
    nouns: ['bicycle', 'bike'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.25,
    metres: 1.1,
    faces: 'right',
    seat: { x: 163, y: 38 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    ${wheel(104, ink, accent, light)}${wheel(356, ink, accent, light)}
    <path d="M104 210H214M104 210L184 108" stroke="${second}" stroke-width="13" fill="none"/>
    <path d="M356 210L310 74" stroke="${second}" stroke-width="15" fill="none"/>
    <path d="M214 210L318 104L188 112Z" stroke="${main}" stroke-width="18" fill="none"/>
    <path d="M214 210L176 80" stroke="${main}" stroke-width="18" fill="none"/>
    <path d="M220 204L318 104" stroke="${ink}" stroke-opacity=".18" stroke-width="18" fill="none"/>
    <path d="M306 62L300 44M300 46C318 30 350 30 358 54C362 72 350 82 338 82" stroke="${ink}" stroke-width="14" fill="none"/>
    <path d="M132 66C150 60 190 60 218 70C206 86 190 88 176 88C156 88 138 82 132 66Z" fill="${ink}"/>
    <circle cx="214" cy="210" r="31" fill="${accent}"/>
    <circle cx="214" cy="210" r="31" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="7" stroke-dasharray="5 8"/>
    <path d="M214 210L242 252" stroke="${ink}" stroke-width="10"/><path d="M228 256H258" stroke="${ink}" stroke-width="13"/>
    <circle cx="214" cy="210" r="9" fill="${light}"/>`,
});
