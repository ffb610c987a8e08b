import { toParameterLabel } from '../cards/parameter.ts';
import type { NodeKind } from './nodes.ts';

export type FieldGroup = {
  title: string;
  fields: readonly string[];
  /** Open where the node has this. */
  opensWith?: string;
};

/** What is of a shape alone. */
export const PLACE: FieldGroup = {
  title: 'Size and position',
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
      title: 'Type',
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
    {
      title: 'Badge',
      fields: [
        'style.backgroundColor',
        'style.borderRadius',
        'style.padding',
        'style.paddingTop',
        'style.paddingRight',
        'style.paddingBottom',
        'style.paddingLeft',
      ],
      opensWith: 'style.backgroundColor',
    },
    { title: 'If space is tight', fields: ['optional', 'when'] },
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
    { title: 'Visibility', fields: ['when', 'repeat', 'area'] },
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
    { title: 'Visibility', fields: ['needs', 'rises'] },
  ],
  slot: [
    { title: 'Part', fields: ['of', 'as', 'size', 'lines', 'ink', 'voice', 'gap', 'width'] },
    { title: 'More', fields: ['nth', 'face'] },
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
  minSize: 'Minimum size',
  maxLines: 'Maximum lines',
  verticalAlign: 'Vertical align',
  optional: 'Leave out if needed',
  when: 'Only if set',
  flexDirection: 'Direction',
  justifyContent: 'Distribute',
  alignItems: 'Align',
  alignSelf: 'Align itself',
  flexGrow: 'Share of space',
  flexShrink: 'Shrinks',
  flexBasis: 'Share starts from',
  backgroundColor: 'Color',
  borderRadius: 'Corners',
  borderWidth: 'Border',
  borderColor: 'Border color',
  area: 'Safe area',
  repeat: 'Repeat for',
  most: 'Maximum items',
  of: 'Shows',
  as: 'Set as',
  ink: 'Color',
  voice: 'Typeface',
  gap: 'Gap',
  pad: 'Margin',
  least: 'At least',
  needs: 'Only with',
  rises: 'First below',
  nth: 'Only number',
  at: 'Corner',
  bleed: 'Over the edge',
  by: 'By choice',
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
