import { drawSubject } from '../../drawing.ts';

export const trophy = drawSubject({
  name: 'trophy',
  nouns: [
    'trophy',
    'award',
    'prize',
    'winner',
    'champion',
    'championship',
    'victory',
    'competition',
    'contest',
    'tournament',
    'cup final',
    'achievement',
    'milestone',
    'leaderboard',
  ],
  bounds: { x: 19.5, y: 24, width: 361, height: 378 },
  presence: { nouns: ['trophy', 'award'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.4 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cup"><path d="M90 40H310V134C310 208 264 262 200 262C136 262 90 208 90 134Z"/></clipPath>
    <path d="M98 78H58C40 78 30 90 32 108C38 160 66 192 118 198M302 78H342C360 78 370 90 368 108C362 160 334 192 282 198" stroke="${second}" stroke-width="24" fill="none"/>
    <path d="M302 78H342C360 78 370 90 368 108C362 160 334 192 282 198" stroke="${ink}" stroke-opacity=".18" stroke-width="24" fill="none"/>
    <path d="M178 250H222V330H178Z" fill="${second}"/><path d="M178 256H222V284C208 290 192 290 178 284Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M90 40H310V134C310 208 264 262 200 262C136 262 90 208 90 134Z" fill="${main}"/>
    <g clip-path="url(#${id}cup)">
    <path d="M244 30H320V270H190C246 220 262 120 244 30Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M114 84V130C114 164 126 194 144 214" stroke="${light}" stroke-opacity=".6" stroke-width="15" fill="none"/>
    </g>
    <rect x="76" y="24" width="248" height="32" rx="16" fill="${accent}"/>
    <path d="M262 24H308A16 16 0 0 1 308 56H258C264 46 266 34 262 24Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M200 92L217 126L254 131L227 157L234 194L200 176L166 194L173 157L146 131L183 126Z" fill="${light}"/>
    <path d="M142 316H258C268 316 274 322 276 332L282 360H118L124 332C126 322 132 316 142 316Z" fill="${main}"/>
    <path d="M226 316H258C268 316 274 322 276 332L282 360H236C236 344 232 328 226 316Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="92" y="354" width="216" height="48" rx="12" fill="${ink}"/>
    <rect x="154" y="370" width="92" height="16" rx="8" fill="${accent}"/>`,
});
