import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';
import { hip } from './act-props.ts';

const BLADE: readonly Shape[] = [
  line('M-18 4 L40 4 C46 4 48 0 48 -4', 'metal', 4.4),
  line('M-8 0 L-8 4M26 0 L26 4', 'metal', 5),
];

/** Upon blades, boards and wheels. */
export const gliding: readonly Act[] = [
  {
    name: 'ice-skating',
    home: 'snowfield',
    posture: 'dancing',
    poses: [
      {
        turn: 0.44,
        lean: 18,
        head: -8,
        arms: { near: [-74, -66], far: [78, 92] },
        legs: { near: [-48, -66], far: [22, -6] },
        feet: { near: 20, far: 90 },
      },
    ],
    props: [
      { at: 'toes', layer: 'front', shapes: BLADE },
      { at: 'heel', layer: 'front', shapes: BLADE },
    ],
    uses: ['ice skate', 'ice skates', 'skates', 'ice rink'],
    wears: 'warm',
  },
  {
    name: 'skateboarding',
    home: 'street',
    posture: 'riding',
    poses: [
      {
        turn: 0.5,
        lean: 10,
        bow: 4,
        arms: { near: [-70, -84], far: [70, 88] },
        legs: { near: [-24, -34], far: [50, -14] },
        feet: { near: 88, far: 90 },
      },
    ],
    props: [
      {
        at: 'ground',
        layer: 'behind',
        shapes: [
          line('M-128 -10 L-100 2 L116 2 L142 -12', 'accent', 9),
          blob([-74, 16], 12, 12, 'ink'),
          blob([86, 16], 12, 12, 'ink'),
          blob([-74, 16], 4, 4, 'light'),
          blob([86, 16], 4, 4, 'light'),
        ],
      },
    ],
    uses: ['skateboard', 'longboard'],
    when: { said: ['riding', 'on', 'with'], of: ['skateboard', 'longboard'] },
  },
  {
    name: 'snowboarding',
    home: 'snowfield',
    posture: 'riding',
    poses: [
      {
        turn: 0.5,
        lean: 12,
        bow: 6,
        arms: { near: [-66, -50], far: [74, 96] },
        legs: { near: [-24, -40], far: [56, -18] },
        feet: { near: 86, far: 92 },
      },
    ],
    props: [
      {
        at: 'ground',
        layer: 'behind',
        shapes: [
          line('M-140 -16 C-124 2 -110 4 -90 4 L96 4 C118 4 132 2 148 -16', 'accent', 11),
          line('M-60 3 L60 3', 'light', 4),
        ],
      },
      {
        at: 'ground',
        layer: 'over',
        shapes: [art('M-200 22 C-186 -8 -160 4 -150 -14 C-134 -2 -116 2 -108 20Z', 'light', 0.85)],
      },
    ],
    uses: ['snowboard'],
    when: { said: ['riding', 'on', 'with'], of: ['snowboard'] },
    wears: 'warm',
  },
  {
    name: 'scootering',
    home: 'street',
    posture: 'riding',
    poses: [
      {
        turn: 0.42,
        lean: 6,
        arms: {
          near: { grips: [94, -180], on: 'floor', bend: -1 },
          far: { grips: [106, -178], on: 'floor', bend: -1 },
        },
        legs: { near: [-26, -46], far: [12, 0] },
        feet: { near: 50, far: 90 },
      },
    ],
    props: [
      {
        at: 'toes',
        layer: 'front',
        shapes: [
          line('M-70 4 L62 4 L74 -170', 'accent', 8),
          line('M58 -172 L92 -168', 'ink', 8),
          blob([-74, 8], 15, 15, 'ink'),
          blob([84, 8], 15, 15, 'ink'),
          blob([-74, 8], 5, 5, 'light'),
          blob([84, 8], 5, 5, 'light'),
        ],
      },
    ],
    uses: ['kick scooter', 'e scooter', 'electric scooter'],
    when: { said: ['riding', 'on', 'with'], of: ['kick scooter', 'e scooter', 'electric scooter'] },
  },
  {
    name: 'driving',
    posture: 'riding',
    home: 'road',
    poses: [
      {
        turn: 0.42,
        lean: -12,
        bow: 6,
        arms: {
          near: { grips: [70, -54], on: 'hip', bend: -1 },
          far: { grips: [76, -42], on: 'hip', bend: -1 },
        },
        legs: { near: [80, 60], far: [76, 56] },
      },
    ],
    props: [
      hip('behind', [
        art('M-52 -20 L-44 -96 C-42 -104 -22 -104 -20 -96 L-10 -20Z', 'wood'),
        line('M104 -28 L58 -104', 'metal', 5),
        art('M58 -104 L66 -104 L124 -28 L104 -28Z', 'water', 0.75),
        line('M64 -66 L84 -20', 'ink', 8),
      ]),
      hip('over', [
        art(
          'M-226 -14 C-220 -34 -150 -38 -92 -34 L-72 -22 L96 -22 C150 -30 230 -18 262 4 C276 14 280 40 276 62 L262 72 L-214 72 C-232 60 -234 10 -226 -14Z',
          'accent',
        ),
        art('M-230 34 L278 34 C279 46 278 54 276 62 L262 72 L-214 72 C-226 64 -230 48 -230 34Z', 'ink', 0.16),
        line('M-70 -16 L-62 40 L84 40 L98 -16', 'ink', 2.6, 0.35),
        line('M-50 4 L-26 4', 'light', 5),
        art('M-228 0 L-206 0 L-206 16 L-230 16Z', 'blush'),
        blob([262, 20], 11, 9, 'light'),
        line('M-234 66 L282 66', 'metal', 9),
        blob([-134, 70], 46, 46, 'ink'),
        blob([-134, 70], 24, 24, 'light'),
        blob([-134, 70], 8, 8, 'ink'),
        blob([184, 70], 46, 46, 'ink'),
        blob([184, 70], 24, 24, 'light'),
        blob([184, 70], 8, 8, 'ink'),
      ]),
    ],
    uses: ['car', 'convertible', 'sports car', 'race car'],
    when: { said: ['riding'], of: ['car', 'convertible', 'sports car'] },
  },
];
