import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { dashboard, history, historyPage, pageQuery } from '../schemas/dashboard.ts';
import { generateRequest, generation, submitted } from '../schemas/generation.ts';
import {
  bodyErrors,
  conflict,
  idempotencyKey,
  invalid,
  notFound,
  rateLimited,
  unauthorized,
  unavailable,
} from './responses.ts';

const ADDRESS = 'https://cards.example.com/images/9x2k7m4p6q8r3s5t2v9w7h2k9m4p6q8r.png';
const PROMPT = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';

const exampleSubmitted = {
  id: 'gen_7h2k9m4p6q8r3s5t2v9w',
  status: 'completed',
  message: 'The image is ready at image_url.',
  template_id: 'default',
  prompt: PROMPT,
  dimensions: { width: 1200, height: 630 },
  url: ADDRESS,
  image_url: ADDRESS,
  warnings: [],
};

const exampleGeneration = {
  id: 'gen_7h2k9m4p6q8r3s5t2v9w',
  user_id: 'usr_7h2k9m4p6q8r3s5t2v9w',
  prompt: PROMPT,
  template_id: 'default',
  status: 'completed',
  url: ADDRESS,
  image_url: ADDRESS,
  width: 1200,
  height: 630,
  format: 'png',
  seed: 7,
  credits_used: 1,
  warnings: [],
  error: null,
  created_at: '2026-11-21T09:30:00.000Z',
  completed_at: '2026-11-21T09:30:00.140Z',
};

const generateHeaders = idempotencyKey.extend({
  Prefer: z
    .string()
    .optional()
    .describe(
      '`wait=N` waits up to N seconds (60 at most) for the image, `respond-async` does not wait (RFC 7240).',
    ),
});

export const generationOperations = {
  createGeneration: {
    method: 'POST',
    path: '/api/v1/generate',
    tag: 'Images',
    summary: 'Make an image from a prompt',
    description:
      'Accepts the prompt, takes one credit and waits a short while for the image; the answer says what is known then. When `status` is `processing`, ask at `Location`. A generation that fails gives its credit back.',
    auth: 'key',
    limit: 'generate',
    headers: generateHeaders,
    body: generateRequest,
    bodyExample: { prompt: PROMPT, width: 1200, height: 630 },
    responses: {
      202: {
        description: 'Accepted, and finished when `status` says so.',
        schema: submitted,
        headers: {
          Location: { description: 'Where to ask for the generation.', schema: { type: 'string' } },
          'Preference-Applied': {
            description: 'What of `Prefer` was followed; absent when nothing.',
            schema: { type: 'string' },
          },
        },
        example: exampleSubmitted,
      },
      ...bodyErrors,
      401: unauthorized,
      409: { ...conflict, description: 'The `Idempotency-Key` was used for another body.' },
      429: {
        ...rateLimited,
        description: 'Too many requests in this minute, or no credit left in this calendar month.',
      },
      503: { ...unavailable, description: 'Too many images wait, or shutting down. Nothing was charged.' },
    },
  },
  getGeneration: {
    method: 'GET',
    path: '/api/v1/generate/{id}',
    tag: 'Images',
    summary: 'Show a generation',
    description: 'How far it is, and where the image is once `status` is `completed`.',
    auth: 'key',
    params: { id: 'Id of the generation.' },
    responses: {
      200: {
        description: 'The generation.',
        schema: generation,
        headers: {
          'Retry-After': {
            description: 'Seconds until asking again makes sense; only while unfinished.',
            schema: { type: 'integer' },
          },
        },
        example: exampleGeneration,
      },
      401: unauthorized,
      404: notFound,
    },
  },
  getDashboard: {
    method: 'GET',
    path: '/api/v1/dashboard',
    tag: 'Usage',
    summary: 'Show plan and usage',
    description: 'Credits are counted by calendar months in UTC.',
    auth: 'key',
    responses: {
      200: {
        description: 'Plan and usage.',
        schema: dashboard,
        example: {
          plan: 'free',
          plan_limit: 100,
          credits_used: 12,
          credits_remaining: 88,
          total_generations: 34,
          usage: {
            current_period: 12,
            period: '2026-11',
            limit: 100,
            resets_at: '2026-12-01T00:00:00.000Z',
          },
        },
      },
      401: unauthorized,
    },
  },
  getDashboardHistory: {
    method: 'GET',
    path: '/api/v1/dashboard/history',
    tag: 'Usage',
    summary: 'List the generations, with their number',
    description: 'Newest first.',
    auth: 'key',
    query: pageQuery(50),
    responses: {
      200: {
        description: 'A page of generations.',
        schema: historyPage,
        example: { generations: [exampleGeneration], total: 34 },
      },
      400: invalid,
      401: unauthorized,
    },
  },
  getHistory: {
    method: 'GET',
    path: '/api/v1/history',
    tag: 'Usage',
    summary: 'List the generations, as a bare array',
    description: 'The same items as `/api/v1/dashboard/history`, newest first.',
    auth: 'key',
    query: pageQuery(20),
    responses: {
      200: { description: 'The generations.', schema: history, example: [exampleGeneration] },
      400: invalid,
      401: unauthorized,
    },
  },
} as const satisfies Record<string, Operation>;
