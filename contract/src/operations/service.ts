import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { healthy, unhealthy } from '../schemas/health.ts';

const health = {
  method: 'GET',
  tag: 'Service',
  summary: 'Ask whether the service can serve',
  description:
    'Tried, not assumed: the database takes a write, and the image store gives back what it was given.',
  auth: 'none',
  responses: {
    200: {
      description: 'It can.',
      schema: healthy,
      example: {
        status: 'ok',
        service: 'cardwright',
        version: '0.1.0',
        timestamp: '2026-11-21T09:30:00.000Z',
      },
    },
    503: {
      description: 'It cannot; `status` says why.',
      schema: unhealthy,
      headers: {
        'Retry-After': { description: 'Seconds until a retry makes sense.', schema: { type: 'integer' } },
      },
      example: {
        status: 'database_unavailable',
        service: 'cardwright',
        version: '0.1.0',
        timestamp: '2026-11-21T09:30:00.000Z',
      },
    },
  },
} as const;

export const openApiAnswer = z.object({ openapi: z.string() }).catchall(z.unknown());

export const serviceOperations = {
  getHealth: { ...health, path: '/api/v1/health' },
  getHealthAtRoot: {
    ...health,
    path: '/health',
    description: 'The same as `/api/v1/health`, where load balancers look for it.',
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/v1/openapi.json',
    tag: 'Service',
    summary: 'Fetch this description',
    description: 'OpenAPI 3.1.',
    auth: 'none',
    responses: { 200: { description: 'The document.', schema: openApiAnswer } },
  },
} as const satisfies Record<string, Operation>;
