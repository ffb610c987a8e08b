import type { PlaceName } from '../../../../brief/scene/scene.ts';
import { behind, body, eye, paw } from '../../../coat.ts';
import { drawSubject } from '../../../drawing.ts';
import { limb, shape } from '../../../outline.ts';
import type { Subject, SubjectColors } from '../../../subject.ts';
import { fill, type Point, path, stroke } from '../../../svg.ts';

export type Paint = (colors: SubjectColors) => string;

/** A head that is drawn around the origin, looking right. */
export type Face = {
  /** Behind the head, and before it. */
  farEar: Paint;
  nearEar: Paint;
  /** On the head, cut off at its edge. */
  face: Paint;
  /** The whole snout with nose and mouth, where it is not the small one. */
  snout?: Paint;
  /** Its eyes, where they are not two dark round ones. */
  eyes?: Paint;
  /** Its closed eyes; `ink` when absent. */
  lids?: 'light';
};

/** What makes a small round animal on paws the young of its kind. */
export type Cub = Face & {
  /** Of the grown one, singular. */
  noun: string;
  natural: SubjectColors;
  home: PlaceName;
  metres: number;
  /** Each pose's edges: left, top, width, height. */
  standing: readonly [number, number, number, number];
  sitting: readonly [number, number, number, number];
  lying: readonly [number, number, number, number];
  running: readonly [number, number, number, number];
  /** The tail of one that stands: from (60, 206) up to the left. */
  tail: Paint;
  /** Its tail on the ground when it sits or lies: from (80, 284) to the left. */
  laidTail: Paint;
  /** What its coat is said to be: striped. */
  marked?: 'striped';
  /** On the coat of the trunk, for each pose. */
  coat?: Partial<Record<'standing' | 'sitting' | 'lying', Paint>>;
  /** What its paws are painted with; `light` when absent. */
  paws?: 'main' | 'second' | 'ink';
  /** What its legs are painted with; `main` when absent. */
  legs?: 'second' | 'ink';
};

const HEAD = shape('-74,6 -68,-36 -36,-62 4,-66 42,-54 64,-26 72,6 66,36 36,56 -6,62 -48,50');
const CHEEKS = 'M-34 26a15 10 0 1 0 30 0a15 10 0 1 0 -30 0Z';

/** Muzzle, nose and smiling mouth. */
export const smallSnout: Paint = ({ light, ink }) =>
  `${path(shape('8,30 22,12 50,8 72,18 74,40 54,56 26,54'), fill(light))}${path('M44 18Q56 12 66 18Q64 30 55 32Q46 30 44 18Z', fill(ink))}${path('M55 32V40M55 40Q46 50 36 44M55 40Q62 48 69 42', stroke(ink, 3.2, 0.7))}`;

const roundEyes: Paint = (colors) => eye(6, 0, 11.5, colors) + eye(50, -4, 9, colors);

/** The head of an animal seen half from before, at a point; `scale` of a cub's. */
export function drawHead(
  parts: Face,
  colors: SubjectColors,
  id: string,
  [x, y]: Point,
  { asleep = false, scale = 1 } = {},
): string {
  const { farEar, nearEar, face, snout = smallSnout, eyes = roundEyes } = parts;
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${farEar(colors)}${body(HEAD, colors.main, colors, { id: `${id}h`, dx: -3, dy: -10, marks: face(colors) })}${nearEar(colors)}${path(CHEEKS, fill(colors.accent, 0.28))}${snout(colors)}${asleep ? path('M-6 2Q6 13 18 2M42 -2Q51 8 60 -2', stroke(colors[parts.lids ?? 'ink'], 4.5)) : eyes(colors)}</g>`;
}

/** The drawings of a cub: as it stands, sits, sleeps and runs; large head and eyes on a short trunk. */
export function drawCub(cub: Cub): Subject[] {
  const { noun, natural, home, metres } = cub;
  const name = `${noun.replaceAll(' ', '-')}-young`;
  const presence = {
    nouns: [noun],
    young: true,
    home,
    stands: 'ground',
    metres,
    faces: 'right',
    ...(cub.marked ? { shows: [cub.marked] } : {}),
  } as const;
  const leg = (colors: SubjectColors): string => colors[cub.legs ?? 'main'];
  const paws = (colors: SubjectColors): string => colors[cub.paws ?? 'light'];
  const [left, top, width, height] = cub.standing;
  const [x, y, across, down] = cub.sitting;
  const [from, over, length, rise] = cub.lying;
  const [near, above, reach, tall] = cub.running;
  return [
    drawSubject({
      name,
      nouns: [],
      bounds: { x: left, y: top, width, height },
      natural,
      presence: { ...presence, tall: 0.3 },
      paint: (colors, id) => `
    ${cub.tail(colors)}
    ${behind(`${limb('104,222,34 106,286,25')}${paw(107, 298, 33, 15)}${limb('176,226,34 178,286,25')}${paw(179, 298, 33, 15)}`, leg(colors), colors, 0.24)}
    ${body(shape('54,222 56,192 84,172 130,168 178,170 206,196 204,234 172,258 112,260 68,250'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -9, marks: cub.coat?.standing?.(colors) ?? '' })}
    ${path(`${limb('82,222,44 76,256,30 76,290,26')}${limb('154,228,40 154,262,30 154,290,27')}`, fill(leg(colors)))}
    ${path(paw(77, 300, 36, 17) + paw(155, 300, 37, 17), fill(paws(colors)))}
    ${drawHead(cub, colors, id, [194, 138])}`,
    }),
    drawSubject({
      name: `${name}-sitting`,
      nouns: [],
      bounds: { x, y, width: across, height: down },
      natural,
      presence: { ...presence, tall: 0.32, metres: metres * 1.15, posture: 'sitting' },
      paint: (colors, id) => `
    ${cub.laidTail(colors)}
    ${behind(`${limb('168,200,34 176,240,26 176,290,24')}${paw(178, 300, 33, 14)}`, leg(colors), colors, 0.24)}
    ${body(shape('70,262 74,214 98,174 132,152 172,154 188,188 184,236 166,276 120,292 82,288'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -9, marks: cub.coat?.sitting?.(colors) ?? '' })}
    ${path(limb('146,196,40 148,244,30 148,292,26'), fill(leg(colors)))}${path(paw(149, 302, 36, 16), fill(paws(colors)))}
    ${path(shape('66,278 70,242 94,226 122,238 130,266 118,290 84,294'), fill(colors.main))}${path('M100 234C122 238 132 258 126 280', stroke(colors.ink, 4, 0.2))}
    ${path('M84 286H128C144 286 146 302 132 302H84C70 302 72 286 84 286Z', fill(paws(colors)))}
    ${drawHead(cub, colors, id, [158, 110])}`,
    }),
    drawSubject({
      name: `${name}-lying`,
      nouns: [],
      bounds: { x: from, y: over, width: length, height: rise },
      natural,
      presence: { ...presence, tall: 0.2, metres: metres * 0.55, posture: 'lying' },
      paint: (colors, id) => `
    ${cub.laidTail(colors)}
    ${body(shape('40,282 40,240 66,206 112,188 164,192 204,216 218,262 208,302! 66,302! 46,298'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -12, marks: cub.coat?.lying?.(colors) ?? '' })}
    ${path('M82 298C72 262 96 240 124 250', stroke(colors.ink, 4, 0.2))}${path(paw(98, 303, 44, 17), fill(paws(colors)))}
    ${path(limb('186,282,30 236,288,26 268,292,24'), fill(leg(colors)))}
    ${drawHead(cub, colors, id, [208, 238], { asleep: true })}
    ${path(paw(268, 303, 34, 18) + paw(166, 303, 36, 17), fill(paws(colors)))}`,
    }),
    drawSubject({
      name: `${name}-running`,
      nouns: [],
      bounds: { x: near, y: above, width: reach, height: tall },
      natural,
      presence: { ...presence, tall: 0.3, posture: 'running' },
      paint: (colors, id) => `
    <g transform="rotate(-6 130 210)">${cub.tail(colors)}
    ${behind(`${limb('96,226,36 52,262,26 20,276,22')}${limb('184,226,34 232,252,25 262,254,22')}`, leg(colors), colors, 0.24)}
    ${body(shape('54,222 56,192 84,172 130,168 178,170 206,196 204,234 172,258 112,260 68,250'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -9, marks: cub.coat?.standing?.(colors) ?? '' })}
    ${path(`${limb('84,224,46 60,264,30 40,294,24')}${limb('166,230,42 204,266,28 228,288,24')}`, fill(leg(colors)))}
    ${path('M46 284L36 295M218 280L232 289M30 271L18 277M250 253L264 254', stroke(paws(colors), 25))}
    ${drawHead(cub, colors, id, [200, 136])}</g>`,
    }),
  ];
}
