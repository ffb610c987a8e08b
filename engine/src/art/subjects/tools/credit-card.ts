import { drawSubject } from '../../drawing.ts';

export const creditCard = drawSubject({
  name: 'credit-card',
  nouns: [
    'credit card',
    'card payment',
    'payment',
    'debit card',
    'checkout',
    'fintech',
    'billing',
    'bank card',
    'wallet',
    'pricing',
    'invoice',
    'purchase',
    'gift card',
  ],
  bounds: { x: 18, y: 0, width: 412.5, height: 312 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}front"><rect x="18" y="84" width="360" height="228" rx="30"/></clipPath>
    <g transform="rotate(-9 220 170)"><rect x="64" y="26" width="360" height="228" rx="30" fill="${second}"/>
    <rect x="64" y="66" width="360" height="44" fill="${ink}"/></g>
    <rect x="18" y="84" width="360" height="228" rx="30" fill="${main}"/>
    <g clip-path="url(#${id}front)">
    <circle cx="330" cy="96" r="120" fill="${light}" fill-opacity=".14"/><circle cx="360" cy="150" r="120" fill="${light}" fill-opacity=".14"/>
    <path d="M260 84H380V314H180C250 260 280 170 260 84Z" fill="${ink}" fill-opacity=".14"/>
    </g>
    <rect x="52" y="126" width="66" height="52" rx="12" fill="${accent}"/>
    <path d="M52 144H76V160H52M118 144H94V160H118M85 126V144M85 160V178" stroke="${ink}" stroke-opacity=".4" stroke-width="5" fill="none"/>
    <path d="M136 136C146 146 146 158 136 168M154 126C170 142 170 162 154 178" stroke="${light}" stroke-opacity=".8" stroke-width="8" fill="none"/>
    <path d="M56 222H96M116 222H156M176 222H216M236 222H276" stroke="${light}" stroke-width="14" fill="none"/>
    <path d="M56 272H150" stroke="${light}" stroke-opacity=".6" stroke-width="11" fill="none"/>
    <circle cx="326" cy="262" r="26" fill="${accent}"/><circle cx="326" cy="262" r="11" fill="${light}"/>`,
});
