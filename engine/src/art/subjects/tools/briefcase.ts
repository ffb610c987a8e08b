import { drawSubject } from '../../drawing.ts';

export const briefcase = drawSubject({
  name: 'briefcase',
  nouns: [
    'briefcase',
    'job',
    'career',
    'business',
    'vacancy',
    'recruitment',
    'work',
    'office',
    'interview tip',
    'portfolio',
    'consulting',
    'freelance',
    'freelancer',
    'internship',
  ],
  bounds: { x: 14, y: 18, width: 392, height: 328 },
  presence: { nouns: ['briefcase'], home: 'office', stands: 'table', tall: 0.3, metres: 0.35 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}case"><rect x="14" y="92" width="392" height="254" rx="34"/></clipPath>
    <path d="M146 96V66C146 44 160 30 182 30H238C260 30 274 44 274 66V96" stroke="${ink}" stroke-width="24" fill="none" stroke-linecap="butt"/>
    <rect x="14" y="92" width="392" height="254" rx="34" fill="${main}"/>
    <g clip-path="url(#${id}case)">
    <path d="M14 92H406V190C350 226 280 240 210 240C140 240 70 226 14 190Z" fill="${second}"/>
    <path d="M14 190C70 226 140 240 210 240C280 240 350 226 406 190V204C350 240 280 254 210 254C140 254 70 240 14 204Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M316 92H406V346H266C320 290 332 170 316 92Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M40 160V138C40 126 48 118 60 118H104" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    </g>
    <rect x="176" y="212" width="68" height="56" rx="14" fill="${accent}"/>
    <path d="M216 212H230A14 14 0 0 1 244 226V254A14 14 0 0 1 230 268H210C220 250 222 230 216 212Z" fill="${ink}" fill-opacity=".16"/>
    <circle cx="210" cy="240" r="10" fill="${ink}"/>`,
});
