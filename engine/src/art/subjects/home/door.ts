import { drawSubject } from '../../drawing.ts';

export const door = drawSubject({
  name: 'door',
  nouns: ['door', 'front door', 'doorway', 'entrance', 'doorstep'],
  bounds: { x: 0, y: 0, width: 260, height: 460 },
  presence: {
    nouns: ['door', 'front door', 'doorway', 'entrance'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.62,
    metres: 2.1,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M10 12C10 4 14 0 22 0H238C246 0 250 4 250 12V460H10Z" fill="${light}"/>
    <path d="M228 22H250V460H228Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="32" y="24" width="196" height="436" fill="${main}"/>
    <path d="M184 24H228V460H170C190 330 194 170 184 24Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M56 52H120V150C96 150 74 152 56 158ZM140 52H204V158C186 152 164 150 140 150Z" fill="${second}"/>
    <path d="M56 108L112 52H120V70L56 134ZM140 132L204 68V92L150 146H140Z" fill="${light}" fill-opacity=".5"/>
    <path d="M56 190H120V296H56ZM140 190H204V296H140ZM56 318H120V432H56ZM140 318H204V432H140Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M60 292V194H116M144 292V194H200M60 428V322H116M144 428V322H200" stroke="${light}" stroke-opacity=".22" stroke-width="5" fill="none"/>
    <circle cx="50" cy="262" r="11" fill="${accent}"/><path d="M50 248V300" stroke="${accent}" stroke-width="6"/>
    <path d="M0 452H260V456C260 459 258 460 254 460H6C2 460 0 459 0 456Z" fill="${ink}" fill-opacity=".8"/>`,
});
