import type { ComposeRequest, ComposeResult } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine, Turn } from '../drawing/drawing-engine.ts';
import type { ImageSource } from './image-source.ts';
import type { ResolveDesign } from './types.ts';

export type ComposeParts = {
  engine: Pick<DrawingEngine, 'compose'>;
  resolveDesign: ResolveDesign;
  imageSource: ImageSource;
};

/** The design document of a request, and in whose turn it is read and the request drawn. */
export type DesignSource = { designMd: string | null; turn: Turn };

/**
 * Composes the request in the colors, font and logo of its design document. Rejects with the signal's reason at once
 * when it aborts: an engine may be unable to stop in the middle of a render, which is then left behind.
 */
export async function composeDesigned(
  parts: ComposeParts,
  request: ComposeRequest,
  design: DesignSource,
  signal: AbortSignal,
): Promise<ComposeResult> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([resolveAndCompose(parts, request, design, signal), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function resolveAndCompose(
  { engine, resolveDesign, imageSource }: ComposeParts,
  asked: ComposeRequest,
  { designMd, turn }: DesignSource,
  signal: AbortSignal,
): Promise<ComposeResult> {
  const named = asked.brief?.image;
  const kept = asked.image ?? (named && (await imageSource.read(turn.owner, named)));
  if (named?.upload !== undefined && kept === undefined)
    throw new ServiceError('invalid', '`brief.image.upload` was deleted before the image was drawn.', {
      code: 'invalid_parameter',
      parameter: 'brief.image.upload',
    });
  const request = kept ? { ...asked, image: kept } : asked;
  if (designMd === null) return await engine.compose(request, signal, turn);
  const { warnings, ...design } = await resolveDesign(designMd, turn.owner);
  const result = await engine.compose({ ...request, ...design }, signal, turn);
  return { ...result, warnings: [...result.warnings, ...warnings] };
}
