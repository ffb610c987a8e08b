import { drawSubject } from '../../drawing.ts';

export const radioSet = drawSubject({
  name: 'radio-set',
  nouns: ['radio set', 'retro radio', 'boombox', 'transistor radio'],
  bounds: { x: 0, y: 0, width: 400, height: 320 },
  natural: { main: '#c9583f', second: '#f3e3c4', accent: '#e7b04a', ink: '#33252a', light: '#fff8ea' },
  presence: {
    nouns: ['radio', 'boombox', 'retro radio'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.25,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M318 96L380 8" stroke="${ink}" stroke-width="8"/><circle cx="382" cy="10" r="10" fill="${accent}"/>
    <path d="M96 92C96 50 112 40 140 40H236C264 40 280 50 280 92" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M40 300H88V320H40ZM312 300H360V320H312Z" fill="${ink}"/>
    <rect x="0" y="84" width="400" height="222" rx="34" fill="${main}"/><path d="M330 84H366A34 34 0 0 1 400 118V272A34 34 0 0 1 366 306H300C336 240 346 160 330 84Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M18 140C20 114 30 104 54 102H160" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>
    <circle cx="116" cy="200" r="80" fill="${second}"/><circle cx="116" cy="200" r="64" fill="${ink}"/><circle cx="116" cy="200" r="26" fill="${main}"/>
    <path d="M84 166H86M116 152H118M148 166H150M162 200H164M148 234H150M116 248H118M84 234H86M70 200H72" stroke="${second}" stroke-width="10"/>
    <rect x="220" y="126" width="150" height="66" rx="10" fill="${second}"/><path d="M236 160H354" stroke="${ink}" stroke-width="4"/><path d="M246 150V160M266 146V160M286 150V160M306 146V160M326 150V160M346 146V160" stroke="${ink}" stroke-width="4"/><path d="M296 134V184" stroke="${main}" stroke-width="6"/>
    <circle cx="252" cy="248" r="30" fill="${accent}"/><circle cx="340" cy="248" r="30" fill="${accent}"/><path d="M252 248L266 230M340 248L332 228" stroke="${ink}" stroke-width="7"/>`,
});
