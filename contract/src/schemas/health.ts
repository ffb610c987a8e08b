import { z } from 'zod';
import { instant } from './instant.ts';

const facts = {
  service: z.literal('cardwright').describe('Name of the service.'),
  version: z.string().describe('Version of the service.'),
  timestamp: instant.describe('Time of the response.'),
};

export const healthy = z.object({ status: z.literal('ok').describe('Always `ok`.'), ...facts });

const reason = z.enum(['database_unavailable', 'images_unavailable', 'shutting_down']);

export const unhealthy = z.object({ status: reason.describe('What is unavailable.'), ...facts });

export const notReady = z.object({
  status: z.literal('not_ready').describe('Always `not_ready`.'),
  reasons: z.array(reason).min(1).describe('Everything that is unavailable.'),
  ...facts,
});
