import type { Brief } from '@cardwright/engine';

/** What an image is composed from: the brief, if there is one. */
export const toSource = (
  prompt: string,
  brief: Brief | null | undefined,
): { brief: Brief; prompt?: never } | { prompt: string; brief?: never } => (brief ? { brief } : { prompt });
