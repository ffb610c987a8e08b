import { randomInt } from 'node:crypto';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { type ComposeParts, composeDesigned } from './compose-designed.ts';
import type { GenerationSettings } from './settings.ts';
import { sizeOf } from './size-of.ts';
import { toSource } from './to-source.ts';
import type { Preview, PreviewInput } from './types.ts';

/** Longer side of a preview in pixels. */
const PREVIEW_LONG_SIDE = 600;
// Previews share the engine with accepted generations and cards, which must not wait behind a crowd of them.
const MAX_RUNNING = 4;
const BUSY_RETRY_SECONDS = 2;
const SEEDS = 2 ** 31;
const WEBP_QUALITY = 90;

export type PreviewParts = Omit<ComposeParts, 'engine'> & {
  engine: Pick<DrawingEngine, 'compose' | 'convertImage' | 'platformSize'>;
  settings: Pick<GenerationSettings, 'defaultSize' | 'renderTimeoutMs'>;
};

export type DrawPreview = (accountId: string, input: PreviewInput, signal: AbortSignal) => Promise<Preview>;

/** Draws what a generation with this input would draw, smaller, and stores nothing. Throws `unavailable`. */
export function createPreviews(parts: PreviewParts): DrawPreview {
  let running = 0;

  const drawPreview: DrawPreview = async (accountId, input, signal) => {
    const { prompt = '', brief, templateId, format, seed = randomInt(SEEDS), designMd = null } = input;
    const image = brief?.image ? await parts.imageSource.load(accountId, brief.image) : undefined;
    const size = await sizeOf(parts, accountId, input);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(parts.settings.renderTimeoutMs)]);
    const request = {
      ...toSource(prompt, brief),
      ...(image && { image }),
      templateId,
      // WebP is encoded of the PNG.
      format: format === 'webp' ? 'png' : format,
      seed,
      ...size,
      longSide: PREVIEW_LONG_SIDE,
    };
    try {
      const { bytes, warnings } = await composeDesigned(
        parts,
        request,
        { designMd, turn: { priority: 'preview', owner: accountId } },
        limit,
      );
      const encoded =
        format === 'webp' ? await parts.engine.convertImage(bytes, { format, quality: WEBP_QUALITY }) : bytes;
      return { bytes: encoded, format, seed, warnings: [...warnings] };
    } catch (error) {
      if (!limit.aborted) throw error;
      throw unavailable('preview_stopped', 'The preview was not finished in time; try again.');
    }
  };

  return async (accountId, input, signal) => {
    if (running >= MAX_RUNNING)
      throw unavailable('previews_busy', 'Too many previews are being drawn; try again in a moment.');
    running += 1;
    try {
      return await drawPreview(accountId, input, signal);
    } finally {
      running -= 1;
    }
  };
}

const unavailable = (code: string, message: string): ServiceError =>
  new ServiceError('unavailable', message, { code, retryAfterSeconds: BUSY_RETRY_SECONDS });
