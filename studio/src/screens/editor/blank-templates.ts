import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { arrangeFor } from './arrange-for.ts';
import type { Node } from './nodes.ts';

const INK = '#14162b';
const SOFT = '#5b5e73';
const PAPER = '#f7f6f2';
const ACCENT = '#2f4bd8';
const WHITE = '#ffffff';

const parameters: TemplateDefinition['parameters'] = [
  {
    type: 'text',
    name: 'title',
    description: 'The headline',
    example: 'What your card is about, in a few words',
  },
  { type: 'text', name: 'description', example: 'One or two sentences that say more about it.' },
  { type: 'text', name: 'label', example: 'Section' },
  { type: 'text', name: 'site', example: 'example.com' },
];
const photo = { type: 'image', name: 'photo', description: 'A picture' } as const;

const title = (color: string) =>
  ({
    type: 'text',
    text: '{title}',
    weight: 700,
    size: 84,
    minSize: 36,
    maxLines: 4,
    lineHeight: 1.08,
    letterSpacing: -0.02,
    color,
  }) as const;
const small = (text: string, color: string, size: number, maxLines: number) =>
  ({
    type: 'text',
    text,
    weight: 500,
    size,
    minSize: 22,
    maxLines,
    color,
    optional: maxLines > 1,
    // Where space is tight, the title gives way.
    style: { flexShrink: 0 },
  }) as const;

type Blank = { title: string; about: string; definition: TemplateDefinition };

const BLANKS: Readonly<Record<string, Blank>> = {
  text: {
    title: 'Text',
    about: 'Text on a plain background',
    definition: {
      parameters,
      root: {
        type: 'box',
        style: { backgroundColor: PAPER, padding: 72, justifyContent: 'space-between', gap: 24 },
        children: [
          small('{label}', ACCENT, 30, 1),
          {
            type: 'box',
            style: { gap: 22 },
            children: [title(INK), small('{description}', SOFT, 34, 2)],
          },
          small('{site}', SOFT, 28, 1),
        ],
      },
    },
  },
  split: {
    title: 'Split',
    about: 'Text beside a picture or a color',
    definition: {
      parameters: [...parameters, photo],
      root: {
        type: 'box',
        style: { flexDirection: 'row', backgroundColor: PAPER },
        children: [
          {
            type: 'box',
            style: { flexGrow: 1, flexBasis: 0, padding: 64, justifyContent: 'space-between', gap: 20 },
            children: [
              small('{label}', ACCENT, 30, 1),
              {
                type: 'box',
                style: { gap: 20 },
                children: [{ ...title(INK), size: 68 }, small('{description}', SOFT, 32, 2)],
              },
              small('{site}', SOFT, 28, 1),
            ],
          },
          {
            type: 'box',
            style: { width: 440, backgroundColor: ACCENT },
            children: [{ type: 'image', parameter: 'photo', style: { width: '100%', height: '100%' } }],
          },
        ],
      },
    },
  },
  cover: {
    title: 'Cover',
    about: 'Text at the bottom of a full-size picture',
    definition: {
      parameters: [...parameters, photo],
      root: {
        type: 'box',
        style: { backgroundColor: INK },
        children: [
          {
            type: 'image',
            parameter: 'photo',
            style: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' },
          },
          {
            type: 'box',
            style: {
              position: 'absolute',
              top: 0,
              left: 0,
              width: '100%',
              height: '100%',
              padding: 64,
              justifyContent: 'flex-end',
              gap: 18,
              gradient: {
                type: 'linear',
                angle: 180,
                stops: [
                  { color: '#0b0c1000', at: 20 },
                  { color: '#0b0c10e6', at: 78 },
                ],
              },
            },
            children: [
              small('{label}', WHITE, 30, 1),
              title(WHITE),
              small('{description}', '#e4e5ec', 34, 2),
              small('{site}', '#e4e5ec', 28, 1),
            ],
          },
        ],
      },
    },
  },
};

/** Compositions to begin with, whose other shapes follow wide cards. */
export const BLANK_TEMPLATES: Readonly<Record<string, Blank>> = Object.fromEntries(
  Object.entries(BLANKS).map(([name, blank]) => {
    const { root } = blank.definition as { root: unknown };
    const shapes = { square: arrangeFor(root as Node, 'square'), tall: arrangeFor(root as Node, 'story') };
    return [name, { ...blank, definition: { ...blank.definition, ...(shapes as object) } }];
  }),
);
