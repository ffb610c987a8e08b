import { randomInt } from 'node:crypto';
import type { CardLayers } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import { isWebFormat, toWebEncoding } from '../base/web-formats.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { type ComposeParts, composeDesigned } from './compose-designed.ts';
import { definitionOfLayers, LAYER_SHAPES, type LayerShape } from './definition-of-layers.ts';
import type { GenerationSettings } from './settings.ts';
import { sizeOf } from './size-of.ts';
import { toSource } from './to-source.ts';
import type { CardTemplate, Preview, PreviewInput } from './types.ts';

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

export type PreviewParts = Omit<ComposeParts, 'engine'> & {
  engine: Pick<DrawingEngine, 'compose' | 'convertImage' | 'platformSize'>;
  settings: Pick<GenerationSettings, 'defaultSize' | 'renderTimeoutMs'>;
};

export type MakeTemplate = (
  accountId: string,
  input: PreviewInput,
  signal: AbortSignal,
) => Promise<CardTemplate>;
export type DrawPreview = (accountId: string, input: PreviewInput, signal: AbortSignal) => Promise<Preview>;

/** Draws what a generation with this input would draw, smaller, or makes a template of it, and stores nothing. Throws `unavailable`. */
export function createPreviews(parts: PreviewParts): { preview: DrawPreview; makeTemplate: MakeTemplate } {
  const turns = createAccountTurns(TURNS);

  const drawPreview: DrawPreview = async (accountId, input, signal) => {
    const {
      prompt = '',
      brief,
      templateId,
      format,
      seed = randomInt(SEEDS),
      designMd = null,
      design,
    } = input;
    const image = brief?.image ? await parts.imageSource.load(accountId, brief.image) : undefined;
    const size = await sizeOf(parts, accountId, input);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(parts.settings.renderTimeoutMs)]);
    const request = {
      ...toSource(prompt, brief),
      ...(image && { image }),
      templateId,
      // What is encoded once more is encoded of the PNG.
      format: isWebFormat(format) ? 'png' : format,
      seed,
      ...(design && { design }),
      ...size,
      longSide: PREVIEW_LONG_SIDE,
    };
    try {
      const {
        bytes,
        warnings,
        design: drawn,
      } = await composeDesigned(
        parts,
        request,
        { designMd, turn: { priority: 'preview', owner: accountId } },
        limit,
      );
      const encoded = isWebFormat(format)
        ? await parts.engine.convertImage(bytes, toWebEncoding(format), { owner: accountId })
        : bytes;
      return { bytes: encoded, format, seed, design: drawn, warnings: [...warnings] };
    } catch (error) {
      if (!limit.aborted) throw error;
      throw stopped();
    }
  };

  const makeTemplate: MakeTemplate = async (accountId, input, signal) => {
    const { prompt = '', brief, templateId, seed = randomInt(SEEDS), designMd = null, design } = input;
    const image = brief?.image ? await parts.imageSource.load(accountId, brief.image) : undefined;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(parts.settings.renderTimeoutMs)]);
    const drawIn = async (shape: LayerShape): Promise<CardLayers> => {
      const { width, height } = LAYER_SHAPES[shape];
      const request = {
        ...toSource(prompt, brief),
        ...(image && { image }),
        ...{ templateId, seed, width, height },
        ...(design && { design }),
        format: 'png' as const,
        layers: true as const,
      };
      const turn = { priority: 'preview', owner: accountId } as const;
      const { layers } = await composeDesigned(parts, request, { designMd, turn }, limit);
      if (!layers) throw new Error('the engine did not take the card apart');
      return layers;
    };
    try {
      const layers = {
        root: await drawIn('root'),
        square: await drawIn('square'),
        tall: await drawIn('tall'),
      };
      const pictures = (Object.keys(layers) as LayerShape[]).map(
        (shape) => [LAYER_SHAPES[shape].picture, layers[shape].ground] as const,
      );
      return { definition: definitionOfLayers(layers), pictures: Object.fromEntries(pictures), seed };
    } catch (error) {
      throw limit.aborted ? stopped() : error;
    }
  };

  const inTurn =
    <Value>(draw: (accountId: string, input: PreviewInput, signal: AbortSignal) => Promise<Value>) =>
    async (accountId: string, input: PreviewInput, signal: AbortSignal): Promise<Value> => {
      try {
        return await turns.run(accountId, () => draw(accountId, input, signal), signal);
      } catch (error) {
        throw error === signal.reason ? stopped() : error;
      }
    };
  return { preview: inTurn(drawPreview), makeTemplate: inTurn(makeTemplate) };
}

const stopped = (): ServiceError =>
  new ServiceError('unavailable', 'The preview was not finished in time; try again.', {
    code: 'preview_stopped',
    retryAfterSeconds: TURNS.retryAfterSeconds,
  });
