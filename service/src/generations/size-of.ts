import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { GenerationSettings } from './settings.ts';
import type { SubmitInput } from './types.ts';

export type Size = { width: number; height: number };

/** What the request asks for; else, axis by axis, what its brief or its prompt names, or the default. */
export async function sizeOf(
  {
    engine,
    settings,
  }: { engine: Pick<DrawingEngine, 'platformSize'>; settings: Pick<GenerationSettings, 'defaultSize'> },
  accountId: string,
  { prompt, brief, width, height }: Pick<SubmitInput, 'prompt' | 'brief' | 'width' | 'height'>,
): Promise<Size> {
  if (width !== undefined && height !== undefined) return { width, height };
  const asked =
    brief?.format ??
    (prompt === undefined ? undefined : await engine.platformSize(prompt, { owner: accountId }));
  const fallback = asked ?? settings.defaultSize;
  return { width: width ?? fallback.width, height: height ?? fallback.height };
}
