import { drawSubject } from '../../drawing.ts';

export const wineBottle = drawSubject({
  name: 'wine-bottle',
  nouns: ['bottle', 'wine bottle', 'champagne', 'olive oil', 'prosecco'],
  bounds: { x: -3, y: 0, width: 156, height: 460 },
  natural: { main: '#2f5a45', second: '#8f2340', accent: '#e0b45c', ink: '#172a24', light: '#f6efdd' },
  presence: {
    nouns: ['bottle', 'wine bottle', 'champagne'],
    home: 'still-life',
    stands: 'table',
    tall: 0.54,
    metres: 0.32,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M52 40H98V150C98 176 150 196 150 250V430C150 448 138 460 122 460H28C12 460 0 448 0 430V250C0 196 52 176 52 150Z" fill="${main}"/>
    <path d="M84 40H98V150C98 176 150 196 150 250V430C150 448 138 460 122 460H86C116 380 118 240 84 150Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M16 262C18 240 30 226 44 212M64 60V130" stroke="${light}" stroke-opacity=".4" stroke-width="10" fill="none"/>
    <path d="M48 8C48 3 52 0 57 0H93C98 0 102 3 102 8V82H48Z" fill="${second}"/><path d="M84 0H93C98 0 102 3 102 8V82H84Z" fill="${ink}" fill-opacity=".25"/><path d="M48 66H102V76H48Z" fill="${accent}"/>
    <path d="M0 268H150V396H0Z" fill="${light}"/><path d="M116 268H150V396H112C120 350 122 310 116 268Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M0 274H150M0 390H150" stroke="${accent}" stroke-width="6"/>
    <circle cx="75" cy="316" r="24" fill="${second}"/><path d="M75 300L80 312L92 313L82 321L86 333L75 326L64 333L68 321L58 313L70 312Z" fill="${accent}"/>
    <path d="M42 356H108M56 372H94" stroke="${ink}" stroke-opacity=".5" stroke-width="6"/>`,
});
