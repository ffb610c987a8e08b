import { drawSubject } from '../../drawing.ts';
import { num, type Point } from '../../svg.ts';

const HEART: Point = [232, 118];
// Each frond: where its tip hangs, and how high it arches; those behind first.
const FRONDS: readonly (readonly [Point, number])[] = [
  [[150, 262], 104],
  [[330, 268], 106],
  [[118, 28], 52],
  [[350, 26], 50],
  [[34, 216], 118],
  [[438, 210], 116],
  [[36, 104], 92],
  [[432, 98], 90],
];
const BEHIND = 4;
const LEAFLETS = 11;

/** A frond from the heart to its tip: the rib as a bow, leaflets that hang from it towards the tip. */
function frond([tip, arch]: readonly [Point, number]): string {
  const middle: Point = [(HEART[0] + tip[0]) / 2, (HEART[1] + tip[1]) / 2 - arch];
  const at = (t: number): Point => {
    const s = 1 - t;
    return [
      s * s * HEART[0] + 2 * s * t * middle[0] + t * t * tip[0],
      s * s * HEART[1] + 2 * s * t * middle[1] + t * t * tip[1],
    ];
  };
  const out = Math.sign(tip[0] - HEART[0]);
  let data = `M${num(HEART[0])} ${num(HEART[1])}Q${num(middle[0])} ${num(middle[1])} ${num(tip[0])} ${num(tip[1])}`;
  for (let i = LEAFLETS; i >= 1; i--) {
    const [x, y] = at(i / LEAFLETS);
    const [backX, backY] = at((i - 0.75) / LEAFLETS);
    const long = 20 + 46 * Math.sin((i / LEAFLETS) * 2.6 + 0.2);
    data += `Q${num(x + out * long * 0.5)} ${num(y + long * 0.5)} ${num(x + out * long * 0.52)} ${num(y + long)}`;
    data += `Q${num(x + out * long * 0.12)} ${num(y + long * 0.6)} ${num(backX)} ${num(backY + 7)}`;
  }
  return `${data}Z`;
}

const behind = FRONDS.slice(0, BEHIND).map(frond).join('');
const before = FRONDS.slice(BEHIND).map(frond).join('');

const trunk = 'M214 118C196 220 158 330 128 446H178C196 330 226 220 244 122Z';

export const palmTree = drawSubject({
  name: 'palm-tree',
  nouns: ['palm tree', 'palm', 'tropics', 'summer vacation'],
  bounds: { x: 16, y: 26, width: 440, height: 420 },
  natural: {
    main: '#3f9a5c',
    second: '#a9784d',
    accent: '#74502f',
    ink: '#173428',
    light: '#e9f7c8',
  },
  presence: {
    nouns: ['palm tree', 'palm', 'coconut tree', 'coconut palm'],
    home: 'beach',
    stands: 'ground',
    tall: 0.6,
    metres: 7,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}trunk"><path d="${trunk}"/></clipPath>
    <path d="${trunk}" fill="${second}"/>
    <g clip-path="url(#${id}trunk)">
    <path d="M236 110C214 220 180 330 158 450H260V110Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M120 420Q156 436 190 420M128 384Q164 400 198 384M138 346Q172 362 208 346M150 308Q182 322 216 308M160 270Q192 284 226 270M172 232Q202 246 234 232M182 194Q210 208 240 194" stroke="${accent}" stroke-width="6" fill="none"/>
    </g>
    <path d="${behind}" fill="${main}"/><path d="${behind}" fill="${ink}" fill-opacity=".28"/>
    <path d="${before}" fill="${main}"/>
    <path d="M222 112Q133 49 48 200M242 112Q334 50 426 196M222 110Q132 21 48 98M242 110Q332 20 420 92" stroke="${light}" stroke-opacity=".4" stroke-width="5" fill="none"/>
    <circle cx="216" cy="140" r="17" fill="${accent}"/><circle cx="250" cy="142" r="17" fill="${accent}"/><circle cx="233" cy="156" r="17" fill="${accent}"/>
    <circle cx="211" cy="134" r="5" fill="${light}" fill-opacity=".5"/><circle cx="228" cy="150" r="5" fill="${light}" fill-opacity=".5"/>`,
});
