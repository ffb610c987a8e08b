import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { briefRequest, readBrief } from '../schemas/brief.ts';
import {
  dailyUsage,
  dailyUsageQuery,
  dashboard,
  history,
  historyPage,
  historyQuery,
} from '../schemas/dashboard.ts';
import {
  deletedGeneration,
  generateRequest,
  generation,
  generationDesign,
  previewRequest,
  submitted,
} from '../schemas/generation.ts';
import { cardTemplate, templateDefinition } from '../schemas/template-definition.ts';
import {
  bodyErrors,
  idempotencyConflict,
  idempotencyKey,
  invalid,
  notFound,
  RETRY_AFTER,
  rateLimited,
  readerBusy,
  refusal,
  unauthorized,
  unavailable,
} from './responses.ts';

const ADDRESS = 'https://cards.example.com/images/9x2k7m4p6q8r3s5t2v9w7h2k9m4p6q8r.png';
const PROMPT = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';

const EXAMPLE_BRIEF = {
  version: 1 as const,
  language: 'en',
  kind: 'article' as const,
  blocks: [
    { role: 'eyebrow' as const, text: 'Engineering blog' },
    { role: 'title' as const, text: 'Why we moved back to a monolith' },
  ],
  picture: null,
  illustration: null,
  image: null,
  look: null,
  style: ['technical'],
  scheme: 'dark' as const,
  colors: [],
  layout: [],
  format: null,
};

const exampleSubmitted = {
  id: 'gen_7h2k9m4p6q8r3s5t2v9w',
  status: 'completed',
  message: 'The image is ready at image_url.',
  template_id: 'default',
  prompt: PROMPT,
  dimensions: { width: 1200, height: 630 },
  seed: 7,
  url: ADDRESS,
  image_url: ADDRESS,
  warnings: [],
  warning_details: [],
};

const EXAMPLE_DESIGN = {
  look: 'grotesk',
  family: 'headline',
  scheme: 'dark',
  palette: {
    background: '#10151c',
    surface: '#1a222d',
    foreground: '#f4f6f8',
    muted: '#a7b1bd',
    accent: '#5aa9e6',
    accent2: '#e6a95a',
    accentText: '#7dbcec',
  },
  motif: '',
  swapped: false,
  attempt: 0,
  seed: 2868472135,
  chance: 1172044917,
  tone: 3028617480,
  shape: 709246301,
} as const;

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
  warning_details: [],
  brief: EXAMPLE_BRIEF,
  design: EXAMPLE_DESIGN,
  reader: 'built-in',
  stage: null,
  painter: 'built-in',
  branded: false,
  starred: false,
  error: null,
  created_at: '2026-11-21T09:30:00.000Z',
  completed_at: '2026-11-21T09:30:00.140Z',
};

const noGeneration = notFound({
  description: 'Not found in this account.',
  error: 'Your account has no generation with this id.',
});

const generateHeaders = idempotencyKey.extend({
  Prefer: z
    .string()
    .optional()
    .describe(
      '`wait=N` waits up to N seconds (at most 60) for the image; `respond-async` does not wait (RFC 7240). Anything else is ignored.',
    ),
});

export const generationOperations = {
  createGeneration: {
    method: 'POST',
    path: '/api/v1/generate',
    tag: 'Images',
    summary: 'Generate an image',
    description:
      'Queues the prompt or brief, charges one credit and waits briefly for the image. If `status` is still `processing`, poll the URL in `Location`. Failed generations are refunded.',
    auth: 'key',
    limit: 'generate',
    headers: generateHeaders,
    body: generateRequest,
    bodyExample: { prompt: PROMPT, width: 1200, height: 630 },
    responses: {
      202: {
        description: 'Accepted; `status` tells whether the image is ready.',
        schema: submitted,
        headers: {
          Location: { description: 'URL of the generation.', schema: { type: 'string' } },
          'Preference-Applied': {
            description: 'The preferences that were applied, if any.',
            schema: { type: 'string' },
          },
        },
        example: exampleSubmitted,
      },
      ...bodyErrors,
      401: unauthorized,
      409: {
        ...idempotencyConflict,
        description:
          'The `Idempotency-Key` was used with another body, or the account has no room for the picture at `brief.image.url` (`upload_limit_reached`). A picture that was stored stays when a later check refuses the request: the same picture is never stored twice.',
      },
      429: {
        ...rateLimited('generate'),
        description: 'Too many requests or unfinished generations, or the monthly credit limit is reached.',
      },
      503: unavailable({
        description: 'The queue is full, or the service is shutting down. You are not charged.',
        error: 'The generation queue is full; try again in a moment.',
        code: 'queue_full',
      }),
    },
  },
  createPreview: {
    method: 'POST',
    path: '/api/v1/previews',
    tag: 'Images',
    summary: 'Preview an image',
    description:
      'Draws what `/api/v1/generate` would draw for the same body, which may also ask for `webp` or `avif`, scaled down to at most 600 pixels on the longer side. Free: nothing is stored or charged, and previews have a rate limit of their own. To generate the previewed image at full size, send its `X-Cardwright-Seed` as `seed`.',
    auth: 'key',
    role: 'viewer',
    limit: 'previews',
    body: previewRequest,
    bodyExample: { prompt: PROMPT },
    responses: {
      200: {
        description: 'The preview, in the requested format.',
        media: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
        headers: {
          'X-Cardwright-Seed': { description: 'The seed that was used.', schema: { type: 'integer' } },
          'X-Cardwright-Design': {
            description:
              'The `design` of the preview: JSON, percent-encoded as `encodeURIComponent` does. Send it with a corrected brief to keep composition, typefaces, colors and illustration. Absent for a template.',
            schema: { type: 'string' },
          },
          'X-Cardwright-Warnings': {
            description:
              'What the image does not show, as `warning_details` of a generation: JSON, percent-encoded as `encodeURIComponent` does. Absent if there is nothing to report.',
            schema: { type: 'string' },
          },
          'Cache-Control': { description: '`no-store`', schema: { type: 'string' } },
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description:
          'Too many previews are being drawn, drawing took too long, or the service is shutting down.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
  createCardTemplate: {
    method: 'POST',
    path: '/api/v1/previews/card-template',
    tag: 'Images',
    summary: 'Make a template of an image',
    description:
      'Takes apart what `/api/v1/generate` would draw for the same body: a template of your own whose texts are parameters, where they stand, in three shapes, over pictures of all else. `width`, `height` and `format` are ignored. Free, and nothing is stored.',
    auth: 'key',
    role: 'viewer',
    limit: 'previews',
    body: previewRequest,
    bodyExample: { prompt: PROMPT },
    responses: {
      200: {
        description: 'The template, and the pictures for its parameters.',
        schema: cardTemplate,
        get example() {
          return {
            definition: templateDefinition.parse({
              parameters: [
                { type: 'text', name: 'title', example: 'Tea at four' },
                { type: 'image', name: 'picture' },
              ],
              root: {
                type: 'box',
                children: [
                  { type: 'image', parameter: 'picture', style: { width: '100%', height: '100%' } },
                  { type: 'text', text: '{title}', size: 96, minSize: 48, maxLines: 2, color: '#ffffff' },
                ],
              },
            }),
            pictures: { picture: 'data:image/png;base64,iVBORw0KGgo=' },
            seed: 7,
          };
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description:
          'Too many previews are being drawn, drawing took too long, or the service is shutting down.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
  createBrief: {
    method: 'POST',
    path: '/api/v1/briefs',
    tag: 'Images',
    summary: 'Read a prompt',
    description:
      'Returns how a prompt is understood, as a brief, and the parts of the prompt that do not appear as text, with the reason. Free, and nothing is stored. Correct the brief and send it to `/api/v1/previews` or `/api/v1/generate`; the names of looks, styles and illustrations are in `/api/v1/catalogue`.',
    auth: 'key',
    role: 'viewer',
    limit: 'helpers',
    body: briefRequest,
    bodyExample: { prompt: PROMPT },
    responses: {
      200: {
        description: 'The brief.',
        schema: readBrief,
        example: {
          brief: EXAMPLE_BRIEF,
          unused: [
            { text: 'Blog header', start: 0, end: 11, why: 'request' },
            { text: 'dark', start: 48, end: 52, why: 'wish' },
          ],
          warnings: [],
          warning_details: [],
          reader: 'built-in',
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: readerBusy,
    },
  },
  getGeneration: {
    method: 'GET',
    path: '/api/v1/generate/{id}',
    tag: 'Images',
    summary: 'Get a generation',
    description: 'The status of a generation, and the URL of its image once `status` is `completed`.',
    auth: 'key',
    params: { id: 'The id of the generation.' },
    responses: {
      200: {
        description: 'The generation.',
        schema: generation,
        headers: {
          'Retry-After': {
            description: 'Seconds to wait before polling again; present while unfinished.',
            schema: { type: 'integer' },
          },
        },
        example: exampleGeneration,
      },
      401: unauthorized,
      404: noGeneration,
    },
  },
  getGenerationDesign: {
    method: 'GET',
    path: '/api/v1/generate/{id}/design-md',
    tag: 'Images',
    summary: 'Get the design document of a generation',
    description:
      'The `design_md` that the generation was requested with. Send it with the same brief, seed and size to reproduce the image.',
    auth: 'key',
    params: { id: 'The id of the generation.' },
    responses: {
      200: {
        description: 'The design document.',
        schema: generationDesign,
        example: { design_md: '---\nname: Acme\ncolors:\n  primary: "#ff5533"\n---\n' },
      },
      401: unauthorized,
      404: noGeneration,
    },
  },
  deleteGeneration: {
    method: 'DELETE',
    path: '/api/v1/generate/{id}',
    tag: 'Images',
    summary: 'Delete a generation',
    description:
      'Permanently deletes the image and its prompt. The URL of the image then returns 410; copies in browsers and in the caches of other platforms are not affected. The credit is not refunded: the ledger keeps the charge with its id and time, but without the prompt.',
    auth: 'key',
    params: { id: 'The id of the generation.' },
    responses: {
      200: {
        description: 'Deleted.',
        schema: deletedGeneration,
        example: { message: 'The image and its prompt were deleted.' },
      },
      401: unauthorized,
      404: noGeneration,
      409: {
        ...refusal({
          description: 'The image is still being drawn. Delete it when it is finished.',
          error: 'The image is still being drawn. Delete it once its `status` is `completed` or `failed`.',
          code: 'generation_unfinished',
        }),
        headers: RETRY_AFTER,
      },
    },
  },
  starGeneration: {
    method: 'POST',
    path: '/api/v1/generate/{id}/star',
    tag: 'Images',
    summary: 'Star a generation',
    description:
      'Stars a generation, so that you can filter the history with `starred=true`. Repeating the request changes nothing.',
    auth: 'key',
    params: { id: 'The id of the generation.' },
    responses: {
      200: {
        description: 'The generation.',
        schema: generation,
        example: { ...exampleGeneration, starred: true },
      },
      401: unauthorized,
      404: noGeneration,
    },
  },
  unstarGeneration: {
    method: 'DELETE',
    path: '/api/v1/generate/{id}/star',
    tag: 'Images',
    summary: 'Remove the star of a generation',
    description: 'Keeps the generation itself. Repeating the request changes nothing.',
    auth: 'key',
    params: { id: 'The id of the generation.' },
    responses: {
      200: { description: 'The generation.', schema: generation, example: exampleGeneration },
      401: unauthorized,
      404: noGeneration,
    },
  },
  getDashboard: {
    method: 'GET',
    path: '/api/v1/dashboard',
    tag: 'Usage',
    summary: 'Get plan and usage',
    description: 'Credits are counted per calendar month (UTC).',
    auth: 'key',
    responses: {
      200: {
        description: 'Plan and usage.',
        schema: dashboard,
        example: {
          plan: 'free',
          plan_limit: 100,
          unlimited: false,
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
  getDailyUsage: {
    method: 'GET',
    path: '/api/v1/dashboard/usage',
    tag: 'Usage',
    summary: 'Get usage by day, key and template',
    description:
      'Credits used and cards requested, by day (UTC), API key and template, and who requested cards. A refunded credit is not counted on the day of its charge, so the days of a month add up to `credits_used` of the dashboard. Requests are counted in memory and saved every 15 seconds.',
    auth: 'key',
    query: dailyUsageQuery,
    responses: {
      200: {
        description: 'Usage; days are oldest first.',
        schema: dailyUsage,
        example: {
          from: '2026-11-20',
          to: '2026-11-21',
          total: { credits: 12, images: 4, cards: 8, requests: 240, cached: 232 },
          days: [
            { date: '2026-11-20', credits: 12, images: 4, cards: 8, requests: 130, cached: 122 },
            { date: '2026-11-21', credits: 0, images: 0, cards: 0, requests: 110, cached: 110 },
          ],
          keys: [
            {
              source: 'key',
              id: 'k7m2p9x4',
              name: 'Website',
              active: true,
              credits: 12,
              images: 4,
              cards: 8,
              requests: 240,
              cached: 232,
            },
          ],
          templates: [
            { template: 'og_standard', credits: 8, images: 0, cards: 8, requests: 240, cached: 232 },
            { template: 'default', credits: 4, images: 4, cards: 0, requests: 0, cached: 0 },
          ],
          visitors: [
            { name: 'Slack', requests: 204 },
            { name: 'Browsers', requests: 36 },
          ],
        },
      },
      400: invalid,
      401: unauthorized,
    },
  },
  getDashboardHistory: {
    method: 'GET',
    path: '/api/v1/dashboard/history',
    tag: 'Usage',
    summary: 'List generations with total count',
    description:
      'Newest first. `q`, `starred`, `branded`, `format` and `orientation` narrow the list; `total` then counts what matches.',
    auth: 'key',
    query: historyQuery(50),
    responses: {
      200: {
        description: 'A page of generations.',
        schema: historyPage,
        example: { generations: [exampleGeneration], total: 34, next_cursor: 'MzM' },
      },
      400: invalid,
      401: unauthorized,
    },
  },
  getHistory: {
    method: 'GET',
    path: '/api/v1/history',
    tag: 'Usage',
    summary: 'List generations as an array',
    description: 'The same items as `/api/v1/dashboard/history`, newest first.',
    auth: 'key',
    query: historyQuery(20),
    responses: {
      200: { description: 'The generations.', schema: history, example: [exampleGeneration] },
      400: invalid,
      401: unauthorized,
    },
  },
} as const satisfies Record<string, Operation>;
