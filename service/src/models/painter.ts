/** What is to be painted, never with the words of the card: a model would paint those too. */
export type PictureOrder = {
  /** What is to be seen, in words. */
  description: string;
  /** The side that is kept calm for words; null for a picture without any. */
  quiet: 'left' | 'right' | 'top' | 'bottom' | null;
  /** What must not be seen besides letters, marks and frames. */
  avoid: readonly string[];
  /** Colors that it should go with, as `#rrggbb`. */
  palette: readonly string[];
  /** Of the card, which the painting is cropped to. */
  width: number;
  height: number;
  /** A hint: models that take one repeat themselves at best. */
  seed: number;
  /** Stands for the account, for providers who look for abuse; says nothing about it to anybody else. */
  endUser?: string;
};

/** What came of an order. `detail` is for the log; `said`, the provider's own words, may repeat the prompt and is not. */
export type PaintOutcome =
  | { kind: 'painted'; type: 'png' | 'jpeg' | 'webp'; bytes: Uint8Array; width: number; height: number }
  /** The model will not paint this. Asking again annoys the provider. */
  | { kind: 'refused'; detail: string; said?: string }
  /** Later may help. */
  | { kind: 'unavailable'; detail: string; said?: string; retryAfterMs?: number }
  /** Only the operator can help. */
  | { kind: 'misconfigured'; detail: string; said?: string }
  /** It answered, but with no picture that can be used. */
  | { kind: 'unusable'; detail: string; said?: string };

/** Asks a server for a picture and returns its file, not yet trusted. Throws `ModelFault`. */
export type Ask = (order: PictureOrder, signal: AbortSignal) => Promise<Uint8Array>;

/** A model that paints. */
export interface Painter {
  /** As requests name it. */
  name: string;
  /** As generations name it: with the model. */
  title: string;
  /** Of every setting that a picture depends on: a stored painting stands for an order only under the same one. */
  fingerprint: string;
  /** Never rejects but with the reason of `signal`. */
  paint(order: PictureOrder, signal: AbortSignal): Promise<PaintOutcome>;
  close(): Promise<void>;
}

export type PainterOptions = {
  protocol: 'openai' | 'sdapi' | 'comfyui' | 'bfl' | 'fal' | 'replicate' | 'gemini';
  /** With its path, without a slash at the end. */
  baseUrl: string;
  key?: string | undefined;
  /** Undefined where the server has its own. */
  model?: string | undefined;
  /** For ComfyUI: its nodes by id, with slots such as `%prompt%`, and the name of the file that they are from. */
  workflow?: { name: string; graph: Readonly<Record<string, unknown>> } | undefined;
  /** Added to every request. */
  options: Readonly<Record<string, unknown>>;
  /** The sizes that the model paints; undefined for any. */
  sizes?: readonly { width: number; height: number }[] | undefined;
  timeoutMs: number;
  /** Further hosts of the same API, which get the key too. */
  apiHosts?: readonly string[] | undefined;
  /** From which pictures are fetched, besides the server itself. */
  imageHosts: readonly string[];
};
