/** Icons of a stroke, in a square of 24. */
const STROKES = {
  calendar: '<rect x="3" y="5" width="18" height="16" rx="3"/><path d="M3 10h18M8 2.5V7M16 2.5V7"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.4l3.4 2"/>',
  place: '<path d="M12 21.5s7-6.4 7-12a7 7 0 0 0-14 0c0 5.6 7 12 7 12z"/><circle cx="12" cy="9.5" r="2.5"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c.6-4.2 3.8-6.5 8-6.5s7.4 2.3 8 6.5"/>',
  people:
    '<circle cx="9" cy="8" r="3.6"/><path d="M2.5 20.5c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M15.5 4.8a3.6 3.6 0 0 1 0 6.4M18 14.9c2 .9 3.2 2.8 3.5 5.6"/>',
  fork: '<circle cx="6" cy="5" r="2.5"/><circle cx="18" cy="5" r="2.5"/><circle cx="12" cy="19" r="2.5"/><path d="M6 7.5v1.5a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V7.5M12 12v4.5"/>',
  issue: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="1.5"/>',
  check: '<path d="M4.5 12.8l5 5L19.5 7"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  bang: '<path d="M12 4v10M12 19.5v.2"/>',
  money: '<rect x="2.5" y="6" width="19" height="12" rx="2.5"/><circle cx="12" cy="12" r="2.8"/>',
  bag: '<rect x="3" y="7.5" width="18" height="12.5" rx="2.5"/><path d="M8.5 7.5V6a2.5 2.5 0 0 1 2.5-2.5h2A2.5 2.5 0 0 1 15.5 6v1.5M3 13h18"/>',
  globe: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18"/>',
} as const;

const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45l-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';

export type IconName = keyof typeof STROKES | 'star';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"';

export const drawIcon = (name: IconName, color: string, width = 2): string =>
  name === 'star'
    ? `${open}><path fill="${color}" d="${STAR}"/></svg>`
    : `${open} fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${STROKES[name]}</svg>`;

/** Five stars, of which `rating` are filled, in a box of 124 x 24. */
export function drawStars(rating: number, color: string, empty: string): string {
  const star = (fill: string) => (_: unknown, at: number) =>
    `<path transform="translate(${at * 25} 0)" fill="${fill}" d="${STAR}"/>`;
  const five = Array.from({ length: 5 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 24" width="124" height="24">` +
    `<defs><clipPath id="rated"><rect width="${Math.round(rating * 248) / 10}" height="24"/></clipPath></defs>` +
    `${five.map(star(empty)).join('')}<g clip-path="url(#rated)">${five.map(star(color)).join('')}</g></svg>`
  );
}
