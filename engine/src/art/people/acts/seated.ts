import type { Prop } from '../draw-prop.ts';
import { art, blob, line } from '../shape.ts';
import type { Act } from './act.ts';
import { AT_TABLE, SEAT, SEATED_FEET, SEATED_LEGS, TABLE } from './table.ts';

const EASY_CHAIR: Prop = {
  at: 'hip',
  layer: 'behind',
  seat: true,
  shapes: [
    line('M-50 96 L-56 114M50 96 L58 114', 'wood', 8),
    art('M-74 -96 C-74 -128 -30 -130 -28 -98 L-16 24 L70 22 L70 98 L-62 98Z', 'accent'),
    art('M-28 -98 L-16 24 L70 22 L70 98 L30 98 L-34 98 C-40 20 -40 -60 -28 -98Z', 'ink', 0.14),
  ],
};

const ARM_REST: Prop = {
  at: 'hip',
  layer: 'over',
  seat: true,
  shapes: [
    art('M-52 16 C-56 -6 -40 -12 -24 -12 L44 -4 C62 -2 64 14 58 24 L52 98 L-44 98Z', 'accent'),
    art('M-46 40 C-10 44 30 44 56 38 L52 98 L-44 98Z', 'ink', 0.12),
    line('M-38 -2 C-10 -4 20 0 46 6', 'light', 4, 0.4),
  ],
};

const SITTING = {
  turn: 0.42,
  lean: -3,
  arms: { near: [26, 62], far: [34, 70] },
  legs: SEATED_LEGS,
  feet: SEATED_FEET,
} as const;

/** What people do on a chair or at a table. */
export const seated: readonly Act[] = [
  { name: 'seated', posture: 'sitting', poses: [SITTING], props: [SEAT] },
  {
    name: 'in-armchair',
    furnished: true,
    replaces: ['armchair'],
    home: 'living-room',
    posture: 'sitting',
    poses: [SITTING],
    props: [EASY_CHAIR, ARM_REST],
    uses: ['armchair', 'easy chair', 'rocking chair', 'recliner'],
    when: { said: ['sitting', 'on', 'in'], of: ['armchair', 'easy chair', 'rocking chair', 'recliner'] },
  },
  {
    name: 'armchair-reading',
    furnished: true,
    replaces: ['armchair'],
    home: 'living-room',
    posture: 'reading',
    poses: [
      {
        ...SITTING,
        bow: 12,
        head: 14,
        arms: { near: { to: [0.54, 0.26], bend: -1 }, far: { to: [0.58, 0.22], bend: -1 } },
      },
    ],
    props: [
      EASY_CHAIR,
      {
        at: 'between',
        layer: 'front',
        shapes: [
          art('M-2 8 L-32 -6 L-32 -44 L-2 -30 L28 -44 L28 -6Z', 'second'),
          art('M-2 3 L-29 -9 L-29 -42 L-2 -28 L25 -42 L25 -9Z', 'light'),
        ],
      },
      ARM_REST,
    ],
    uses: ['armchair', 'easy chair', 'rocking chair', 'recliner', 'book', 'newspaper', 'novel'],
    when: { said: ['reading'], of: ['armchair', 'easy chair', 'rocking chair', 'recliner'] },
  },
  {
    name: 'knitting',
    furnished: true,
    replaces: ['armchair'],
    home: 'living-room',
    posture: 'sitting',
    poses: [
      {
        turn: 0.42,
        lean: -6,
        bow: 14,
        head: 16,
        arms: { near: { to: [0.42, 0.5], bend: -1 }, far: { to: [0.5, 0.44], bend: -1 } },
        legs: SEATED_LEGS,
        feet: SEATED_FEET,
      },
    ],
    props: [
      EASY_CHAIR,
      {
        at: 'between',
        layer: 'over',
        shapes: [
          art('M-6 -4 L34 -8 L42 30 C34 36 28 28 22 34 C14 40 6 32 0 38Z', 'extra'),
          line('M-2 8 L36 4M0 18 L38 14M1 28 L40 23', 'ink', 2, 0.2),
          line('M-20 10 L34 -26M44 12 L-4 -28', 'metal', 3.4),
        ],
      },
      ARM_REST,
      {
        at: 'floor',
        layer: 'over',
        shapes: [
          line('M112 -14 C96 -40 98 -70 62 -104', 'extra', 2.4),
          blob([122, -18], 18, 18, 'extra'),
          line('M108 -26 C118 -14 132 -12 138 -14M112 -32 C118 -22 130 -20 139 -24', 'ink', 2, 0.25),
        ],
      },
    ],
    uses: [
      'wool',
      'yarn',
      'ball of yarn',
      'needle',
      'scarf',
      'sweater',
      'rocking chair',
      'armchair',
      'easy chair',
      'needles',
    ],
  },
  {
    name: 'sewing',
    furnished: true,
    home: 'living-room',
    posture: 'sitting',
    poses: [{ ...AT_TABLE, bow: 12, head: 16 }],
    props: [
      SEAT,
      TABLE,
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          art('M96 -39 L176 -39 L176 -48 L96 -48Z', 'ink'),
          art('M158 -48 L176 -48 L176 -92 L104 -92 L104 -76 L158 -76Z', 'ink'),
          line('M110 -76 L110 -52', 'metal', 4),
          blob([180, -84], 8, 10, 'extra'),
          art('M60 -39 C80 -52 110 -50 124 -40Z', 'accent'),
        ],
      },
    ],
    uses: ['sewing machine', 'table', 'desk', 'chair'],
  },
  {
    name: 'writing',
    furnished: true,
    home: 'library',
    posture: 'working',
    poses: [{ ...AT_TABLE, bow: 14, head: 14 }],
    props: [
      SEAT,
      TABLE,
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          art('M68 -39 L128 -39 L136 -44 L78 -44Z', 'light'),
          line('M84 -42 L120 -42', 'ink', 1.4, 0.4),
          art('M150 -39 L172 -39 L172 -46 L150 -46ZM152 -46 L174 -46 L174 -53 L152 -53Z', 'accent'),
        ],
      },
      { at: 'far', layer: 'front', shapes: [line('M-4 12 L10 -18', 'extra', 4)] },
    ],
    uses: ['table', 'desk', 'chair', 'letter', 'notebook', 'pen', 'pencil', 'diary'],
  },
  {
    name: 'typing',
    furnished: true,
    home: 'office',
    posture: 'working',
    uses: ['laptop', 'computer', 'desk', 'table', 'chair', 'keyboard'],
    when: { said: ['working', 'sitting', 'on', 'with'], of: ['laptop', 'computer'] },
  },
  {
    name: 'chess',
    furnished: true,
    home: 'park',
    posture: 'sitting',
    poses: [
      {
        ...AT_TABLE,
        bow: 10,
        head: 12,
        arms: { near: AT_TABLE.arms.near, far: { to: [0.78, 0.32], bend: -1 } },
      },
    ],
    props: [
      SEAT,
      TABLE,
      {
        at: 'hip',
        layer: 'front',
        shapes: [
          art('M74 -39 L168 -39 L160 -48 L82 -48Z', 'light'),
          art(
            'M82 -48 L95 -48 L92 -43 L79 -43ZM108 -48 L121 -48 L121 -43 L106 -43ZM134 -48 L147 -48 L149 -43 L135 -43ZM92 -43 L106 -43 L105 -39 L90 -39ZM121 -43 L135 -43 L137 -39 L121 -39ZM149 -43 L163 -43 L168 -39 L151 -39Z',
            'ink',
          ),
          art(
            'M84 -46 L88 -62 C84 -70 96 -70 92 -62 L96 -46ZM100 -44 L103 -56 C100 -62 110 -62 107 -56 L110 -44Z',
            'light',
          ),
          art(
            'M146 -46 L150 -64 L146 -72 L158 -72 L154 -64 L158 -46ZM130 -44 L133 -56 C130 -62 140 -62 137 -56 L140 -44Z',
            'ink',
          ),
        ],
      },
    ],
    uses: ['chess', 'chess piece', 'chessboard', 'table', 'chair', 'board'],
    when: { said: ['playing', 'at', 'with'], of: ['chess', 'chess piece', 'chessboard'] },
    partner: { pose: { ...AT_TABLE, head: 8 }, props: [SEAT], apart: 262, mirrored: true },
  },
];
