import { z } from 'zod';

/** A brief in a tool's result. Its schema is that of draw_brief's input: agents pay for each copy of it. */
export const briefResult = z.record(z.string(), z.unknown());
