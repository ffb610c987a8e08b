import { toParameterLabel } from '../cards/parameter.ts';
import type { NodeKind } from './nodes.ts';

export type FieldGroup = {
  title: string;
  fields: readonly string[];
  /** Open where the node has this. */
  opensWith?: string;
};

const PLACE: FieldGroup = {
  title: 'Size and place',
  fields: [
    'style.width',
    'style.height',
    'style.flexGrow',
    'style.alignSelf',
    'style.position',
    'style.left',
    'style.top',
    'style.right',
    'style.bottom',
  ],
};
const SURFACE: FieldGroup = {
  title: 'Surface',
  fields: [
    'style.backgroundColor',
    'style.gradient',
    'style.borderRadius',
    'style.borderWidth',
    'style.borderColor',
    'style.shadow',
  ],
};

/** What is shown of a node at once, and in which order; all else of the format is under "More". */
export const FIELD_GROUPS: Readonly<Record<NodeKind, readonly FieldGroup[]>> = {
  text: [
    {
      title: 'Letters',
      fields: [
        'color',
        'font',
        'size',
        'minSize',
        'weight',
        'maxLines',
        'align',
        'lineHeight',
        'letterSpacing',
        'verticalAlign',
      ],
    },
    { title: 'When there is little room', fields: ['optional', 'when'] },
    {
      title: 'Badge',
      fields: ['style.padding', 'style.backgroundColor', 'style.borderRadius'],
      opensWith: 'style.backgroundColor',
    },
    PLACE,
  ],
  box: [
    {
      title: 'Arrangement',
      fields: [
        'style.flexDirection',
        'style.justifyContent',
        'style.alignItems',
        'style.gap',
        'style.padding',
      ],
    },
    SURFACE,
    PLACE,
    { title: 'Shown', fields: ['when', 'repeat', 'area'] },
  ],
  image: [
    { title: 'Picture', fields: ['parameter', 'fit', 'when'] },
    PLACE,
    {
      title: 'Frame',
      fields: ['style.borderRadius', 'style.borderWidth', 'style.borderColor', 'style.shadow'],
    },
  ],
  region: [
    { title: 'Region', fields: ['ground', 'split', 'size', 'pad', 'least'] },
    { title: 'Shown', fields: ['needs', 'rises'] },
  ],
  slot: [
    { title: 'Part', fields: ['of', 'as', 'size', 'lines', 'ink', 'voice', 'gap', 'width'] },
    { title: 'More of it', fields: ['nth', 'face'] },
  ],
  row: [{ title: 'Row', fields: ['join', 'cross', 'between', 'gap'] }],
  mark: [{ title: 'Mark', fields: ['mark', 'size', 'ink', 'gap'] }],
  art: [
    {
      title: 'Drawing',
      fields: ['draw', 'at', 'size', 'bleed', 'ink', 'image', 'corner', 'without'],
    },
  ],
};

/** What is edited elsewhere: in the picture, or in the list of nodes. */
export const NO_FIELDS: readonly string[] = [
  'type',
  'text',
  'children',
  'regions',
  'flow',
  'art',
  'row',
  'otherwise',
];

const LABELS: Readonly<Record<string, string>> = {
  minSize: 'Smallest size',
  maxLines: 'Most lines',
  verticalAlign: 'Height',
  optional: 'May be left out',
  when: 'Only if given',
  flexDirection: 'Direction',
  justifyContent: 'Along',
  alignItems: 'Across',
  alignSelf: 'Own place across',
  flexGrow: 'Share of the room',
  flexShrink: 'Gives way',
  flexBasis: 'Share starts from',
  backgroundColor: 'Color',
  borderRadius: 'Corners',
  borderWidth: 'Border',
  borderColor: 'Border color',
  area: 'Safe area',
  repeat: 'Once for each of',
  most: 'Most items',
  of: 'Shows',
  as: 'Set as',
  ink: 'Color',
  voice: 'Face',
  gap: 'Space',
  pad: 'Margin',
  least: 'At least',
  needs: 'Only with',
  rises: 'First below',
  nth: 'Only number',
  at: 'Corner',
  bleed: 'Over the edge',
  by: 'By a choice',
};

export const labelOf = (field: string): string => {
  const name = field.split('.').at(-1) ?? field;
  return LABELS[name] ?? toParameterLabel(name);
};

const CHOICES: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  'space-between': 'Spread',
  'space-around': 'Spread, half outside',
  'space-evenly': 'Spread evenly',
  row: 'Row',
  column: 'Column',
  'row-reverse': 'Row, reversed',
  'column-reverse': 'Column, reversed',
  relative: 'In the row',
  absolute: 'Free',
};

export const choiceLabel = (choice: string): string => CHOICES[choice] ?? toParameterLabel(choice);

/** What an object begins as when it is switched on. */
export const STARTS: Readonly<Record<string, unknown>> = {
  gradient: {
    type: 'linear',
    angle: 180,
    stops: [{ color: '#2f4bd8' }, { color: '#14162b' }],
  },
  shadow: { x: 0, y: 12, blur: 40, spread: 0, color: '#00000040' },
};
