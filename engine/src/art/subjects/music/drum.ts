import { drawSubject } from '../../drawing.ts';

export const drum = drawSubject({
  name: 'drum',
  nouns: ['drum', 'percussion', 'snare drum', 'rhythm', 'beat'],
  bounds: { x: 6, y: 0, width: 388, height: 330 },
  natural: { main: '#d8403a', second: '#f2c14b', accent: '#c98a4f', ink: '#33262a', light: '#fff8ea' },
  presence: { nouns: ['drum', 'snare drum'], home: 'stage-hall', stands: 'ground', tall: 0.34, metres: 0.6 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}shell"><path d="M20 110V262C20 300 100 330 200 330C300 330 380 300 380 262V110Z"/></clipPath>
    <path d="M20 110V262C20 300 100 330 200 330C300 330 380 300 380 262V110Z" fill="${main}"/>
    <g clip-path="url(#${id}shell)"><path d="M20 150L80 300L140 160L200 320L260 160L320 300L380 150" stroke="${light}" stroke-width="10" fill="none"/>
    <path d="M300 110H390V340H240C290 300 312 200 300 110Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M20 250C20 288 100 318 200 318C300 318 380 288 380 250V280C380 318 300 340 200 340C100 340 20 318 20 280Z" fill="${second}"/></g>
    <path d="M20 106C20 68 100 44 200 44C300 44 380 68 380 106V128C380 166 300 190 200 190C100 190 20 166 20 128Z" fill="${second}"/>
    <path d="M340 70C366 80 380 92 380 106V128C380 160 320 182 240 188C320 160 350 110 340 70Z" fill="${ink}" fill-opacity=".18"/>
    <ellipse cx="200" cy="106" rx="180" ry="62" fill="${second}"/><ellipse cx="200" cy="104" rx="164" ry="52" fill="${light}"/>
    <path d="M340 80C362 92 366 110 350 124C320 146 262 156 200 156C280 146 340 120 340 80Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M14 20L236 112M386 8L180 96" stroke="${accent}" stroke-width="15"/><circle cx="240" cy="114" r="14" fill="${accent}"/><circle cx="176" cy="98" r="14" fill="${accent}"/>
    <path d="M22 18L110 54M378 8L296 42" stroke="${light}" stroke-opacity=".4" stroke-width="5"/>`,
});
