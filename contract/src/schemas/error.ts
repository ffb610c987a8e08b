import { z } from 'zod';

export const errorBody = z.object({
  error: z.string().describe('Human-readable message: what is wrong and how to fix it.'),
  parameter: z
    .string()
    .optional()
    .describe('The field, query parameter or header at fault; dotted when nested (`colors.primary`).'),
  code: z.string().optional().describe('A stable error code, such as `invalid_parameter`.'),
});

export type ErrorBody = z.infer<typeof errorBody>;
