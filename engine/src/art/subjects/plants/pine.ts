import { drawSubject } from '../../drawing.ts';

// One tier of boughs: its tip, half its width, its foot.
const tier = (top: number, half: number, foot: number): string =>
  `M150 ${top}C${150 + half * 0.3} ${top + (foot - top) * 0.5} ${150 + half * 0.6} ${foot - 26} ${150 + half} ${foot - 8}` +
  `Q${150 + half * 0.84} ${foot + 6} ${150 + half * 0.66} ${foot - 4}Q${150 + half * 0.5} ${foot + 16} ${150 + half * 0.3} ${foot + 4}` +
  `Q150 ${foot + 26} ${150 - half * 0.3} ${foot + 4}Q${150 - half * 0.5} ${foot + 16} ${150 - half * 0.66} ${foot - 4}` +
  `Q${150 - half * 0.84} ${foot + 6} ${150 - half} ${foot - 8}C${150 - half * 0.6} ${foot - 26} ${150 - half * 0.3} ${top + (foot - top) * 0.5} 150 ${top}Z`;

/** Snow on a tier: from its tip down both slopes, with a ragged hem. */
const snowOn = (top: number, half: number, foot: number, light: string): string => {
  const [hem, drop] = [top + (foot - top) * 0.62, (foot - top) * 0.16];
  const at = (share: number): number => 150 + half * share;
  return `<path d="M150 ${top}C${at(0.26)} ${hem - drop * 2.4} ${at(0.42)} ${hem - drop} ${at(0.62)} ${hem + drop}Q${at(0.44)} ${hem - drop * 0.5} ${at(0.3)} ${hem + drop * 0.4}Q${at(0.16)} ${hem - drop} 150 ${hem}Q${at(-0.16)} ${hem - drop} ${at(-0.3)} ${hem + drop * 0.5}Q${at(-0.44)} ${hem - drop * 0.4} ${at(-0.62)} ${hem + drop}C${at(-0.42)} ${hem - drop} ${at(-0.26)} ${hem - drop * 2.4} 150 ${top}Z" fill="${light}"/>`;
};

const TIERS = [
  [250, 136, 396],
  [180, 114, 318],
  [116, 90, 240],
  [60, 66, 168],
  [14, 42, 100],
] as const;

export const pine = drawSubject({
  name: 'pine',
  nouns: ['pine', 'pine tree', 'fir', 'fir tree', 'spruce', 'evergreen', 'conifer', 'timber'],
  bounds: { x: 14, y: 14, width: 272, height: 446 },
  natural: { main: '#2f7354', second: '#7a5136', accent: '#47906a', ink: '#12302a', light: '#dff2dc' },
  presence: {
    nouns: ['pine tree', 'pine', 'fir tree', 'spruce'],
    home: 'forest',
    stands: 'ground',
    tall: 0.6,
    metres: 12,
  },
  paint: ({ main, second, accent, ink, light }, id, { snow }) => {
    const boughs = TIERS.map(
      ([top, half, foot], index) =>
        `<clipPath id="${id}t${index}"><path d="${tier(top, half, foot)}"/></clipPath>
        <path d="${tier(top, half, foot)}" fill="${main}"/>
        <g clip-path="url(#${id}t${index})">
        <path d="M150 ${top}C${150 - half * 0.2} ${foot - 50} ${150 - half * 0.8} ${foot - 20} ${150 - half} ${foot}H0V${top}Z" fill="${accent}"/>
        <path d="M158 ${top}Q${150 + half * 0.1} ${foot - 30} ${150 + half * 0.2} ${foot + 30}H300V${top}Z" fill="${ink}" fill-opacity=".2"/>
        ${index < TIERS.length - 1 ? `<path d="M${150 - half * 0.62} ${top + 46}Q150 ${top + 100} ${150 + half * 0.62} ${top + 46}L150 ${top}Z" fill="${ink}" fill-opacity=".24"/>` : ''}
        </g>
        ${snow ? snowOn(top, half, foot, light) : ''}
        <path d="M${150 - half * 0.72} ${foot - 24}Q${150 - half * 0.5} ${foot - 38} ${150 - half * 0.38} ${foot - 54}" stroke="${light}" stroke-opacity=".4" stroke-width="6" fill="none"/>`,
    ).join('');
    return `<path d="M134 380H166L172 460H128Z" fill="${second}"/><path d="M154 380H166L172 460H152Z" fill="${ink}" fill-opacity=".3"/>${boughs}`;
  },
});
