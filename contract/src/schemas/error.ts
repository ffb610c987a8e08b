import { z } from 'zod';

export const errorBody = z.object({
  error: z.string().describe('A sentence for a person: what is wrong, and what would be right.'),
  parameter: z
    .string()
    .optional()
    .describe('The offending field, query parameter or header; dotted when nested (`colors.primary`).'),
  code: z.string().optional().describe('A stable machine word, such as `invalid_parameter`.'),
});

export type ErrorBody = z.infer<typeof errorBody>;
