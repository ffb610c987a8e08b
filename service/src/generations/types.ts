import type { TemplateDefinition } from '@cardwright/contract';
import type {
  Brief,
  BriefFault,
  ComposeRequest,
  ImageFormat,
  KeptDesign,
  ReadPrompt,
  Warning,
} from '@cardwright/engine';
import type { Caller } from '../accounts/types.ts';
import type { WebFormat } from '../base/web-formats.ts';
import type { GenerationStatus, Plan } from '../stores/schema.ts';

export type Generation = {
  id: string;
  accountId: string;
  /** Empty if the request had a brief alone. */
  prompt: string;
  /** What was drawn; null until then. */
  brief: Brief | null;
  /** Who made the brief of the prompt; null until then, and if the request had a brief. */
  reader: string | null;
  /** The model that painted it; null for what was drawn, and until then. */
  painter: string | null;
  /** Null once it is finished. */
  stage: 'waiting' | 'reading' | 'painting' | 'drawing' | null;
  templateId: string;
  status: GenerationStatus;
  /** Path of the image URL (`/images/<token>.png`); null unless completed, or once the image was removed. */
  imagePath: string | null;
  width: number;
  height: number;
  format: ImageFormat;
  seed: number;
  /** Null until it is drawn, unless one was asked for. */
  design: KeptDesign | null;
  creditsUsed: number;
  warnings: Warning[];
  /** Whether it was requested with a design document. */
  branded: boolean;
  starred: boolean;
  error: string | null;
  /** `moderation_blocked` where the model declined to paint. */
  failureCode: string | null;
  createdAt: string;
  completedAt: string | null;
};

export type SubmitInput = {
  /** Trimmed, no longer than the operator allows. Absent only beside a brief. */
  prompt?: string;
  /** Drawn in place of the prompt. */
  brief?: Brief;
  /** The picture of `brief` as it is kept; the brief names it as it was sent, which is what makes a repeated request the same. */
  image?: NonNullable<Brief['image']>;
  templateId: string;
  /** Absent: the size of the platform that the prompt names, else the operator's default. */
  width?: number;
  height?: number;
  format: ImageFormat;
  /** Absent: derived from the new id, so that two tries of one prompt differ. */
  seed?: number;
  /** Of another image, to be kept. */
  design?: KeptDesign;
  engine?: string;
  designMd?: string;
  /** The saved brand that `designMd` is the document of. */
  brand?: string;
  idempotencyKey?: string;
};

/** Brand and logo of a design document that an account sent, and what of it the image does not show. */
export type ResolveDesign = (
  designMd: string,
  accountId: string,
) => Promise<Pick<ComposeRequest, 'brand' | 'logo'> & { warnings: readonly Warning[] }>;

export type PreviewFormat = ImageFormat | WebFormat;

export type PreviewInput = Omit<SubmitInput, 'engine' | 'format' | 'idempotencyKey'> & {
  format: PreviewFormat;
};

export type Preview = {
  bytes: Uint8Array;
  format: PreviewFormat;
  /** A generation with this seed draws the same. */
  seed: number;
  /** Keeps its look while texts are corrected; absent for a template. */
  design?: KeptDesign | undefined;
  warnings: Warning[];
};

/** A template made of a card, and pictures for its image parameters: PNG by the names of these. */
export type CardTemplate = {
  definition: TemplateDefinition;
  pictures: Readonly<Record<string, Uint8Array>>;
  seed: number;
};

export type Dashboard = {
  plan: Plan;
  planLimit: number;
  /** The account has no limit; `planLimit` and `creditsRemaining` are then `UNLIMITED`. */
  unlimited: boolean;
  creditsUsed: number;
  creditsRemaining: number;
  totalGenerations: number;
  /** `2026-11` */
  currentPeriod: string;
  resetsAt: Date;
};

export type StoredImage = {
  token: string;
  accountId: string;
  bytes: Uint8Array;
  format: ImageFormat;
  /** Strong, quoted. */
  etag: string;
  lastModified: Date;
  /** The model that painted; null without one. */
  painter: string | null;
};

/** What a history is narrowed to. `search` occurs in the prompt or the brief, whatever its case. */
export type HistoryFilter = {
  search?: string | undefined;
  starred?: boolean | undefined;
  branded?: boolean | undefined;
  format?: ImageFormat | undefined;
  orientation?: 'landscape' | 'portrait' | 'square' | undefined;
};

/** A page of the history: from a cursor, or else an offset on. */
export type HistoryQuery = HistoryFilter & { limit: number; offset: number; cursor?: string | undefined };

export type HistoryPage = {
  generations: Generation[];
  /** All that the filter is about. */
  total: number;
  /** Of the next page; null on the last. */
  nextCursor: string | null;
};

export interface Generations {
  /**
   * One transaction: credit, row, job. Throws `rate-limited` / `credit_limit_reached` with seconds to the
   * period's end, `unavailable` / `queue_full`, `conflict` / `idempotency_mismatch`.
   */
  submit(caller: Caller, input: SubmitInput): Promise<Generation>;
  /**
   * As `submit`, but `count` images of one prompt that differ by their seeds, which count up from `seed` if there is one: all
   * of them are accepted and charged, or none. With an idempotency key the same call gives the same ones.
   */
  submitVariations(caller: Caller, input: SubmitInput, count: number): Promise<Generation[]>;
  /** What is understood of a prompt, by the named reader or the operator's choice; by the built-in one when `signal` aborts. Stores nothing. */
  read(
    accountId: string,
    prompt: string,
    options: { reader?: string | undefined; signal: AbortSignal },
  ): Promise<ReadPrompt & { reader: string }>;
  /** A brief whose picture is the account's own upload, whatever is at its address later. Throws `invalid` and `conflict`. */
  keepImage(accountId: string, image: NonNullable<Brief['image']>): Promise<NonNullable<Brief['image']>>;
  /** Whether the same request was accepted under its `idempotencyKey`, so that nothing of it is fetched again. Throws `conflict` like `submit`. */
  isRepeated(caller: Caller, input: SubmitInput): Promise<boolean>;
  /** Finds the first name in a brief that does not exist. */
  findBriefFault(accountId: string, brief: Brief): Promise<BriefFault | undefined>;
  /**
   * What a generation with this input would draw, at most 600 pixels on the longer side. Stores and charges nothing.
   * Throws `unavailable` when too many are being drawn, or when `signal` aborts.
   */
  preview(accountId: string, input: PreviewInput, signal: AbortSignal): Promise<Preview>;
  /** The same as a template whose texts are parameters, in three shapes; size and format are ignored. */
  makeTemplate(accountId: string, input: PreviewInput, signal: AbortSignal): Promise<CardTemplate>;
  /** The generation as soon as it is finished, or as it stands after `waitMs`. Throws `not-found` once it is erased. */
  waitFor(id: string, waitMs: number, signal?: AbortSignal): Promise<Generation>;
  /** The same for one that was just accepted, which nothing may put in doubt: while the database is away, as it was last seen. */
  waitForAccepted(accepted: Generation, waitMs: number, signal?: AbortSignal): Promise<Generation>;
  /** Makes `waitFor` check again. Call it when an account was deleted, whose generations will never finish. */
  wakeWaiters(): void;
  /** Throws `not-found` for another account's as for none. */
  get(accountId: string, id: string): Promise<Generation>;
  /** Removes prompt and image at once. Throws `not-found`, and `conflict` / `generation_unfinished`. */
  delete(accountId: string, id: string): Promise<void>;
  /** Newest first. Throws `invalid` for a cursor that is none. */
  history(accountId: string, query: HistoryQuery): Promise<HistoryPage>;
  /** The design document that a generation was requested with; null without one. Throws `not-found`. */
  getDesign(accountId: string, id: string): Promise<string | null>;
  /** Stars a generation, or removes its star; both may be repeated. Throws `not-found`. */
  setStarred(accountId: string, id: string, starred: boolean): Promise<Generation>;
  /** All of an account, newest first, read as they are asked for. */
  readAll(accountId: string): AsyncIterable<Generation>;
  dashboard(accountId: string): Promise<Dashboard>;
  /** Undefined when no completed generation has this token and format. Throws `gone` for a removed image. */
  findImage(token: string, format: ImageFormat): Promise<StoredImage | undefined>;
  /** Those that wait or are being drawn, of all accounts. */
  queueDepth(): Promise<number>;
  /** Starts the workers of this process. */
  start(): void;
  /** Stops claiming, lets running renders end, gives unfinished leases back. */
  drain(): Promise<void>;
}
