import { drawSubject } from '../../drawing.ts';

export const pear = drawSubject({
  name: 'pear',
  nouns: ['pear', 'pears'],
  bounds: { x: 0, y: 0, width: 250, height: 380 },
  natural: { main: '#a9c64a', second: '#5a8f3a', accent: '#dbe88a', ink: '#4a3a14', light: '#fbffe6' },
  presence: { nouns: ['pear'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M122 70C122 46 128 24 140 8" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M128 52C146 20 190 8 236 28C220 64 172 76 128 52Z" fill="${second}"/><path d="M128 52C170 52 206 44 236 28C220 64 172 76 128 52Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M122 62C164 62 184 96 186 138C188 180 250 206 250 274C250 340 196 380 125 380C54 380 0 340 0 274C0 206 56 180 60 138C62 96 80 62 122 62Z" fill="${main}"/>
    <path d="M146 68C172 78 184 106 186 138C188 180 250 206 250 274C250 340 196 380 125 380H118C222 330 206 226 162 176C150 150 158 100 146 68Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M30 278C30 240 56 218 74 190C84 172 84 150 88 126" stroke="${light}" stroke-opacity=".65" stroke-width="14" fill="none"/>
    <path d="M100 270H102M136 300H138M84 310H86M150 250H152M120 340H122M176 320H178" stroke="${accent}" stroke-width="10"/>`,
});
