import { drawSubject } from '../../drawing.ts';

const blacks = [96, 124, 172, 200, 228, 276, 304, 352, 380, 408].map((x) => `M${x} 218h16v20h-16Z`).join('');

export const piano = drawSubject({
  name: 'piano',
  nouns: ['piano', 'upright piano', 'pianist', 'piano recital'],
  bounds: { x: 20, y: 0, width: 480, height: 400 },
  natural: { main: '#5a3a2e', second: '#7d5240', accent: '#e0b45c', ink: '#231a1c', light: '#fffaf0' },
  presence: {
    nouns: ['piano', 'upright piano'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.46,
    metres: 1.25,
    top: { from: 40, to: 480, y: 10 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M52 250H84V388H46ZM436 250H468L474 388H440Z" fill="${main}"/><path d="M452 250H468L474 388H456Z" fill="${ink}" fill-opacity=".3"/>
    <rect x="70" y="30" width="380" height="340" fill="${main}"/><path d="M380 30H450V370H360C384 260 392 140 380 30Z" fill="${ink}" fill-opacity=".22"/>
    <rect x="100" y="56" width="320" height="110" rx="8" fill="${second}"/><path d="M360 56H412A8 8 0 0 1 420 64V158A8 8 0 0 1 412 166H350Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M196 74L256 70V150L196 154ZM260 70L320 74V154L260 150Z" fill="${light}"/><path d="M208 92H244M208 108H244M208 124H236M272 92H308M272 108H308M272 124H300" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/>
    <path d="M184 156H332" stroke="${accent}" stroke-width="7"/>
    <path d="M100 290H420V350H100Z" fill="${second}" fill-opacity=".7"/>
    <path d="M30 196H490V240H30Z" fill="${ink}"/><path d="M72 214H448V246H72Z" fill="${light}"/>
    <path d="M90 214V246M114 214V246M138 214V246M162 214V246M186 214V246M210 214V246M234 214V246M258 214V246M282 214V246M306 214V246M330 214V246M354 214V246M378 214V246M402 214V246M426 214V246" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/>
    <path d="${blacks}" fill="${ink}"/>
    <path d="M22 246H498V262C498 268 494 272 488 272H32C26 272 22 268 22 262Z" fill="${main}"/><path d="M400 246H498V262C498 268 494 272 488 272H390Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M22 196H72V246H22ZM448 196H498V246H448Z" fill="${main}"/>
    <path d="M224 372H242M278 372H296M250 372H268" stroke="${accent}" stroke-width="9"/>
    <rect x="20" y="380" width="480" height="20" rx="6" fill="${ink}"/>
    <path d="M40 0H480L500 20H20Z" fill="${second}"/><path d="M20 20H500V28C500 33 496 36 490 36H30C24 36 20 33 20 28Z" fill="${main}"/><path d="M60 8H220" stroke="${light}" stroke-opacity=".35" stroke-width="5"/>`,
});
