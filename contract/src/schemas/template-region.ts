import { z } from 'zod';
import { PARAMETER_NAME } from '../template-definition/names.ts';

// The layout language: what stands where on a card, as data. The built-in templates are written in it.

/** What a text is on a card; parts of one role are a list (facts, items, crumbs). */
const ROLES = [
  'brand',
  'label',
  'title',
  'text',
  'byline',
  'note',
  'figure',
  'unit',
  'change',
  'above',
  'below',
  'price',
  'rating',
  'fact',
  'item',
  'crumb',
  'count',
  'duration',
  'action',
  'code',
  'file',
  'option',
  'goal',
  'side',
  'said',
  'link',
] as const;
const NAME = PARAMETER_NAME.source.slice(1, -1);
const NEEDED = new RegExp(
  `^!?(?:${ROLES.join('|')}|series|readable|wordy|long|sign|dark|vivid|serif|image:${NAME}|value:${NAME}(?:=[A-Za-z0-9-]{1,32})?)$`,
);
const MOST_PX = 2400;

const inShape = (shape: string) => `On ${shape} cards.`;

/** One value for all cards, or one for each shape. */
const by = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    schema,
    z.strictObject({
      wide: schema.describe('On wide cards, and where no other shape has a value.'),
      banner: z.exactOptional(schema).describe(inShape('very wide')),
      tall: z.exactOptional(schema).describe(inShape('square, portrait and story')),
      square: z.exactOptional(schema).describe(inShape('square')),
      portrait: z.exactOptional(schema).describe(inShape('portrait')),
      story: z.exactOptional(schema).describe(inShape('story')),
    }),
  ]);

const px = z.number().min(0).max(MOST_PX);
const lengthOrShare = by(px);
const imageName = z.string().regex(PARAMETER_NAME);
const ink = z
  .enum(['title', 'ink', 'muted', 'line', 'tint', 'accent', 'bright', 'label', 'fill', 'ground'])
  .describe(
    'A color of the ground that it stands on; `label` is the accent where there is one, else `muted`.',
  );
const ground = z
  .enum(['plain', 'sheet', 'field', 'strong', 'quiet', 'cover'])
  .describe(
    "`plain` is the card's own, `field` a surface beside it, `strong` the one color of a card, `quiet` a field on that, `cover` a picture under a scrim.",
  );
const voice = z
  .enum(['title', 'display', 'figure', 'text', 'strong', 'serif', 'code'])
  .describe('Face, weight and spacing of a text.');
const step = z.enum(['small', 'meta', 'desc', 'sub', 'lead', 'second']).describe('A step of the type scale.');
const size = z.union([
  step,
  z.strictObject({ px: by(px).describe('In px.') }),
  z.strictObject({
    title: z.enum(['text', 'split']).describe('By its letters: over the whole card, or over a part of it.'),
  }),
  z.strictObject({ fit: by(px).describe('As large as it can be, up to px.') }),
]);
const block = z.enum([
  'text',
  'brand',
  'byline',
  'button',
  'counts',
  'crumbs',
  'duration',
  'facts',
  'figures',
  'meta',
  'options',
  'people',
  'pill',
  'price',
  'progress',
  'rating',
  'rows',
  'signature',
  'snippet',
  'stars',
  'state',
  'steps',
  'table',
  'window',
]);

const gap = z.exactOptional(by(px)).describe('Space above, in px.');
const partSlot = z.strictObject({
  of: z.enum(ROLES).describe('The parts that it shows.'),
  nth: z.exactOptional(z.int().min(1).max(8)).describe('Only this one of them, from 1.'),
  as: z.exactOptional(block).describe('How they are set. Default `text`.'),
  voice: z.exactOptional(voice),
  size: z
    .exactOptional(size)
    .describe(
      'The first slot of a flow with `title` or `fit` leads: it gets the room that the others leave.',
    ),
  lines: z.exactOptional(by(z.int().min(1).max(20))).describe('Most lines.'),
  ink: z.exactOptional(ink),
  gap,
  width: z.exactOptional(lengthOrShare).describe('At most so wide: in px, or up to 1 a share of the region.'),
  face: z.exactOptional(imageName).describe('The image of who said it, before it.'),
});
const needed = z
  .string()
  .max(80)
  .regex(NEEDED)
  .meta({ examples: ['image:logo'] });
const needs = z.union([needed, z.array(needed).min(1).max(12)]);

const markSlot = z.strictObject({
  mark: z.enum(['quotes', 'rule', 'dot', 'square']).describe('Quotation marks, a line, a disc, or a square.'),
  size: by(px.min(1)).describe('In px.'),
  ink: z.exactOptional(ink),
  gap,
  needs: z.exactOptional(needs).describe('It stands only with all of these.'),
});
const rowSlot = z.strictObject({
  get row() {
    return z.array(slot).min(1).max(8).describe('Slots beside each other.');
  },
  join: by(z.enum(['apart', 'beside', 'below'])).describe('At both ends, beside or below each other.'),
  cross: z.exactOptional(z.enum(['top', 'middle', 'baseline'])).describe('Default `baseline`.'),
  between: z.exactOptional(by(px)).describe('Space between them, in px.'),
  gap,
});
const slot = z.union([partSlot, rowSlot, markSlot]);

const flow = z.strictObject({
  groups: z.array(z.array(slot).max(12)).max(6).describe('Slots from top to bottom, in groups.'),
  justify: by(z.enum(['top', 'middle', 'bottom', 'between', 'foot'])).describe(
    'Where the free height goes; with `foot`, all groups but the first stand on the foot, and on a story, whose foot is covered, apart.',
  ),
  align: z.exactOptional(by(z.enum(['start', 'center', 'end']))).describe('Default `start`.'),
});

const ornament = z.strictObject({
  draw: z
    .enum([
      ...(['mark', 'columns', 'chart', 'shares', 'picture', 'initials', 'object', 'portrait'] as const),
      ...(['scrim', 'arcs', 'frame', 'hills', 'link', 'rings', 'tear', 'units', 'pattern'] as const),
    ])
    .describe(
      '`mark` is the logo or the first letter of the brand, `pattern` that of the style, `link` a disc with the word between two sides, `tear` the holes along which a ticket is torn.',
    ),
  at: z
    .exactOptional(
      by(
        z
          .string()
          .max(32)
          .regex(/^(?:inside )?(?:start|middle|end|top|bottom)(?: (?:top|middle|bottom))?$/)
          .meta({ examples: ['end bottom'] }),
      ),
    )
    .describe('Corner or side of the region, `inside` its margins or on its edge.'),
  size: z.exactOptional(lengthOrShare).describe('In px, or up to 2 a share of the region.'),
  bleed: z
    .exactOptional(by(z.number().min(-1).max(1)))
    .describe('How far it leaves the region, as a share of its longer side.'),
  ink: z.exactOptional(ink),
  image: z.exactOptional(imageName).describe('The image that it shows.'),
  corner: z.exactOptional(px).describe('Radius of its corners, in px.'),
  without: z.exactOptional(imageName).describe('Only where this image is missing.'),
});

// What of a region is no region.
const alone = z.strictObject({
  split: z.exactOptional(by(z.enum(['beside', 'below']))).describe('How its regions stand.'),
  size: z
    .exactOptional(by(z.union([z.literal('content'), px])))
    .describe(
      'In its split: px, up to 1 a share, or as high as its content. It shares the rest without one.',
    ),
  least: z.exactOptional(by(px)).describe('At least so high where it shares the rest, in px.'),
  rises: z.exactOptional(by(z.boolean())).describe('Stands first where its split is `below`.'),
  ground: z.exactOptional(ground),
  pad: z.exactOptional(by(px)).describe('Between its words and its inner edges, in px.'),
  flow: z.exactOptional(by(flow)).describe('Its words.'),
  art: z.exactOptional(by(z.array(ornament).max(8))).describe('Its drawings.'),
  needs: z
    .exactOptional(needs)
    .describe(
      'It stands only with all of these: a part (`price`), an image (`image:logo`), a value (`value:align=center`), or, with `!`, without it; `otherwise` stands else. `series` are numbers of a chart, and `readable` is a gradient on which all words are; `wordy` is a title of more than 64 letters and `long` one of more than 100, `sign` a logo that can be drawn as large as a card, `serif` the face of the title, and `dark` or `vivid` a ground that was asked for.',
    ),
});

/** Written out: inferred, whether a region must have regions depends on which file the compiler reads first. */
export interface TemplateRegion extends z.output<typeof alone> {
  regions?: TemplateRegion[];
  otherwise?: TemplateRegion;
}

/** A part of a card: regions beside or below each other, or words and drawings on a ground. */
export const templateRegion: z.ZodType<TemplateRegion, TemplateRegion> = z.strictObject({
  ...alone.shape,
  get regions() {
    return z.exactOptional(z.array(templateRegion).max(8)).describe('Regions inside it.');
  },
  get otherwise() {
    return z.exactOptional(templateRegion).describe('What stands in its place without what it needs.');
  },
});

/** By their name in the OpenAPI document. */
export const regionParts = {
  TemplateRegion: templateRegion,
  TemplateFlow: flow,
  TemplateSlot: slot,
  TemplateOrnament: ornament,
};

export type TemplateRole = (typeof ROLES)[number];
export type TemplateFlow = z.output<typeof flow>;
export type TemplateSlot = z.output<typeof slot>;
export type TemplatePartSlot = z.output<typeof partSlot>;
export type TemplateRowSlot = z.output<typeof rowSlot>;
export type TemplateMarkSlot = z.output<typeof markSlot>;
export type TemplateOrnament = z.output<typeof ornament>;
