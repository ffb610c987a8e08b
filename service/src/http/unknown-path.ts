import { errorResponse } from './error-response.ts';

const INSTEAD = 'Create images from prompts with POST /v1/images/generations.';

// Endpoints of OpenAI's API that its clients may try here; more may follow in the path.
const UNSUPPORTED: Readonly<Record<string, string>> = {
  'images/edits': 'Cardwright cannot edit images.',
  'images/variations':
    'Cardwright cannot create variations of an uploaded image. For several designs of one prompt, set `n`.',
  'chat/completions': 'Cardwright creates images and cannot chat.',
  responses: 'Cardwright creates images and has no Responses API.',
  completions: 'Cardwright creates images and cannot complete text.',
  embeddings: 'Cardwright creates images and has no embeddings.',
  moderations: 'Cardwright creates images and has no moderation.',
  audio: 'Cardwright creates images and has no audio.',
  videos: 'Cardwright creates images and has no videos.',
  files: 'Cardwright creates images and stores no files.',
};

// What a client with a wrong base URL asks for.
const ENDPOINT =
  /^(.*)\/(images\/(?:generations|edits|variations)|models(?:\/[^/]{1,64})?|chat\/completions|responses)$/;

type Unknown = {
  method: string;
  path: string;
  /** Of the path; undefined when there is no such path. */
  methods: readonly string[] | undefined;
  /** Without a trailing slash. */
  baseUrl: string;
};

/** 404 or 405, in OpenAI's format where its clients arrive. */
export function refuseUnknownPath({ method, path, methods, baseUrl }: Unknown): Response {
  const isOpenAi = path === '/v1' || path.startsWith('/v1/');
  const meant = findEndpoint(method, path);
  if (meant !== undefined)
    return openAiNotFound(
      `Did you mean /v1/${meant}? Set the base URL of the client to ${baseUrl}/v1.`,
      'unknown_url',
    );
  if (methods !== undefined) {
    const allow = methods.join(', ');
    const body = {
      error: `${method} is not supported for this path. Use ${allow}.`,
      code: 'method_not_allowed',
    };
    return errorResponse(405, body, { Allow: allow }, isOpenAi ? 'openai' : undefined);
  }
  if (!isOpenAi)
    return errorResponse(
      404,
      { error: 'Not found. See /docs for all endpoints.', code: 'not_found' },
      { Vary: 'Accept' },
    );
  const problem = Object.entries(UNSUPPORTED).find(([name]) => `${path}/`.startsWith(`/v1/${name}/`))?.[1];
  if (problem !== undefined) return openAiNotFound(`${problem} ${INSTEAD}`, 'unsupported_endpoint');
  return openAiNotFound(
    'Unknown endpoint. Cardwright supports POST /v1/images/generations, GET /v1/models and GET /v1/models/{model}.',
    'unknown_url',
  );
}

/** The endpoint that a client with another base URL wants. `GET /images/...` is an image of ours. */
function findEndpoint(method: string, path: string): string | undefined {
  if (method !== 'POST' && path.startsWith('/images/')) return undefined;
  const [, prefix, endpoint] = ENDPOINT.exec(path) ?? [];
  return prefix === '/v1' ? undefined : endpoint;
}

const openAiNotFound = (error: string, code: string): Response =>
  errorResponse(404, { error, code }, {}, 'openai');
