import type { Brand } from './direction/brand.ts';
import type { QualityReport } from './quality/report.ts';
import type { Timings } from './stopwatch.ts';
import type { Template, TemplateImage, TemplateValues } from './templates/template.ts';

export type ImageFormat = 'png' | 'jpeg';

export type ComposeRequest = {
  prompt: string;
  width: number;
  height: number;
  format: ImageFormat;
  /** Same prompt, seed, variation, size and format: same bytes. Default 0. */
  seed?: number;
  /**
   * 0, the default, is the design for the prompt and seed; 1, 2 ... are its siblings: the look, the scheme and
   * the hue are the same, palette, type, motif and arrangement are others.
   */
  variation?: number;
  /** A name of `templates`, which the prompt then fills; any other, such as `default`: the composer chooses. */
  templateId?: string;
  /** Rules colours and type whatever the look, as `toBrand` reads it from a design document. */
  brand?: Brand;
  /** The brand's logo, decoded with `decodeLogo`. */
  logo?: TemplateImage;
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
  timings: Timings;
};

/** A named template with valid values: everything that decides its pixels. */
export type Card = {
  template: string;
  values: TemplateValues;
  width: number;
  height: number;
  format: ImageFormat;
  /** SHA-256, hex, over template, version and all of the above: equal keys, equal bytes. */
  key: string;
};

export type CardRequest = {
  /** A name of `templates`. */
  template: string;
  /** Template data as received; names that the template has no place for are ignored. */
  data: ReadonlyMap<string, string>;
  /** 200 to 2400 px. */
  width: number;
  height: number;
  format: ImageFormat;
};

export type TemplateDescription = Pick<
  Template,
  'name' | 'version' | 'description' | 'parameters' | 'example'
>;

export interface Engine {
  templates: readonly TemplateDescription[];
  /** Throws `TemplateParameterError` naming the first wrong parameter. Cheap, draws nothing. */
  parseCard(request: CardRequest): Card;
  /** `images` by parameter name, e.g. `logo`; decoded with `decodeLogo`. */
  renderCard(
    card: Card,
    images?: Readonly<Record<string, TemplateImage>>,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** Never refuses a valid prompt; throws only when the machine fails. */
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<ComposeResult>;
  /** Size of the platform that a prompt names, or undefined. Cheap and synchronous: submit needs it. */
  platformSize(prompt: string): { width: number; height: number } | undefined;
}
