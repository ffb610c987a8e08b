import { drawSubject } from '../../drawing.ts';

export const shoppingBag = drawSubject({
  name: 'shopping-bag',
  nouns: [
    'shopping bag',
    'bag',
    'shopping',
    'sale',
    'store',
    'shop',
    'discount',
    'black friday',
    'cyber monday',
    'deal',
    'fashion',
    'boutique',
    'retail',
    'clothes',
    'clothing',
    'handbag',
    'tote',
  ],
  bounds: { x: 20, y: 14.5, width: 384, height: 389.5 },
  presence: { nouns: ['shopping bag', 'bag'], home: 'living-room', stands: 'table', tall: 0.36, metres: 0.4 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M256 208V176C256 142 276 122 304 122C332 122 352 142 352 176V208" stroke="${ink}" stroke-width="17" fill="none"/>
    <path d="M256 208V176C256 142 276 122 304 122C332 122 352 142 352 176V208" stroke="${second}" stroke-width="10" fill="none"/>
    <path d="M216 196H386L404 400H234Z" fill="${second}"/>
    <path d="M330 196H386L404 400H330C350 330 350 260 330 196Z" fill="${ink}" fill-opacity=".18"/>
    <circle cx="256" cy="222" r="8" fill="${ink}"/><circle cx="352" cy="222" r="8" fill="${ink}"/>
    <path d="M96 136V96C96 52 124 24 162 24C200 24 228 52 228 96V136" stroke="${ink}" stroke-width="19" fill="none"/>
    <path d="M96 136V96C96 52 124 24 162 24C200 24 228 52 228 96V136" stroke="${accent}" stroke-width="11" fill="none"/>
    <path d="M44 118H280L304 404H20Z" fill="${main}"/>
    <path d="M210 118H280L304 404H196C222 310 228 210 210 118Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M44 118H280L283 154H41Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M62 176L52 300" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <circle cx="96" cy="148" r="10" fill="${ink}"/><circle cx="228" cy="148" r="10" fill="${ink}"/>
    <path d="M162 218L182 258L226 264L194 295L202 339L162 318L122 339L130 295L98 264L142 258Z" fill="${accent}"/>
    <path d="M162 218L182 258L226 264L194 295L202 339L162 318Z" fill="${ink}" fill-opacity=".14"/>`,
});
