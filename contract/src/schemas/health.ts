import { z } from 'zod';
import { instant } from './instant.ts';

const facts = {
  service: z.literal('cardwright'),
  version: z.string().describe('Of the software.'),
  timestamp: instant,
};

export const healthy = z.object({ status: z.literal('ok'), ...facts });

export const unhealthy = z.object({
  status: z.enum(['database_unavailable', 'images_unavailable', 'shutting_down']).describe('What is out.'),
  ...facts,
});
