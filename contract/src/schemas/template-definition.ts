import { z } from 'zod';
import { checkDefinition } from '../template-definition/check-definition.ts';
import { MOST_FIELDS, MOST_ITEMS, USUAL_ITEMS } from '../template-definition/limits.ts';
import { PARAMETER_NAME, TEMPLATE_FONTS, TEMPLATE_NAME, VALUE_NAME } from '../template-definition/names.ts';
import { UPLOAD_REFERENCE } from '../upload-reference.ts';
import { instant } from './instant.ts';
import { templateRegion } from './template-region.ts';

const MAX_LENGTH = 4096;

const px = z.number().min(-MAX_LENGTH).max(MAX_LENGTH);
const size = z.number().min(0).max(MAX_LENGTH);
const percent = z
  .string()
  .max(8)
  .regex(/^-?\d{1,3}(?:\.\d{1,2})?%$/)
  .meta({ examples: ['50%'] });
const length = z.union([px, percent]);
const extent = z.union([size, percent]);

const colorText = z
  .string()
  .max(64)
  .meta({ examples: ['#1d4ed8'] });
const color = colorText.describe(
  'As in a signed URL: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`; or `{name}` of a color or a color parameter.',
);

const parameterName = z
  .string()
  .regex(PARAMETER_NAME)
  .meta({ examples: ['title'] })
  .describe('1 to 32 letters, digits or `_`, starting with a letter.');
const shortText = z
  .string()
  .max(1000)
  .overwrite((text) => text.replace(/\r\n?/g, '\n'));
const wholeNumber = z.string().regex(/^(?:0|-?[1-9]\d{0,6})$/);
const common = {
  name: parameterName,
  description: z.string().max(200).default('').describe('What it is for.'),
};

const parameter = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text').describe('Up to 1,000 characters.'),
    ...common,
    default: shortText.optional().describe('Drawn when the URL has none.'),
    example: shortText.optional().describe('Drawn in previews and by the check when the template is stored.'),
  }),
  z.strictObject({
    type: z.literal('color').describe('A color.'),
    ...common,
    default: colorText.optional().describe('Drawn when the URL has none.'),
    example: colorText.optional().describe('Drawn in previews.'),
  }),
  z.strictObject({
    type: z.literal('choice').describe('One of `choices`.'),
    ...common,
    choices: z
      .array(z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,30}[A-Za-z0-9])?$/))
      .min(1)
      .max(100)
      .describe('Its values: letters, digits, `-` and spaces between them.'),
    default: z.string().max(32).optional().describe('The first choice if there is none.'),
    example: z.string().max(32).optional().describe('Drawn in previews.'),
  }),
  z.strictObject({
    type: z.literal('integer').describe('A whole number.'),
    ...common,
    minimum: z.int().min(-1_000_000).max(1_000_000).describe('Smallest value.'),
    maximum: z.int().min(-1_000_000).max(1_000_000).describe('Largest value.'),
    default: wholeNumber.optional().describe('Drawn when the URL has none.'),
    example: wholeNumber.optional().describe('Drawn in previews.'),
  }),
  z.strictObject({
    type: z
      .literal('list')
      .describe('Texts or records, which a box with `repeat` draws: a line each, with tabs between fields.'),
    ...common,
    fields: z
      .array(parameterName)
      .max(MOST_FIELDS)
      .default([])
      .describe('Of a record, in their order. None: the items are texts.'),
    most: z.int().min(1).max(MOST_ITEMS).default(USUAL_ITEMS).describe('Most items that a card shows.'),
    default: shortText.optional().describe('Drawn when the URL has none.'),
    example: shortText.optional().describe('Drawn in previews and by the check when the template is stored.'),
  }),
  z.strictObject({
    type: z.literal('font').describe('The font of all texts of a template with `region`, as in `og_brand`.'),
    ...common,
    default: z.string().max(64).optional().describe('Drawn when the URL has none.'),
    example: z.string().max(64).optional().describe('Drawn in previews.'),
  }),
  z.strictObject({
    type: z
      .literal('image')
      .describe('An absolute `https` URL of an image on an allowed host, or the reference of an upload.'),
    ...common,
    default: z
      .string()
      .max(64)
      .optional()
      .describe(
        'The reference of an upload of your account, `upload:` and its id, drawn if the URL sets none.',
      ),
  }),
]);

const namedColor = z.strictObject({
  name: parameterName,
  value: color.optional().describe('The color, unless `by` chooses one.'),
  by: z
    .strictObject({
      parameter: parameterName.describe('A choice parameter.'),
      colors: z.record(z.string().max(32), colorText).describe('A color for each choice.'),
    })
    .optional()
    .describe('The color by a choice parameter, such as `theme`.'),
});

const condition = z.strictObject({
  parameter: z
    .string()
    .regex(VALUE_NAME)
    .meta({ examples: ['title'] })
    .describe('A parameter of this template; in a box that repeats, also a field, such as `agenda.time`.'),
  is: z.string().max(32).optional().describe('One choice. Default: any value that is not empty.'),
});

const gradient = z.strictObject({
  type: z.enum(['linear', 'radial']).describe('Kind.'),
  angle: z.number().min(0).max(360).default(180).describe('In degrees, as in CSS; of linear gradients.'),
  stops: z
    .array(
      z.strictObject({
        color,
        at: z.number().min(0).max(100).optional().describe('In percent.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('From the first to the last color.'),
});

const shadow = z.strictObject({
  x: z.number().min(-200).max(200).default(0).describe('To the right, in px.'),
  y: z.number().min(-200).max(200).default(0).describe('Down, in px.'),
  blur: z.number().min(0).max(200).default(0).describe('In px.'),
  spread: z.number().min(-200).max(200).default(0).describe('In px.'),
  color,
});

/** Describes the fields that mean what they mean in CSS. */
const asInCss = <Shape extends Record<string, z.ZodType>>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema.description === undefined ? schema.describe('As in CSS; lengths in px or percent.') : schema,
    ]),
  ) as Shape;

const place = {
  position: z.enum(['relative', 'absolute']).optional(),
  top: length.optional(),
  right: length.optional(),
  bottom: length.optional(),
  left: length.optional(),
  width: extent.optional(),
  height: extent.optional(),
  minWidth: extent.optional(),
  minHeight: extent.optional(),
  maxWidth: extent.optional(),
  maxHeight: extent.optional(),
  aspectRatio: z.number().min(0.01).max(100).optional(),
  margin: length.optional(),
  marginTop: length.optional(),
  marginRight: length.optional(),
  marginBottom: length.optional(),
  marginLeft: length.optional(),
  flexGrow: z.number().min(0).max(1000).optional(),
  flexShrink: z.number().min(0).max(1000).optional(),
  flexBasis: extent.optional(),
  alignSelf: z.enum(['flex-start', 'center', 'flex-end', 'stretch']).optional(),
};
const surface = {
  backgroundColor: color.optional(),
  gradient: gradient.optional().describe('Above the background color.'),
  borderRadius: extent.optional(),
  borderTopLeftRadius: extent.optional(),
  borderTopRightRadius: extent.optional(),
  borderBottomLeftRadius: extent.optional(),
  borderBottomRightRadius: extent.optional(),
  borderWidth: z.number().min(0).max(400).optional(),
  borderColor: color.optional(),
  shadow: shadow.optional(),
};
const inside = {
  padding: extent.optional(),
  paddingTop: extent.optional(),
  paddingRight: extent.optional(),
  paddingBottom: extent.optional(),
  paddingLeft: extent.optional(),
};
const arrangement = {
  flexDirection: z.enum(['row', 'row-reverse', 'column', 'column-reverse']).optional(),
  flexWrap: z.enum(['nowrap', 'wrap']).optional(),
  justifyContent: z
    .enum(['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'])
    .optional(),
  alignItems: z.enum(['flex-start', 'center', 'flex-end', 'stretch']).optional(),
  gap: extent.optional(),
  rowGap: extent.optional(),
  columnGap: extent.optional(),
  overflow: z.enum(['visible', 'hidden']).optional(),
};
const effect = {
  opacity: z.number().min(0).max(1).optional(),
  rotate: z.number().min(-360).max(360).optional().describe('In degrees. Not around text.'),
};

const when = condition.optional().describe('Left out unless the parameter has a value, or this value.');
const textNode = z.strictObject({
  type: z.literal('text').describe('A text, fitted into its box.'),
  text: shortText.describe(
    'With `{name}` for parameters; other braces are text, and `{{` and `}}` always are. Left out while it is empty.',
  ),
  font: z
    .union([
      z.enum(TEMPLATE_FONTS),
      z
        .string()
        .regex(UPLOAD_REFERENCE)
        .describe('The reference of an uploaded font of your account.')
        .meta({ examples: ['upload:up_8mzkq4n2vw9r3xtc6d5yh7jb'] }),
    ])
    .default('Inter')
    .describe(
      'One of ours, or the reference of an uploaded font: `upload:` and its id. Other scripts use the Noto font that fits.',
    ),
  weight: z.int().min(100).max(900).default(400).describe('400 is regular, 700 bold.'),
  size: z.number().min(4).max(1000).describe('Largest font size in px.'),
  minSize: z
    .number()
    .min(4)
    .max(1000)
    .describe('Smallest font size: text that does not fit then ends in "…".'),
  maxLines: z.int().min(1).max(40).describe('Most lines.'),
  lineHeight: z.number().min(0.8).max(3).default(1.2).describe('Multiple of the font size.'),
  letterSpacing: z.number().min(-0.1).max(1).default(0).describe('In em.'),
  color,
  align: z
    .enum(['start', 'center', 'end'])
    .default('start')
    .describe('`start` is right for right-to-left text.'),
  verticalAlign: z
    .enum(['top', 'center', 'bottom'])
    .default('top')
    .describe('In a box that is higher than the text.'),
  optional: z
    .boolean()
    .default(false)
    .describe('Left out where the texts would not fit otherwise; the last one first.'),
  when,
  style: z
    .strictObject(asInCss({ ...place, ...inside, ...surface }))
    .default({})
    .describe('Place, padding and background; with these a text is a badge or a button.'),
});

const imageNode = z.strictObject({
  type: z.literal('image').describe('A picture of a parameter.'),
  parameter: parameterName.describe('An image parameter. Left out while it is empty.'),
  fit: z.enum(['cover', 'contain']).default('cover').describe('Fills its box, or is shown whole.'),
  when,
  style: z
    .strictObject(asInCss({ ...place, ...surface, ...effect }))
    .default({})
    .describe('Place and frame.'),
});

const boxNode = z.strictObject({
  type: z.literal('box').describe('A rectangle, a circle, a row or a column.'),
  area: z
    .literal('safe')
    .optional()
    .describe('Covers the area that every platform shows. Only directly below the root.'),
  repeat: parameterName
    .optional()
    .describe(
      'A list parameter: the box is drawn once for each item, in its row or column. In it, `{agenda}` is the item and `{agenda.time}` its field.',
    ),
  when,
  style: z
    .strictObject(asInCss({ ...place, ...inside, ...arrangement, ...surface, ...effect }))
    .default({})
    .describe('Place, arrangement of the children (a flex container, a column by default) and background.'),
  get children() {
    return z
      .array(templateNode)
      .max(60)
      .default([])
      .describe('Boxes, texts and images; later ones lie above earlier ones, texts above everything.');
  },
});

const templateNode = z.discriminatedUnion('type', [boxNode, textNode, imageNode]);

/** By their name in the OpenAPI document. */
export const definitionParts = {
  TemplateNodes: boxNode.shape.children,
  TemplateBox: boxNode,
  TemplateText: textNode,
  TemplateImage: imageNode,
  TemplateParameter: parameter,
  TemplateColor: color,
  TemplateLength: length,
  TemplateExtent: extent,
  TemplateGradient: gradient,
  TemplateShadow: shadow,
  TemplateCondition: condition,
};

/** A template as data: what is drawn, for which parameters. */
export const templateDefinition = z
  .strictObject({
    description: z.string().max(300).default('').describe('What the template is for.'),
    parameters: z.array(parameter).max(40).default([]).describe('What a URL may set.'),
    colors: z.array(namedColor).max(40).default([]).describe('Names for colors, used as `{name}`.'),
    root: boxNode.optional().describe('For 1200x630 px, and for every shape without a tree of its own.'),
    square: boxNode.optional().describe('For shapes near 1:1, drawn for 1080x1080 px.'),
    tall: boxNode.optional().describe('For portrait shapes, drawn for 1080x1920 px.'),
    parts: z
      .string()
      .regex(TEMPLATE_NAME)
      .optional()
      .describe(
        'With `region`: the built-in template whose parameters it has, and by which they become parts.',
      ),
    region: templateRegion
      .optional()
      .describe('In place of `root`: where the parts stand, as in the built-in templates.'),
  })
  .superRefine(checkDefinition);

const templateName = z.string().regex(TEMPLATE_NAME).describe('Used in `/i/{name}`.');
const version = z.int().min(1).describe('Counts up with each change. `/i/{name}.v{version}` pins it.');

export const ownTemplate = z.object({
  name: templateName,
  version,
  created_at: instant.describe('When this version was stored.'),
  definition: templateDefinition.describe('With all defaults.'),
});

export const storedTemplate = z.object({
  name: templateName,
  version,
  changed: z.boolean().describe('False if the latest version was the same; it keeps its number.'),
  warnings: z
    .array(z.string())
    .describe('What people will hardly see of the card with its examples, in any of its shapes.'),
  warning_details: z
    .array(
      z.object({
        // No enum: codes may be added, and clients must accept those they do not know.
        code: z.string().describe('A stable code, such as `low_contrast`.'),
        message: z.string().describe('The same sentence as in `warnings`.'),
        path: z.string().describe('The node, such as `root.children[0]`.'),
        contrast: z
          .number()
          .describe('Of the text against what is drawn behind it, where it is lowest: 1 to 21.'),
      }),
    )
    .describe('One entry for each of `warnings`, in the same order.'),
});

export const templatePreviewRequest = z.strictObject({
  definition: templateDefinition,
  params: z
    .record(z.string(), z.union([z.string(), z.int()]))
    .default({})
    .describe(
      'The query parameters of a card: template parameters, which otherwise have their examples, and `format` (also `webp` or `avif`), `width` and `height`.',
    ),
});

export const templateDraft = z.object({
  image: z.string().describe('A JPEG as a data URL, at most 600 px wide and high.'),
  width: z.int().describe('Of the card; nodes are in its pixels.'),
  height: z.int().describe('Of the card.'),
  nodes: z
    .array(
      z.object({
        path: z.string().describe('Such as `root.children[0]`, or `region.flow.groups[0][1]`.'),
        x: z.number().describe('Left edge.'),
        y: z.number().describe('Top edge.'),
        width: z.number().describe('Of its box.'),
        height: z.number().describe('Of its box.'),
        size: z.number().optional().describe('Of its text: the size that it is set in, in px.'),
        contrast: z.number().optional().describe('Of its text to what is behind it: 1 to 21.'),
        baselines: z
          .array(z.number())
          .optional()
          .describe('Of its text: the baseline of each line, in px from the top of the card.'),
        parameters: z
          .array(z.string())
          .optional()
          .describe('Of its text: the parameters whose values it sets.'),
      }),
    )
    .describe('The nodes that are drawn: what is in a box comes after it.'),
  complaints: z
    .array(
      z.object({
        // No enum: codes may be added, and clients must accept those they do not know.
        code: z
          .string()
          .describe(
            'A stable code: `no_room`, `cut`, `outside`, `collides`, `low_contrast`, `small` or `missing_characters`; further ones may be added.',
          ),
        message: z.string().describe('A sentence.'),
        path: z.string().describe('The node.'),
        contrast: z.number().optional().describe('Where it is lowest: 1 to 21.'),
        size: z.number().optional().describe('In px.'),
        other: z.string().optional().describe('The node that it is set over.'),
        characters: z.array(z.string()).optional().describe('Those that no font has.'),
      }),
    )
    .describe('What is wrong with a node.'),
  warnings: z.array(z.string()).describe('What is probably a mistake in `params`.'),
});

export const cardTemplate = z.object({
  definition: templateDefinition.describe(
    'Its texts are parameters. Upload the pictures, and make their references the defaults of its image parameters, before you store it.',
  ),
  pictures: z
    .record(z.string(), z.string())
    .describe('By the name of an image parameter: all of the card but its words, a PNG as a data URL.'),
  seed: z.int().describe('The seed that was used.'),
});

export const deletedTemplate = z.object({ message: z.string().describe('Confirmation.') });

export const putTemplateQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe(
      'The version that this one follows, 0 for none: refused if there is another one by now. Default: whichever is the latest.',
    ),
});

export const ownTemplateQuery = z.strictObject({
  version: z.coerce.number().int().min(1).max(1_000_000).optional().describe('Default: the latest.'),
});

export type TemplateDefinition = z.output<typeof templateDefinition>;
export type TemplateNode = z.output<typeof templateNode>;
