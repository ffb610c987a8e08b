import { z } from 'zod';
import { brief } from '../../schemas/brief.ts';
import { generateRequest } from '../../schemas/generation.ts';
import { designArgument } from '../design-result.ts';
import { drawGeneration, drawnGeneration } from '../draw-generation.ts';
import { EXAMPLE_BRIEFS } from '../example-briefs.ts';
import { defineTool } from '../tool.ts';

const { width, height, format, seed, design_md, brand } = generateRequest.shape;

const examples = EXAMPLE_BRIEFS.map(({ purpose, brief }) => `${purpose}: ${JSON.stringify(brief)}`);

export const drawBrief = defineTool({
  name: 'draw_brief',
  title: 'Generate an image from a brief',
  description:
    'Generates an image from a brief: a JSON object with every text of the card and its role. Nothing is guessed from a ' +
    'prompt, so this is the best tool for anything with more than a headline: events, menus, price lists, quotes, sales, ' +
    'job offers, greetings, posters. Returns the image and its permanent public URL. Costs one credit; preview_image with ' +
    'the same brief is free.\n\n' +
    'How to write a brief:\n' +
    '- `kind`: what the card is for.\n' +
    '- `blocks`: the texts in reading order, each exactly as it should appear, in any language and script. Split facts: ' +
    'date, time, place, price and people are blocks of their own, not parts of the title. One `title`, short. ' +
    'Only words for the readers of the card: no instructions, no field names such as "Date:".\n' +
    '- `picture`: only to draw a scene, such as "two people rowing on a lake at dawn"; with `kind` "picture", nothing else is drawn.\n' +
    '- `image`: only to compose the card around a picture of the user: an upload from list_uploads, or its https URL.\n' +
    '- Leave out the rest, or set it when asked for: `style`, `look` and `illustration` by names from search_catalogue, ' +
    '`scheme`, `colors`, `layout`. What is left out is chosen to suit the texts. Set the size by `width` and `height`; default 1200x630.\n' +
    '- To correct a text of an image and keep its look, pass its `design` with the corrected brief.\n' +
    '- Look at the image, and at the warnings for texts that had no room.\n\n' +
    `Examples:\n${examples.join('\n')}`,
  input: z.strictObject({
    brief,
    width: width.describe('In pixels. Default: the width of `brief.format`, or 1200.'),
    height: height.describe('In pixels. Default: the height of `brief.format`, or 630.'),
    format,
    seed: seed.describe(
      'The same brief, size and seed give the same image; another seed gives another design. Random by default.',
    ),
    design: designArgument,
    design_md: design_md.describe('The text of a DESIGN.md whose colors, font and logo to use.'),
    brand: brand.describe('The name of a saved brand from list_brands, instead of design_md.'),
  }),
  output: drawnGeneration,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  isShown: true,
  run: ({ input, ...call }) => drawGeneration(input, call),
});
