import { drawSubject } from '../../drawing.ts';

export const clapperboard = drawSubject({
  name: 'clapperboard',
  nouns: [
    'clapperboard',
    'film',
    'movie',
    'video',
    'cinema',
    'trailer',
    'screening',
    'documentary',
    'tutorial video',
    'filmmaker',
    'youtube',
    'series',
    'premiere',
    'livestream',
    'vlog',
  ],
  bounds: { x: 18, y: 20.5, width: 386.5, height: 365.5 },
  presence: { nouns: ['clapperboard'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}arm"><path d="M18 116L376 22C388 18 394 24 396 34L404 64C406 72 402 78 394 80L34 174Z"/></clipPath>
    <clipPath id="${id}bar"><rect x="20" y="166" width="380" height="60"/></clipPath>
    <path d="M18 116L376 22C388 18 394 24 396 34L404 64C406 72 402 78 394 80L34 174Z" fill="${light}"/>
    <g clip-path="url(#${id}arm)"><path d="M60 90L124 160L64 190L0 120ZM188 60L252 130L190 150L124 80ZM316 20L380 100L318 116L252 46Z" fill="${ink}"/></g>
    <path d="M20 166H400V356C400 374 388 386 370 386H50C32 386 20 374 20 356Z" fill="${main}"/>
    <rect x="20" y="166" width="380" height="60" fill="${light}"/>
    <g clip-path="url(#${id}bar)"><path d="M20 166H76L40 226H-16ZM148 166H212L176 226H112ZM284 166H348L312 226H248Z" fill="${ink}"/></g>
    <path d="M318 226H400V356C400 374 388 386 370 386H262C306 346 324 290 318 226Z" fill="${ink}" fill-opacity=".16"/>
    <circle cx="40" cy="146" r="15" fill="${second}"/>
    <circle cx="210" cy="306" r="54" fill="${second}"/>
    <path d="M194 278C194 272 200 269 205 272L242 299C246 302 246 308 242 311L205 338C200 341 194 338 194 332Z" fill="${light}"/>
    <path d="M48 258H112M48 286H92" stroke="${light}" stroke-opacity=".6" stroke-width="12" fill="none"/>
    <path d="M332 354H368" stroke="${accent}" stroke-width="14" fill="none"/>`,
});
