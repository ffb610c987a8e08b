const STROKES = {
  fork: '<circle cx="6" cy="4.5" r="3"/><circle cx="18" cy="4.5" r="3"/><circle cx="12" cy="19.5" r="3"/><path d="M6 7.5V10q0 2 2 2h8q2 0 2-2V7.500M12 12v4.5"/>',
  issue: '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="2" fill="COLOR"/>',
  tick: '<path d="M3.500 12.800l5.700 5.700L20.500 6"/>',
} as const;

const FILLED = {
  star: '<path d="M12 1.6l3.2 6.8 7.3.9-5.4 5.1 1.4 7.4L12 18.2l-6.500 3.600 1.4-7.4L1.5 9.3l7.300-.9z"/>',
  play: '<path d="M7 3.500v17l15-8.500z"/>',
  dot: '<circle cx="12" cy="12" r="9"/>',
} as const;

/** What is inside the SVG of an icon, in a square of 24. */
export function drawIcon(name: string, color: string): string {
  if (name in FILLED) return `<g fill="${color}">${FILLED[name as keyof typeof FILLED]}</g>`;
  const strokes = STROKES[name as keyof typeof STROKES].replaceAll('COLOR', color);
  return `<g fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}
