import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { floor, hip } from './act-props.ts';

const STANCE = { near: [-14, -8], far: [18, 8] } as const;

/** Games with a ball, thrown, caught or struck. */
export const ballGames: readonly Act[] = [
  {
    name: 'tennis',
    home: 'park',
    posture: 'playing',
    poses: [
      {
        turn: 0.46,
        lean: 8,
        arms: { near: [-50, -20], far: [88, 110] },
        legs: { near: [-26, -44], far: [34, 4] },
        feet: { near: 62 },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [
          line('M-8 6 L34 -18', 'ink', 7),
          line('M34 -18 C34 -58 82 -86 104 -62 C122 -36 76 -2 34 -18Z', 'accent', 6),
          line('M44 -24 L98 -58M52 -50 L84 -14M74 -68 L104 -36', 'light', 2, 0.8),
          blob([160, -66], 12, 12, 'extra'),
          line('M180 -80 L206 -96M182 -66 L210 -72', 'light', 3, 0.7),
        ],
      },
    ],
    uses: [
      'tennis',
      'racket',
      'tennis racket',
      'tennis ball',
      'ball',
      'badminton',
      'table tennis',
      'ping pong',
      'padel',
    ],
    when: {
      said: ['playing'],
      of: ['tennis', 'badminton', 'table tennis', 'ping pong', 'tennis racket', 'tennis ball'],
    },
    wears: 'sport',
  },
  {
    name: 'shooting-hoops',
    home: 'park',
    posture: 'playing',
    poses: [
      {
        turn: 0.5,
        lean: 2,
        head: -14,
        arms: { near: [128, 158], far: [136, 160] },
        legs: { near: [-10, -30], far: [24, -16] },
        feet: { near: 40, far: 50 },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'over',
        shapes: [
          blob([10, -24], 27, 27, 'extra'),
          line(
            'M-17 -24 L37 -24M10 -51 L10 3M-8 -43 C2 -30 2 -16 -8 -4M28 -43 C18 -30 18 -16 28 -4',
            'ink',
            2.4,
            0.6,
          ),
        ],
      },
      hip('behind', [
        line('M268 208 L268 -260', 'metal', 10),
        art('M232 -340 L300 -340 L300 -240 L232 -240Z', 'light'),
        line('M232 -340 L300 -340 L300 -240 L232 -240 L232 -340', 'ink', 4),
        line('M180 -250 L234 -250', 'blush', 6),
        line(
          'M184 -248 L194 -196M200 -248 L202 -196M216 -248 L212 -196M230 -248 L222 -196M188 -226 L228 -226M194 -204 L222 -204',
          'light',
          2.4,
        ),
      ]),
    ],
    uses: ['basketball', 'ball', 'hoop', 'basket'],
    when: { said: ['playing', 'holding', 'with'], of: ['basketball'] },
    wears: 'sport',
  },
  {
    name: 'volleyball',
    posture: 'playing',
    poses: [
      {
        turn: 0.56,
        lean: 0,
        head: -16,
        arms: { near: [120, 160], far: [130, 166] },
        legs: { near: [-14, -40], far: [20, -12] },
        feet: { near: 50, far: 60 },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'over',
        shapes: [
          blob([16, -34], 26, 26, 'light'),
          line(
            'M-8 -42 C4 -36 24 -40 40 -46M4 -56 C10 -40 6 -22 0 -14M30 -56 C26 -38 34 -22 38 -20',
            'second',
            2.6,
            0.7,
          ),
        ],
      },
    ],
    uses: ['volleyball', 'ball', 'beach volleyball', 'net'],
    when: { said: ['playing'], of: ['volleyball', 'beach volleyball'] },
    wears: 'sport',
  },
  {
    name: 'baseball',
    posture: 'playing',
    poses: [
      {
        turn: 0.5,
        lean: 6,
        arms: { near: { to: [-0.24, 0.12], bend: -1 }, far: { to: [-0.2, 0.1], bend: 1 } },
        legs: { near: [-20, -18], far: [26, 6] },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'over',
        shapes: [line('M-4 10 L-14 -22', 'wood', 7), line('M-14 -22 L-52 -122', 'wood', 13)],
      },
    ],
    uses: ['baseball', 'softball', 'bat', 'baseball bat', 'cricket', 'ball'],
    when: { said: ['playing', 'with', 'holding'], of: ['baseball', 'baseball bat', 'cricket', 'softball'] },
    wears: 'sport',
  },
  {
    name: 'golf',
    posture: 'playing',
    poses: [
      {
        turn: 0.62,
        lean: 10,
        bow: 6,
        head: 4,
        arms: { near: [118, 150], far: { to: [0.24, -0.7], bend: 1 } },
        legs: { near: [-14, -10], far: [18, 2] },
      },
    ],
    props: [
      {
        at: 'near',
        layer: 'over',
        shapes: [
          line('M4 12 L-86 -112', 'metal', 4.4),
          art('M-82 -112 L-92 -104 L-110 -118 L-98 -128Z', 'ink'),
        ],
      },
      floor('front', [
        line('M64 -2 L64 -12', 'wood', 3),
        blob([64, -18], 7, 7, 'light'),
        line('M240 0 L240 -150', 'light', 4),
        art('M242 -150 L296 -132 L242 -112Z', 'accent'),
        blob([240, 0], 18, 4, 'ink', 0.5),
      ]),
    ],
    uses: ['golf', 'golf ball', 'golf club', 'hole'],
    when: { said: ['playing'], of: ['golf'] },
  },
  {
    name: 'throwing',
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: -6,
        head: -6,
        arms: { near: [-118, -164], far: [74, 96] },
        legs: { near: [-16, -30], far: [36, 14] },
        feet: { near: 70 },
      },
    ],
    props: [
      {
        at: 'near',
        layer: 'over',
        shapes: [
          blob([2, -10], 17, 17, 'light'),
          art('M-12 0 C-4 10 12 8 18 -8 C18 4 8 10 0 8Z', 'ink', 0.16),
        ],
      },
    ],
    uses: ['snowball', 'snowballs', 'ball', 'stone', 'snow'],
  },
  {
    name: 'catching',
    ofAnimals: true,
    posture: 'standing',
    poses: [
      {
        turn: 0.5,
        lean: 4,
        head: -14,
        arms: { near: { to: [0.66, -0.4], bend: -1 }, far: { to: [0.74, -0.46], bend: -1 } },
        legs: STANCE,
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'over',
        shapes: [
          blob([34, -34], 22, 22, 'accent'),
          line('M16 -44 C28 -36 44 -38 54 -46M18 -22 C30 -30 46 -28 52 -22', 'light', 3),
        ],
      },
    ],
    uses: ['ball', 'frisbee', 'butterfly net'],
  },
];
