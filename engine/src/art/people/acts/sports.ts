import type { Prop } from '../draw-prop.ts';
import { art, blob, line, type Shape } from '../shape.ts';
import type { Act } from './act.ts';

const STANCE = { near: [-14, -8], far: [18, 8] } as const;
const floor = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'floor', layer, shapes });
const hip = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'hip', layer, shapes });

const GLOVE: readonly Shape[] = [
  art('M-16 -14 C-16 -30 20 -30 22 -8 C24 10 12 18 -2 18 C-14 18 -18 8 -16 -14Z', 'accent'),
  line('M-14 12 L8 18', 'light', 6),
];
const BLADE: readonly Shape[] = [
  line('M-18 4 L40 4 C46 4 48 0 48 -4', 'metal', 4.4),
  line('M-8 0 L-8 4M26 0 L26 4', 'metal', 5),
];

/** Sports whose gear or body shows them. */
export const sports: readonly Act[] = [
  {
    name: 'barbell',
    home: 'gym',
    posture: 'standing',
    poses: [
      {
        turn: 0.92,
        lean: 0,
        arms: { near: [-142, 176], far: [142, 184] },
        legs: { near: [-16, -8], far: [16, 8] },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'behind',
        shapes: [
          line('M-176 -4 L176 -4', 'metal', 7),
          line('M-150 -48 L-150 40M150 -48 L150 40', 'ink', 17),
          line('M-126 -36 L-126 28M126 -36 L126 28', 'accent', 13),
        ],
      },
    ],
    uses: ['barbell', 'weight', 'weights', 'dumbbell', 'dumbbells'],
    wears: 'sport',
  },
  {
    name: 'boxing',
    home: 'gym',
    posture: 'standing',
    poses: [
      {
        turn: 0.44,
        lean: 8,
        bow: 6,
        arms: { near: { to: [0.36, 0.04], bend: -1 }, far: [84, 92] },
        legs: { near: [-22, -30], far: [30, 4] },
        feet: { near: 74 },
      },
    ],
    props: [
      { at: 'far', layer: 'over', shapes: GLOVE },
      { at: 'near', layer: 'over', shapes: GLOVE },
    ],
    uses: ['boxing glove', 'boxing gloves', 'glove'],
    wears: 'sport',
  },
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
        arms: { near: { to: [0.36, -0.1], bend: -1 }, far: { to: [0.24, -0.16], bend: 1 } },
        legs: { near: [-20, -18], far: [26, 6] },
      },
    ],
    props: [
      {
        at: 'between',
        layer: 'over',
        shapes: [line('M-4 10 L-14 -22', 'wood', 7), line('M-14 -22 L-46 -110', 'wood', 13)],
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
    name: 'archery',
    posture: 'standing',
    poses: [
      {
        turn: 0.56,
        lean: -2,
        arms: { near: { to: [0.2, -0.08], bend: 1 }, far: [88, 90] },
        legs: { near: [-14, -8], far: [16, 8] },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'behind',
        shapes: [
          line('M-26 -112 C10 -84 16 -30 6 0 C16 30 10 84 -26 112', 'wood', 8),
          line('M-26 -112 L-112 -4 L-26 112', 'light', 2),
          line('M-118 -4 L44 -2', 'ink', 4),
          art('M40 -10 L62 -2 L40 8Z', 'metal'),
          art('M-118 -4 L-134 -14 L-120 -14 L-106 -4 L-120 6 L-134 6Z', 'accent'),
        ],
      },
    ],
    uses: ['bow', 'arrow', 'bow and arrow', 'target'],
    when: { said: ['with', 'holding'], of: ['bow', 'arrow', 'bow and arrow'] },
  },
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
        arms: { near: { to: [0.66, 0.36], bend: -1 }, far: { to: [0.7, 0.34], bend: -1 } },
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
  {
    name: 'jump-rope',
    posture: 'jumping',
    poses: [
      {
        turn: 0.86,
        lean: 0,
        arms: { near: [-36, -62], far: [36, 62] },
        legs: { near: [-8, -14], far: [8, -14] },
        feet: { near: 30, far: 40 },
      },
    ],
    props: [
      {
        at: 'hip',
        layer: 'behind',
        shapes: [line('M-104 -34 C-150 -280 -80 -320 0 -322 C80 -320 150 -280 104 -34', 'accent', 5)],
      },
    ],
    uses: ['jump rope', 'skipping rope', 'rope'],
  },
  {
    name: 'pushups',
    home: 'gym',
    posture: 'lying',
    poses: [
      {
        turn: 0.3,
        lean: 76,
        head: -8,
        arms: { near: [0, 2], far: [6, 4] },
        legs: { near: [-70, -74], far: [-66, -70] },
        feet: { near: 20, far: 20 },
      },
    ],
    wears: 'gym',
  },
  {
    name: 'fencing',
    posture: 'standing',
    poses: [
      {
        turn: 0.4,
        lean: 6,
        arms: { near: [-70, -120], far: [84, 88] },
        legs: { near: [-40, -42], far: [70, -2] },
        feet: { near: 80, far: 90 },
      },
    ],
    props: [
      {
        at: 'far',
        layer: 'front',
        shapes: [line('M0 4 L150 -18', 'metal', 3.4), blob([6, 2], 9, 12, 'metal')],
      },
    ],
    uses: ['sword', 'foil', 'epee'],
    when: { said: ['playing'], of: ['foil', 'epee'] },
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
        arms: { near: { to: [0.78, 0.24], bend: -1 }, far: { to: [0.82, 0.2], bend: -1 } },
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
