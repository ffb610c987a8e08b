import { drawSubject } from '../../drawing.ts';

export const sundae = drawSubject({
  name: 'sundae',
  nouns: ['ice cream sundae', 'ice cream bowl', 'frozen yogurt', 'parfait'],
  bounds: { x: 0, y: -5, width: 300, height: 425 },
  natural: { main: '#f49ab0', second: '#8a5638', accent: '#e0a457', ink: '#4a2616', light: '#fff3e2' },
  presence: {
    nouns: ['ice cream', 'gelato', 'ice cream sundae', 'sorbet', 'frozen yogurt'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M216 130L266 18L284 26L246 140Z" fill="${accent}"/><path d="M226 116L258 44M244 124L276 40" stroke="${ink}" stroke-opacity=".25" stroke-width="5"/>
    <circle cx="92" cy="150" r="70" fill="${light}"/><circle cx="208" cy="152" r="68" fill="${second}"/>
    <path d="M240 92A68 68 0 0 1 216 219C252 190 258 130 240 92Z" fill="${ink}" fill-opacity=".2"/>
    <circle cx="150" cy="100" r="76" fill="${main}"/><path d="M182 32A76 76 0 0 1 162 175C212 150 216 80 182 32Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M82 74C96 40 124 24 150 24C178 24 208 42 218 76C224 100 204 108 196 92C188 116 168 118 162 98C154 132 128 128 126 98C116 112 98 108 98 90C90 96 80 88 82 74Z" fill="${second}"/>
    <path d="M104 66C112 50 126 42 142 40" stroke="${light}" stroke-opacity=".5" stroke-width="8" fill="none"/>
    <circle cx="150" cy="22" r="20" fill="${main}"/><circle cx="150" cy="22" r="20" fill="${ink}" fill-opacity=".25"/><path d="M150 6C154 -2 162 -4 172 2" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M0 176H300C296 250 248 296 176 308V372H124V308C52 296 4 250 0 176Z" fill="${light}"/>
    <path d="M0 176H300C296 250 248 296 176 308V372H124V308C52 296 4 250 0 176Z" fill="${main}" fill-opacity=".22"/>
    <path d="M244 176H300C296 250 248 296 176 308V372H152V306C214 286 246 234 244 176Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M0 176H300C300 186 298 194 296 202H4C2 194 0 186 0 176Z" fill="${light}"/>
    <path d="M30 220C40 250 58 268 82 280" stroke="${light}" stroke-width="11" fill="none"/>
    <path d="M52 404C52 382 96 368 150 368C204 368 248 382 248 404C248 414 242 420 232 420H68C58 420 52 414 52 404Z" fill="${light}"/><path d="M190 372C226 378 248 390 248 404C248 414 242 420 232 420H160C190 412 200 394 190 372ZM52 404H248C248 414 242 420 232 420H68C58 420 52 414 52 404Z" fill="${ink}" fill-opacity=".12"/>`,
});
