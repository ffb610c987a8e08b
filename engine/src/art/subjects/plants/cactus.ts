import { drawSubject } from '../../drawing.ts';

export const cactus = drawSubject({
  name: 'cactus',
  nouns: ['cactus', 'cacti', 'cactus plant', 'prickly pear', 'saguaro'],
  bounds: { x: 12, y: 12, width: 296, height: 422 },
  natural: { main: '#cf6f45', second: '#4c9a63', accent: '#f0728f', ink: '#23422f', light: '#fff1de' },
  presence: { nouns: ['cactus', 'succulent'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M96 250H70C46 250 34 234 34 212V166" stroke="${second}" stroke-width="44" fill="none"/>
    <path d="M222 220H250C272 220 286 204 286 182V134" stroke="${second}" stroke-width="44" fill="none"/>
    <path d="M222 220H250C272 220 286 204 286 182V134" stroke="${ink}" stroke-opacity=".18" stroke-width="44" fill="none"/>
    <path d="M96 110C96 70 124 44 160 44C196 44 224 70 224 110V330H96Z" fill="${second}"/>
    <path d="M182 50C208 58 224 80 224 110V330H176C200 250 204 140 182 50Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M132 96V300M160 84V300M190 96V300" stroke="${light}" stroke-opacity=".65" stroke-width="7" stroke-dasharray="2 24" fill="none"/>
    <path d="M34 176V206M286 146V176" stroke="${light}" stroke-opacity=".65" stroke-width="7" stroke-dasharray="2 22" fill="none"/>
    <path d="M160 50C136 50 126 30 132 12C146 14 154 20 160 30C166 20 174 14 188 12C194 30 184 50 160 50Z" fill="${accent}"/>
    <circle cx="286" cy="112" r="17" fill="${accent}"/>
    <path d="M74 334H246L230 416C228 428 220 434 208 434H112C100 434 92 428 90 416Z" fill="${main}"/>
    <path d="M188 334H246L230 416C228 428 220 434 208 434H168C184 404 192 370 188 334Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="58" y="306" width="204" height="42" rx="14" fill="${main}"/>
    <path d="M196 306H248A14 14 0 0 1 262 320V334A14 14 0 0 1 248 348H190C196 334 198 320 196 306Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M78 327H126" stroke="${light}" stroke-opacity=".5" stroke-width="11" fill="none"/>
    <path d="M88 384L112 400L136 384L160 400L184 384L208 400L232 384" stroke="${light}" stroke-width="10" fill="none"/>`,
});
