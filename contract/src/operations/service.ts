import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { healthy, notReady, unhealthy } from '../schemas/health.ts';

const facts = {
  service: 'cardwright',
  version: '0.1.0',
  timestamp: '2026-11-21T09:30:00.000Z',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
} as const;

const health = {
  method: 'GET',
  tag: 'Service',
  summary: 'Check health',
  description: 'Performs a real write to the database and a round trip to the image store.',
  auth: 'none',
  responses: {
    200: {
      description: 'Healthy.',
      schema: healthy,
      example: { status: 'ok', ...facts },
    },
    503: {
      description: 'Unhealthy; `status` says why.',
      schema: unhealthy,
      headers: RETRY_AFTER,
      example: { status: 'database_unavailable', ...facts },
    },
  },
} as const;

export const openApiBody = z
  .object({ openapi: z.string().describe('Version of OpenAPI.') })
  .catchall(z.unknown());

const documentHeaders = {
  ETag: { description: 'Strong validator.', schema: { type: 'string' } },
  'Cache-Control': { description: 'Five minutes.', schema: { type: 'string' } },
} as const;

export const serviceOperations = {
  getHealth: { ...health, path: '/api/v1/health' },
  getHealthAtRoot: {
    ...health,
    path: '/health',
    description: 'The same as `/api/v1/health`, at the path that load balancers usually check.',
  },
  getLiveness: {
    method: 'GET',
    path: '/livez',
    tag: 'Service',
    summary: 'Check liveness',
    description:
      'Returns 200 as long as the process responds, without checking the database or the image store. For liveness probes: a restart does not repair a store.',
    auth: 'none',
    responses: { 200: { description: 'Alive.', schema: healthy, example: { status: 'ok', ...facts } } },
  },
  getReadiness: {
    method: 'GET',
    path: '/readyz',
    tag: 'Service',
    summary: 'Check readiness',
    description:
      'Performs a real write to the database and a round trip to the image store, and waits at most 2 seconds for each. For readiness probes and load balancers.',
    auth: 'none',
    responses: {
      200: { description: 'Ready for requests.', schema: healthy, example: { status: 'ok', ...facts } },
      503: {
        description: 'Not ready; `reasons` says why.',
        schema: notReady,
        headers: RETRY_AFTER,
        example: { status: 'not_ready', reasons: ['images_unavailable'], ...facts },
      },
    },
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/v1/openapi.json',
    tag: 'Service',
    summary: 'Get the OpenAPI document',
    description: 'This API as an OpenAPI 3.1 document.',
    auth: 'none',
    responses: {
      200: { description: 'The document.', schema: openApiBody, headers: documentHeaders },
      304: { description: 'Not modified.', headers: documentHeaders },
    },
  },
} as const satisfies Record<string, Operation>;
