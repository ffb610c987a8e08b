import type { GenerationBody, SubmittedBody } from '@cardwright/contract';
import type { Generation } from '../../generations/types.ts';

// Of what no model painted.
const COMPOSER = 'built-in';

export const isUnfinished = ({ status }: Generation): boolean =>
  status === 'pending' || status === 'processing';

/** As `GET /generate/{id}` and the histories show it. `baseUrl` without a slash at the end. */
export function toGenerationBody(generation: Generation, baseUrl: string): GenerationBody {
  const url = toImageUrl(generation, baseUrl);
  return {
    id: generation.id,
    user_id: generation.accountId,
    prompt: generation.prompt,
    template_id: generation.templateId,
    status: generation.status,
    url,
    image_url: url,
    width: generation.width,
    height: generation.height,
    format: generation.format,
    seed: generation.seed,
    credits_used: generation.creditsUsed,
    warnings: generation.warnings.map(({ message }) => message),
    warning_details: generation.warnings,
    brief: generation.brief,
    design: generation.design,
    reader: generation.reader,
    stage: generation.stage,
    painter: generation.painter ?? COMPOSER,
    branded: generation.branded,
    starred: generation.starred,
    error: generation.error,
    created_at: generation.createdAt,
    completed_at: generation.completedAt,
  };
}

/** As `POST /generate` answers: a queued one is being processed as far as its client is concerned. */
export function toSubmittedBody(generation: Generation, baseUrl: string): SubmittedBody {
  const url = toImageUrl(generation, baseUrl);
  return {
    id: generation.id,
    status: generation.status === 'pending' ? 'processing' : generation.status,
    message: toMessage(generation),
    template_id: generation.templateId,
    prompt: generation.prompt,
    dimensions: { width: generation.width, height: generation.height },
    seed: generation.seed,
    url,
    image_url: url,
    warnings: generation.warnings.map(({ message }) => message),
    warning_details: generation.warnings,
  };
}

const toImageUrl = ({ imagePath }: Generation, baseUrl: string): string | null =>
  imagePath === null ? null : baseUrl + imagePath;

function toMessage({ id, status, error }: Generation): string {
  if (status === 'completed') return 'The image is ready at image_url.';
  if (status === 'failed') return `The image could not be drawn and was refunded. ${error ?? ''}`.trim();
  return `The image is being drawn; poll /api/v1/generate/${id}.`;
}
