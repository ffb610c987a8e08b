import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

const spokes = (x: number, y: number, r: number): string =>
  [0, 45, 90, 135]
    .map(
      (turn) =>
        `M${x - r * Math.cos((turn * Math.PI) / 180)} ${y - r * Math.sin((turn * Math.PI) / 180)}L${x + r * Math.cos((turn * Math.PI) / 180)} ${y + r * Math.sin((turn * Math.PI) / 180)}`,
    )
    .join('');

const SLEEPERS = Array.from({ length: 22 }, (_, i) => `M${50 * i - 602} 304h22`).join('');
const WINDOWS = [22, 84, 146, 208];

/** A carriage whose body starts at `x`, on its two bogies. */
const carriage = (x: number, id: string, colors: SubjectColors): string =>
  path(`M${x + 270} 226H${x + 300}`, stroke(colors.ink, 10)) +
  rect(x + 16, 218, 244, 26, fill(colors.ink), 6) +
  body(
    `M${x + 14} 84H${x + 262}C${x + 270} 84 ${x + 274} 90 ${x + 274} 98V226H${x}V98C${x} 90 ${x + 6} 84 ${x + 14} 84Z`,
    colors.main,
    colors,
    { id, dx: -4, dy: -22, marks: path(`M${x} 176H${x + 280}V186H${x}Z`, fill(colors.accent)) },
  ) +
  path(WINDOWS.map((at) => `M${x + at} 106H${x + at + 44}V160H${x + at}Z`).join(''), fill(colors.light)) +
  path(WINDOWS.map((at) => `M${x + at} 160L${x + at + 44} 106V160Z`).join(''), fill(colors.ink, 0.14)) +
  path(`M${x - 8} 88C${x + 20} 62 ${x + 254} 62 ${x + 282} 88Z`, fill(colors.second)) +
  [52, 104, 170, 222].map((at) => wheel(x + at, 262, 28, colors)).join('');

export const train = drawSubject({
  name: 'train',
  nouns: ['train', 'locomotive', 'railway', 'steam train', 'steam engine'],
  bounds: { x: -620, y: -1, width: 1124, height: 313 },
  natural: { main: '#2f6b52', second: '#b8342e', accent: '#e8b84a', ink: '#23262c', light: '#f4efe4' },
  presence: {
    nouns: ['train', 'locomotive', 'steam train', 'steam engine'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.27,
    metres: 4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(SLEEPERS, stroke(colors.ink, 12, 0.4))}
    ${path('M-614 294H498', stroke(colors.ink, 8))}
    ${carriage(-596, `${id}c`, colors)}${carriage(-288, `${id}d`, colors)}
    ${path('M372 52C366 20 330 26 322 12C300 -10 262 0 258 16C236 4 210 14 212 32C240 44 300 40 330 50C350 56 362 60 372 52Z', fill(colors.light, 0.85))}
    ${rect(120, 206, 330, 34, fill(colors.ink), 6)}
    ${path('M352 66H392L384 100V126H360V100Z', fill(colors.ink))}${path('M344 56H400V72H344Z', fill(colors.accent))}
    ${path('M286 122V104C286 88 318 88 318 104V122ZM232 122V110C232 98 256 98 256 110V122Z', fill(colors.accent))}
    ${body('M196 120H424C436 120 442 130 442 166C442 202 436 212 424 212H196Z', colors.main, colors, { id: `${id}b`, dx: -2, dy: -34, marks: path('M244 110H256V220H244ZM310 110H322V220H310ZM376 110H388V220H376Z', fill(colors.accent)) })}
    ${path('M200 136H430', stroke(colors.light, 7, 0.35))}
    ${path('M422 116H440C452 130 452 202 440 216H422Z', fill(colors.ink))}${path('M452 148A17 18 0 1 0 486 148A17 18 0 1 0 452 148Z', fill(colors.accent))}${path('M440 140H456V156H440Z', fill(colors.ink))}
    ${path('M440 214L484 272H420L424 214Z', fill(colors.second))}${path('M452 232L446 270M464 248L464 270', stroke(colors.ink, 5, 0.5))}
    ${path('M40 66H208V224H40Z', fill(colors.main))}${path('M40 180H208V224H40Z', fill(colors.second))}${path('M40 176H208V186H40Z', fill(colors.accent))}
    ${rect(66, 92, 52, 62, fill(colors.light), 8)}${rect(136, 92, 52, 62, fill(colors.light), 8)}${path('M66 154L118 100V154ZM136 154L188 100V154Z', fill(colors.ink, 0.14))}
    ${path('M24 50C70 38 180 38 224 50V70H24Z', fill(colors.second))}${path('M24 60H224V70H24Z', fill(colors.ink, 0.25))}
    ${[
      [98, 238, 52],
      [214, 238, 52],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${colors.ink}"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="${colors.second}"/>${path(spokes(x, y, r - 10), stroke(colors.accent, 5))}<circle cx="${x}" cy="${y}" r="11" fill="${colors.accent}"/>`,
      )
      .join('')}
    ${wheel(312, 258, 32, colors)}${wheel(388, 258, 32, colors)}
    ${path('M98 252H226L330 262', stroke(colors.light, 10))}${path('M98 252h0M226 252h0', stroke(colors.ink, 8))}`,
});
