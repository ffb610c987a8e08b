import { z } from 'zod';
import type { KeptDesign } from '../kept-design.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #1d4ed8');
const name = z.string().max(80);
const hash = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

const shade = (of: string) => color.describe(`Color of ${of}, as #rrggbb.`);

/** Made by the service and sent back as it is. */
export const keptDesign = z.strictObject({
  look: name.describe('Name of the style that the card is set in.'),
  family: z.exactOptional(name).describe('Name of the composition; absent for scenes.'),
  scheme: z.enum(['light', 'dark']).describe('Whether the ground is light or dark.'),
  palette: z
    .strictObject({
      background: shade('the ground'),
      surface: shade('fields on the ground'),
      foreground: shade('texts'),
      muted: shade('secondary texts'),
      accent: shade('what stands out'),
      accent2: shade('what stands out beside it'),
      accentText: shade('texts that stand out'),
    })
    .describe('The colors by what they are for.'),
  hues: z.exactOptional(z.array(color).max(12)).describe('All colors of the style, strongest first.'),
  motif: name.describe('Name of the illustration or pattern; empty for none.'),
  swapped: z.boolean().describe('Whether words and picture change sides.'),
  attempt: z.int().min(0).max(9).describe('Which arrangement of the composition it is.'),
  seed: hash.describe('What chance decides in the composition.'),
  chance: hash.describe('What chance decides in the colors.'),
  tone: hash.describe(
    'Hash of the colors and styles that the brief asked for; where they differ, colors are chosen anew.',
  ),
  shape: hash.describe(
    'Hash of the picture and layout that the brief asked for; where they differ, the composition is chosen anew.',
  ),
}) satisfies z.ZodType<KeptDesign>;
