import { randomInt } from 'node:crypto';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { type ComposeParts, composeDesigned } from './compose-designed.ts';
import type { GenerationSettings } from './settings.ts';
import { sizeOf } from './size-of.ts';
import { toSource } from './to-source.ts';
import type { Preview, PreviewInput } from './types.ts';

/** Longer side of a preview in pixels. */
const PREVIEW_LONG_SIDE = 600;
// Previews share the engine, which has turns of its own, with accepted generations and cards.
const TURNS = {
  atOnce: 64,
  share: 4,
  each: 0,
  all: 0,
  what: 'previews are being drawn',
  code: 'previews_busy',
  retryAfterSeconds: 2,
} as const;
const SEEDS = 2 ** 31;
const WEBP_QUALITY = 90;

export type PreviewParts = Omit<ComposeParts, 'engine'> & {
  engine: Pick<DrawingEngine, 'compose' | 'convertImage' | 'platformSize'>;
  settings: Pick<GenerationSettings, 'defaultSize' | 'renderTimeoutMs'>;
};

export type DrawPreview = (accountId: string, input: PreviewInput, signal: AbortSignal) => Promise<Preview>;

/** Draws what a generation with this input would draw, smaller, and stores nothing. Throws `unavailable`. */
export function createPreviews(parts: PreviewParts): DrawPreview {
  const turns = createAccountTurns(TURNS);

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
      throw stopped();
    }
  };

  return async (accountId, input, signal) => {
    try {
      return await turns.run(accountId, () => drawPreview(accountId, input, signal), signal);
    } catch (error) {
      throw error === signal.reason ? stopped() : error;
    }
  };
}

const stopped = (): ServiceError =>
  new ServiceError('unavailable', 'The preview was not finished in time; try again.', {
    code: 'preview_stopped',
    retryAfterSeconds: TURNS.retryAfterSeconds,
  });
