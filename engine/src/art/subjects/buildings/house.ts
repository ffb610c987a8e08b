import { drawSubject } from '../../drawing.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { fill } from '../../svg.ts';

export const house = drawSubject({
  name: 'house',
  nouns: [
    'house',
    'home',
    'villa',
    'real estate',
    'property',
    'mortgage',
    'open house',
    'apartment',
    'rent',
    'airbnb',
  ],
  bounds: { x: 1, y: 5, width: 418, height: 381 },
  natural: { main: '#f3e6cd', second: '#bf4d3c', accent: '#3f7f86', ink: '#38303a', light: '#ffffff' },
  presence: {
    nouns: ['house', 'hut'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    metres: 7,
    shown: 0.955,
    chimney: { x: 319, y: 23, width: 50 },
    glow: { x: 209, y: 260, reach: 0.6 },
  },
  paint: ({ main, second, accent, ink, light }, _id, { lit }) => {
    const glass = lit ? fill(LAMP) : fill(ink, 0.62);
    const glint = fill(light, lit ? 0.16 : 0.28);
    return `
    <path d="M296 40H344V150H296Z" fill="${second}"/><path d="M324 40H344V150H324Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="288" y="28" width="64" height="22" rx="6" fill="${ink}"/>
    <path d="M62 170L210 50L358 170V372H62Z" fill="${main}"/>
    <path d="M236 71L358 170V372H250Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M62 190L210 70L358 190V214L210 94L62 214Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M62 348H358V372H62Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M20 186L210 24L400 186" stroke="${second}" stroke-width="38" fill="none"/>
    <path d="M210 24L400 186" stroke="${ink}" stroke-opacity=".16" stroke-width="38" fill="none"/>
    <path d="M20 186L210 24" stroke="${second}" stroke-width="38" fill="none"/>
    <path d="M170 372V272C170 249 188 232 210 232C232 232 250 249 250 272V372Z" fill="${light}"/>
    <path d="M178 372V272C178 254 192 240 210 240C228 240 242 254 242 272V372Z" fill="${accent}"/>
    <path d="M222 243C234 248 242 259 242 272V372H226Z" fill="${ink}" fill-opacity=".2"/>
    <circle cx="228" cy="312" r="6" fill="${light}"/>
    <path d="M84 236H158V318H84ZM262 236H336V318H262Z" fill="${light}"/>
    <path d="M92 244H150V310H92ZM270 244H328V310H270Z" ${glass}/>
    <path d="M92 294L134 244H150V258L106 310H92ZM270 294L312 244H328V258L284 310H270Z" ${glint}/>
    <path d="M121 244V310M92 277H150M299 244V310M270 277H328" stroke="${light}" stroke-width="8" stroke-linecap="butt"/>
    <circle cx="210" cy="160" r="36" fill="${light}"/><circle cx="210" cy="160" r="29" ${glass}/>
    <path d="M210 130V190M180 160H240" stroke="${light}" stroke-width="8" stroke-linecap="butt"/>
    <rect x="10" y="368" width="400" height="18" rx="9" fill="${ink}"/>`;
  },
});
