import { z } from 'zod';
import {
  BRIEF_KINDS,
  BRIEF_LAYOUTS,
  BRIEF_ROLES,
  BRIEF_SCHEMES,
  COLOUR_USES,
  UNUSED_REASONS,
} from '../brief.ts';
import { plainText } from './plain-text.ts';
import { warningDetails, warnings } from './warnings.ts';

const MOST_BLOCKS = 60;
const text = (max: number) => plainText({ max, multiline: true });
const name = z.string().min(1).max(64);
const NAMES = '`GET /api/v1/catalogue/';

const block = z.strictObject({
  role: z.enum(BRIEF_ROLES).describe('What the text is.'),
  text: text(1000).describe('Exactly as it shall be drawn.'),
  value: z
    .exactOptional(text(200))
    .describe('Of an `item` its price, time or number; of a `goal` what is reached.'),
  detail: z
    .exactOptional(text(200))
    .describe('What a `person` is or where they belong; what a `figure` counts.'),
  label: z.exactOptional(text(200)).describe('Heading of the section that an `item` belongs to.'),
});

const colour = z.strictObject({
  value: z
    .string()
    .refine((value) => /^#[0-9a-fA-F]{6}$/.test(value), 'must be a color such as "#0b1020"')
    .meta({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#0b1020'] })
    .describe('`#rrggbb`'),
  use: z.enum(COLOUR_USES).default('any').describe('Background, letters, accents, or wherever it suits.'),
});

const format = z.strictObject({
  name: z.exactOptional(name),
  width: z.int().min(200).max(2048),
  height: z.int().min(200).max(2048),
});

/** A brief as clients send it; what is left out is left to the composer. */
export const brief = z
  .strictObject({
    version: z.literal(1).default(1),
    language: z
      .string()
      .refine((tag) => /^[a-z]{2,3}$/.test(tag), 'must be a language tag such as "en"')
      .meta({ pattern: '^[a-z]{2,3}$', examples: ['en'] })
      .default('und')
      .describe('Main language of the texts, such as `en`; `und` detects it.'),
    kind: z.enum(BRIEF_KINDS).default('plain').describe('What the card is for.'),
    blocks: z
      .array(block)
      .max(MOST_BLOCKS)
      .default([])
      .describe(
        'The texts to set, in reading order. A text for which there is no room is named in `warnings`.',
      ),
    picture: z
      .strictObject({ text: text(1000) })
      .nullable()
      .default(null)
      .describe('What is to be seen, in words; never set as text.'),
    illustration: z
      .union([name, z.array(name).max(12)])
      .nullable()
      .default(null)
      .describe(
        `A name of ${NAMES}illustrations\`, several to choose from, or \`none\`. Null: chosen for you.`,
      ),
    image: z.null().default(null).describe('Reserved for a picture of your own; not supported yet.'),
    look: name.nullable().default(null).describe(`A name of ${NAMES}looks\`. Null: chosen for you.`),
    style: z.array(name).max(8).default([]).describe(`Names of ${NAMES}styles\`.`),
    scheme: z.enum(BRIEF_SCHEMES).nullable().default(null).describe('Null: chosen for you.'),
    colours: z.array(colour).max(8).default([]).describe('Strongest first.'),
    layout: z.array(z.enum(BRIEF_LAYOUTS)).max(8).default([]),
    format: format
      .nullable()
      .default(null)
      .describe('The size to draw where the request has no `width` and `height`.'),
  })
  .describe('What a card is composed from. Sent back with the same seed and size, it gives the same image.');

export const briefRequest = z.strictObject({
  prompt: plainText({ max: 4000, multiline: true }).describe('The prompt to read.'),
  design_md: z
    .string()
    .optional()
    .describe('Checked as in `/api/v1/generate`; colors and fonts are applied when drawing.'),
  reader: z.string().optional().describe('Name of the reader. This server has `built-in` only.'),
});

const unused = z.object({
  text: z.string(),
  start: z.int().min(0).describe('UTF-16 offsets into the prompt as it was sent.'),
  end: z.int().min(0),
  why: z
    .enum(UNUSED_REASONS)
    .describe(
      '`request`: asks for the image; `wish`: says how it shall look; `chatter`: said to us; `not_understood`; `no_room`.',
    ),
});

export const readBrief = z.object({
  brief,
  unused: z.array(unused).describe('Every stretch of the prompt that is not set.'),
  warnings,
  warning_details: warningDetails,
  reader: z.string().describe('Who read the prompt.'),
});
