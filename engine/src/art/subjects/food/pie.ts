import { drawSubject } from '../../drawing.ts';

export const pie = drawSubject({
  name: 'pie',
  nouns: ['pie', 'apple pie', 'tart', 'quiche', 'pie crust'],
  bounds: { x: 2, y: -10, width: 456, height: 270 },
  natural: { main: '#dc9a4a', second: '#b5432f', accent: '#f0c27a', ink: '#5a2f14', light: '#fff6e2' },
  presence: {
    nouns: ['pie', 'apple pie', 'tart'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.12,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}lid"><ellipse cx="230" cy="126" rx="196" ry="56"/></clipPath>
    <path d="M160 44C144 26 174 18 160 0M230 40C214 22 244 14 230 -4M300 44C284 26 314 18 300 0" stroke="${light}" stroke-width="11" fill="none"/>
    <path d="M20 140H440L392 240C388 252 380 260 366 260H94C80 260 72 252 68 240Z" fill="${light}"/><path d="M340 140H440L392 240C388 252 380 260 366 260H290C324 222 340 180 340 140Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M70 170L88 250M120 180L132 256M180 186L184 258M240 186V258M300 184L292 256M354 176L338 252" stroke="${ink}" stroke-opacity=".14" stroke-width="6"/>
    <ellipse cx="230" cy="132" rx="228" ry="72" fill="${main}"/>
    <path d="M380 78C430 90 458 108 458 132C458 170 360 204 240 204C380 190 420 130 380 78Z" fill="${ink}" fill-opacity=".16"/>
    <ellipse cx="230" cy="126" rx="196" ry="56" fill="${second}"/>
    <g clip-path="url(#${id}lid)"><path d="M60 60L220 200M130 50L300 200M210 50L380 190M290 50L450 170M10 90L140 200M400 60L240 200M330 50L160 200M250 50L80 190M170 50L10 170M450 90L320 200" stroke="${accent}" stroke-width="19"/><path d="M60 68L212 200M130 58L292 200M210 58L372 198M290 58L446 180" stroke="${ink}" stroke-opacity=".14" stroke-width="6"/></g>
    <path d="M10 120C20 92 80 66 170 60" stroke="${light}" stroke-opacity=".7" stroke-width="10" fill="none"/>
    <path d="M26 158H28M74 182H76M140 196H142M214 202H216M290 198H292M362 184H364M420 160H422" stroke="${accent}" stroke-width="19"/>`,
});
