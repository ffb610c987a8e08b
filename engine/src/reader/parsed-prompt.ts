import type { DesignRequest } from '../brief/design-request.ts';

/** What the rules understood of a prompt. */
export type ParsedPrompt = DesignRequest & {
  prompt: string;
  /** Every quoted text of the prompt in order; each must appear on the image exactly. */
  quotes: string[];
  /** The words that describe the picture, where the prompt describes one. */
  picture?: string;
  /** The prompt is long, and the copy has its first words only. */
  cut: boolean;
  /** The platform that the prompt names, with its size in pixels. */
  platform?: { name: string; width: number; height: number };
};
