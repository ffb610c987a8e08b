import { z } from 'zod';
import {
  BRIEF_KINDS,
  BRIEF_LAYOUTS,
  BRIEF_ROLES,
  BRIEF_SCHEMES,
  COLOR_USES,
  UNUSED_REASONS,
} from '../brief.ts';
import { LAYOUT_MEANINGS, ROLE_MEANINGS } from '../brief-terms.ts';
import { brandReference } from './brand.ts';
import { plainText } from './plain-text.ts';
import { promptText } from './prompt-text.ts';
import { warningDetails, warnings } from './warnings.ts';

const MOST_BLOCKS = 60;
const text = (max: number) => plainText({ max, multiline: true });
const name = z.string().min(1).max(64);

const block = z.strictObject({
  role: z.enum(BRIEF_ROLES).describe(`What the text is on the card. ${ROLE_MEANINGS}.`),
  text: text(1000).describe('Appears exactly as written.'),
  value: z
    .exactOptional(text(200))
    .describe('Price, time or number of an `item`; score of an `option`; amount reached of a `goal`.'),
  detail: z.exactOptional(text(200)).describe('Job or organization of a `person`; what a `figure` counts.'),
  label: z
    .exactOptional(text(200))
    .describe('Heading of the section of an `item`; of any other fact its name, such as `Doors` of `19:00`.'),
  lead: z
    .exactOptional(z.literal(true))
    .describe('What the card is about most, in at most one block. Without it, the kind decides.'),
});

/** A second `lead` is an error at the block that has it. */
const needOneLead = (blocks: { lead?: true }[], context: z.RefinementCtx): void => {
  const [, second] = blocks.flatMap(({ lead }, at) => (lead ? [at] : []));
  if (second !== undefined)
    context.addIssue({
      code: 'custom',
      path: [second, 'lead'],
      message: 'must not be in more than one block: a card is about one thing most',
    });
};

const color = z.strictObject({
  value: z
    .string()
    .refine((value) => /^#[0-9a-fA-F]{6}$/.test(value), 'must be a color such as "#0b1020"')
    .meta({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#0b1020'] })
    .describe('The color as `#rrggbb`.'),
  use: z
    .enum(COLOR_USES)
    .default('any')
    .describe('`ground`: background. `ink`: text. `accent`: accents. `any`: wherever it fits.'),
});

const share = z.number().min(0).max(1).describe('Share of the side, 0 to 1.');

/** A picture of the caller's. */
export const briefImage = z
  .strictObject({
    url: z
      .exactOptional(z.url({ protocol: /^https$/ }).max(2048))
      .describe(
        'Address of a PNG, JPEG or WebP, at most 16 MiB and 50 megapixels, on a host that the operator allows. With `/api/v1/generate` it becomes an upload of the account, which the returned brief names: sent back, it shows the same picture.',
      ),
    upload: z.exactOptional(z.string().min(1).max(64)).describe('Id of an upload (`POST /api/v1/uploads`).'),
    focus: z
      .exactOptional(z.strictObject({ x: share, y: share }))
      .describe(
        'The point that matters most, in shares of width and height from the upper left corner. By default it is found.',
      ),
  })
  .refine(
    ({ url, upload }) => (url === undefined) !== (upload === undefined),
    'must contain `url` or `upload`, one of the two',
  );

const format = z.strictObject({
  name: z
    .exactOptional(name)
    .describe('A name of the catalogue `formats`, for information: `width` and `height` are what is drawn.'),
  width: z.int().min(200).max(2048).describe('In pixels.'),
  height: z.int().min(200).max(2048).describe('In pixels.'),
});

// A primary tag of BCP 47, and its script.
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/;

/** A brief as clients send it; what is left out is left to the composer. */
export const brief = z
  .strictObject({
    version: z.literal(1).default(1).describe('Version of this format.'),
    language: z
      .string()
      .refine(
        (tag) => LANGUAGE_TAG.test(tag),
        'must be a language tag such as "en", or with a script such as "zh-Hant"',
      )
      .meta({ pattern: LANGUAGE_TAG.source, examples: ['en', 'zh-Hant'] })
      .default('und')
      .describe(
        'Main language of the texts, such as `en`, if need be with its script: `zh-Hant` and `zh-Hans` have different forms of the same characters. `und` detects it.',
      ),
    kind: z
      .enum(BRIEF_KINDS)
      .default('plain')
      .describe(
        'What the card is for. `release`: software; `music`: album or single; `hours`: opening hours; `statistic`: one number; `incident`: outage; `appeal`: donations or volunteers; `thumbnail`: video; `plain`: none of these; `picture`: only what `picture` describes.',
      ),
    blocks: z
      .array(block)
      .max(MOST_BLOCKS)
      .superRefine(needOneLead)
      .default([])
      .describe('The texts of the card, in reading order. Texts that do not fit are named in `warnings`.'),
    picture: z
      .strictObject({
        text: text(1000).describe('Description of the picture, such as `a red fox in the snow`.'),
      })
      .nullable()
      .default(null)
      .describe('The picture to draw, if any. Its description never appears as text.'),
    illustration: z
      .union([name, z.array(name).max(12)])
      .nullable()
      .default(null)
      .describe(
        'A name of the catalogue `illustrations`, several to choose from, or `none`. Null: chosen automatically.',
      ),
    image: briefImage
      .nullable()
      .default(null)
      .describe('A picture of your own, which the card is composed around.'),
    look: name
      .nullable()
      .default(null)
      .describe('The design: a name of the catalogue `looks`. Null: chosen automatically.'),
    style: z
      .array(name)
      .max(8)
      .default([])
      .describe('Moods, manners and occasions: names of the catalogue `styles`.'),
    scheme: z
      .enum(BRIEF_SCHEMES)
      .nullable()
      .default(null)
      .describe('Light or dark background. Null: chosen automatically.'),
    colors: z.array(color).max(8).default([]).describe('The most important color first.'),
    layout: z.array(z.enum(BRIEF_LAYOUTS)).max(8).default([]).describe(`Wishes. ${LAYOUT_MEANINGS}.`),
    format: format
      .nullable()
      .default(null)
      .describe('Size of the image, unless the request has `width` and `height`.'),
  })
  .describe(
    'Everything that the image is composed from. Sending it back with the same seed and size gives the same image.',
  );

/** A brief in a request: `colours`, the first name of `colors`, is still read. */
export const sentBrief = brief
  .extend({
    colours: z.exactOptional(brief.shape.colors.unwrap()).describe('The former name of `colors`.'),
  })
  .transform(({ colours, ...rest }) =>
    colours !== undefined && rest.colors.length === 0 ? { ...rest, colors: colours } : rest,
  );

export const briefRequest = z.strictObject({
  prompt: promptText().describe('The prompt to interpret.'),
  design_md: z
    .string()
    .optional()
    .describe(
      'A DESIGN.md as in `/api/v1/generate`. It does not change the brief: its colors, font and logo are applied when drawing, so send it with the brief, too. What of it cannot be applied is reported in `warnings`.',
    ),
  brand: brandReference('`design_md`'),
  reader: z
    .string()
    .optional()
    .describe(
      'Name of the reader: `built-in`, or the language model that the operator configured; where it cannot read the prompt, `built-in` does, with the warning `not_read`. By default the operator decides.',
    ),
});

const unused = z.object({
  text: z.string().describe('The part of the prompt.'),
  start: z
    .int()
    .min(0)
    .describe('Where it starts in the prompt, in UTF-16 code units (as `slice` in JavaScript).'),
  end: z.int().min(0).describe('Where it ends.'),
  why: z
    .enum(UNUSED_REASONS)
    .describe(
      '`request`: asks for an image. `wish`: says what it should look like. `chatter`: addressed to the service, such as a greeting. `not_understood`: could not be interpreted. `no_room`: does not fit.',
    ),
});

export const readBrief = z.object({
  brief,
  unused: z
    .array(unused)
    .describe(
      'Each part of the prompt that does not appear as text, with the reason. Wishes among them may still be followed.',
    ),
  warnings,
  warning_details: warningDetails,
  reader: z.string().describe('The reader that interpreted the prompt.'),
});
