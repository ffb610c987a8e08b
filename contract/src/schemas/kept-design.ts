import { z } from 'zod';
import type { KeptDesign } from '../kept-design.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #1d4ed8');
const name = z.string().max(80);
const hash = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

/** Made by the service and sent back as it is, so no field of it is documented. */
export const keptDesign = z.strictObject({
  look: name,
  family: z.exactOptional(name),
  scheme: z.enum(['light', 'dark']),
  palette: z.strictObject({
    background: color,
    surface: color,
    foreground: color,
    muted: color,
    accent: color,
    accent2: color,
    accentText: color,
  }),
  hues: z.exactOptional(z.array(color).max(12)),
  motif: name,
  swapped: z.boolean(),
  attempt: z.int().min(0).max(9),
  seed: hash,
  chance: hash,
  tone: hash,
  shape: hash,
}) satisfies z.ZodType<KeptDesign>;
