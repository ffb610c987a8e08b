import { z } from 'zod';

const MODES =
  '`default`: what the operator chose for the service. `off`: the error as JSON. `neutral`: a neutral card. `card`: the card of `template` and `params`.';

export const fallbackCard = z.object({
  mode: z.enum(['default', 'off', 'neutral', 'card']).describe(MODES),
  template: z.string().nullable().describe('Null unless `mode` is `card`.'),
  params: z.record(z.string(), z.string()).nullable().describe('Null unless `mode` is `card`.'),
});

export const fallbackCardRequest = z.strictObject({
  mode: z.enum(['default', 'off', 'neutral', 'card']).describe(MODES),
  template: z.string().max(200).optional().describe('Required if `mode` is `card`, not allowed otherwise.'),
  params: z
    .record(z.string().max(64), z.union([z.string().max(1000), z.int()]))
    .optional()
    .describe(
      'Template parameters, except `logo`, whose host may be unavailable. Only allowed if `mode` is `card`.',
    ),
});
