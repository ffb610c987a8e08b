import { drawSubject } from '../../drawing.ts';

export const envelope = drawSubject({
  name: 'envelope',
  nouns: [
    'envelope',
    'mail',
    'email',
    'e-mail',
    'letter',
    'newsletter',
    'message',
    'inbox',
    'invitation',
    'postcard',
    'invite',
    'subscription',
  ],
  bounds: { x: 16, y: 14, width: 388, height: 332 },
  presence: { nouns: ['envelope', 'letter'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.12 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}back"><path d="M16 150L192 20C204 12 216 12 228 20L404 150V318A28 28 0 0 1 376 346H44A28 28 0 0 1 16 318Z"/></clipPath>
    <path d="M16 150L192 20C204 12 216 12 228 20L404 150V318A28 28 0 0 1 376 346H44A28 28 0 0 1 16 318Z" fill="${second}"/>
    <path d="M16 150L192 20C204 12 216 12 228 20L404 150V318A28 28 0 0 1 376 346H44A28 28 0 0 1 16 318Z" fill="${ink}" fill-opacity=".28"/>
    <g clip-path="url(#${id}back)">
    <rect x="64" y="60" width="292" height="280" rx="14" fill="${light}"/>
    <path d="M262 60H342A14 14 0 0 1 356 74V340H230Z" fill="${ink}" fill-opacity=".07"/>
    <path d="M102 106H226" stroke="${main}" stroke-width="17" fill="none"/>
    <path d="M102 144H318M102 174H290" stroke="${ink}" stroke-opacity=".22" stroke-width="12" fill="none"/>
    <circle cx="306" cy="102" r="22" fill="${accent}"/>
    <path d="M16 152L190 268C204 277 216 277 230 268L404 152V346H16Z" fill="${main}"/>
    <path d="M16 346L186 266C202 277 218 277 234 266L404 346Z" fill="${ink}" fill-opacity=".14"/>
    </g>
    <path d="M34 178L100 222" stroke="${light}" stroke-opacity=".5" stroke-width="10" fill="none"/>`,
});
