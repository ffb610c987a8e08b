import { drawSubject } from '../../drawing.ts';

export const piggyBank = drawSubject({
  name: 'piggy-bank',
  nouns: [
    'piggy bank',
    'saving',
    'money',
    'budget',
    'bank',
    'finance',
    'investment',
    'pension',
    'cashback',
    'funding',
    'loan',
    'tax',
    'salary',
    'price',
    'income',
  ],
  bounds: { x: 9, y: 14, width: 403, height: 378 },
  natural: { main: '#f29fb0', second: '#e07f96', accent: '#f2c14b', ink: '#5a2a3c', light: '#fff4f4' },
  presence: { nouns: ['piggy bank'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.18 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}belly"><path d="M200 116C296 116 364 170 364 246C364 322 296 366 200 366C104 366 40 318 40 246C40 170 104 116 200 116Z"/></clipPath>
    <circle cx="196" cy="62" r="48" fill="${accent}"/><circle cx="196" cy="62" r="33" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="7"/>
    <path d="M196 14A48 48 0 0 1 196 110C218 90 218 34 196 14Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M42 226C20 226 10 208 18 194C26 182 42 188 38 202" stroke="${main}" stroke-width="12" fill="none"/>
    <path d="M100 320H156V392H112C104 392 98 386 98 378ZM254 320H310V378C310 386 304 392 296 392H254Z" fill="${second}"/>
    <path d="M134 340H156V392H134ZM288 330H310V378C310 386 304 392 296 392H288Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M258 138C264 104 290 84 322 84C326 112 318 138 300 156Z" fill="${second}"/>
    <path d="M200 116C296 116 364 170 364 246C364 322 296 366 200 366C104 366 40 318 40 246C40 170 104 116 200 116Z" fill="${main}"/>
    <rect x="352" y="214" width="58" height="84" rx="26" fill="${main}"/>
    <g clip-path="url(#${id}belly)">
    <path d="M40 246C40 300 120 330 210 322C300 314 350 290 364 246V370H40Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M70 238C72 196 104 164 148 152" stroke="${light}" stroke-opacity=".55" stroke-width="15" fill="none"/>
    </g>
    <rect x="372" y="214" width="40" height="84" rx="20" fill="${second}"/>
    <path d="M392 240V248M392 264V272" stroke="${ink}" stroke-width="11" fill="none"/>
    <path d="M154 132C182 124 212 124 240 132" stroke="${ink}" stroke-width="15" fill="none"/>
    <path d="M272 116C282 100 298 90 316 92C316 120 306 146 286 168C272 156 266 136 272 116Z" fill="${second}"/>
    <path d="M316 92C316 120 306 146 286 168C280 162 276 156 273 149C294 138 308 116 316 92Z" fill="${ink}" fill-opacity=".18"/>
    <circle cx="322" cy="206" r="12" fill="${ink}"/><circle cx="318" cy="202" r="4" fill="${light}"/>`,
});
