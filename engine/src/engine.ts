import type { QualityReport } from './quality/report.ts';

export type ImageFormat = 'png' | 'jpeg';

export type ComposeRequest = {
  prompt: string;
  width: number;
  height: number;
  format: ImageFormat;
  /** Same prompt, seed, size and format: same bytes. Default 0. */
  seed?: number;
  /** `default`: the composer chooses. */
  templateId?: string;
};

export type ComposeResult = {
  bytes: Uint8Array;
  width: number;
  height: number;
  format: ImageFormat;
  /** Sentences for a person: what the prompt asked for and the image does not show. */
  warnings: string[];
  /** The checks that the delivered image passed. */
  quality: QualityReport;
  /** The look that was drawn, for logs and galleries. */
  look: string;
  /** Milliseconds by step. */
  timings: { brief: number; layout: number; art: number; checks: number; render: number };
};

export interface Engine {
  /** Never refuses a valid prompt; throws only when the machine fails. */
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<ComposeResult>;
  /** Size of the platform that a prompt names, or undefined. Cheap and synchronous: submit needs it. */
  platformSize(prompt: string): { width: number; height: number } | undefined;
}
