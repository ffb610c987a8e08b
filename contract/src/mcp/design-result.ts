import { z } from 'zod';
import { keptDesign } from '../schemas/kept-design.ts';

// Agents pass it on as it is: its fields would only fill their context.
export const designResult = z.looseObject({});

/** The `design` argument of tools that draw a brief. */
export const designArgument = z
  .looseObject({})
  .pipe(keptDesign)
  .optional()
  .describe(
    'The `design` of an earlier image: its composition, typefaces, colors and illustration stay as they are while you correct the texts of its brief.',
  );
