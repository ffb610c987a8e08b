import type { TemplateDefinition } from '@cardwright/contract';
import type {
  CardFormat,
  Draft,
  DraftComplaint,
  FaintText,
  ImageFormat,
  OwnTemplate,
} from '@cardwright/engine';
import type { Actor } from '../accounts/audit-entries.ts';
import type { Caller, FallbackCard, SigningKey } from '../accounts/types.ts';
import type { WebFormat } from '../base/web-formats.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';

/** Whose credit a new card costs. */
export type Payer = Pick<SigningKey, 'accountId' | 'plan' | 'allowance' | 'keyId'> & {
  /** Also counts towards what the site may have drawn in a day. */
  site?: { host: string; dailyCards: number };
};

/** The request line's path and query, split at the first `?`, as sent. */
export type RequestTarget = { path: string; query: string };

export type PreviewFormat = ImageFormat | WebFormat;

export type CardBytes = { bytes: Uint8Array; format: CardFormat };

/** A rendered card. */
export type DrawnCard = CardBytes & {
  /** When its logo must be fetched again; undefined for a card without one. */
  freshUntil: Date | undefined;
};

/** A card as it is sent to the client. */
export type DeliveredCard = CardBytes & {
  /** Strong and quoted, computed from the bytes. */
  etag: string;
  /** Whether a cache supplied it: false for the one request that caused the render. */
  cached: boolean;
  /** Seconds that caches may keep it: a day at most, and never past the URL's expiry. */
  maxAgeSeconds: number;
  /** Seconds beyond that in which a CDN may show it while it asks again. */
  staleSeconds: number;
  /** Whose it is, for a CDN that is to forget it. */
  payer: { accountId: string; keyId: string; ownTemplate?: string };
  /** What is probably a mistake in the parameters, in ASCII. */
  warnings: readonly string[];
};

/** With what is probably a mistake in the parameters, in ASCII. */
export type CardPreview = {
  bytes: Uint8Array;
  format: CardFormat | PreviewFormat;
  warnings: readonly string[];
};

/** A card of a definition that is being written; nodes are in px of a card of this size. */
export type DraftPreview = Omit<Draft, 'complaints'> & {
  width: number;
  height: number;
  complaints: (DraftComplaint & { message: string })[];
  warnings: readonly string[];
};

/** Why a signed URL is accepted or refused, for the owner of the key that signed it. */
export type Explanation = {
  /** Whether the URL is accepted now; credits are not considered. */
  valid: boolean;
  /** What is wrong and how to fix it; null when valid. */
  reason: string | null;
  /** The parameter that `reason` is about, if any. */
  parameter: string | null;
  /** The query as the server parses it, in the order received; empty when it cannot be parsed. */
  pairs: { name: string; value: string }[];
  /** The canonical string to sign with the whole API key; null when the query cannot be parsed. */
  canonical: string | null;
  /** Where the signed text, given or found out, differs from the closest accepted one; null when it is accepted or not known. */
  difference: { byte: number; expected: string; received: string } | null;
  /** What does not make the URL invalid but is probably a mistake. */
  warnings: string[];
};

/** With probable mistakes in a card that is valid all the same. */
export type SignedCard = { url: string; warnings: string[] };

/** What `POST /sign` asks for; exactly one of `expiresIn` and `expiresAt` is set. */
export type SignInput = {
  template: string;
  params: Readonly<Record<string, string | number>>;
  keyId: string;
  /** Seconds. */
  expiresIn?: number | 'never' | undefined;
  /** RFC 3339, Unix seconds or `never`. */
  expiresAt?: string | number | undefined;
};

/** A template as `GET /templates` describes it. */
export type TemplateInfo = {
  name: string;
  description: string;
  /** JSON Schema (2020-12) of the template's query parameters. */
  parameters: Record<string, unknown>;
  example: Readonly<Record<string, string>>;
  /** Path and query of the example, to be completed with `expires` and `sig`. */
  exampleTarget: string;
};

/** What of the engine knows templates. */
export type TemplateEngine = Pick<DrawingEngine, 'findUndrawable' | 'parseCard' | 'templates'>;
export type StoredTemplate = OwnTemplate & { createdAt: string };

/** The templates of accounts: data, drawn like ours for the URLs that the account signs. */
export interface OwnTemplates {
  /** The engine with the template that the path of a card names, if the account has it. */
  engineFor(accountId: string, path: string): Promise<TemplateEngine>;
  /** Stores a new version, unless it is the same as the latest. Throws `invalid` for a reserved name or beyond the limits, and `conflict` if the latest is not `after`. */
  put(
    accountId: string,
    name: string,
    definition: TemplateDefinition,
    by: Actor,
    after?: number,
  ): Promise<{ version: number; changed: boolean }>;
  /** Default: the latest version. */
  find(accountId: string, name: string, version?: number): Promise<StoredTemplate | undefined>;
  /** What the account could have stored under this name, or has; of a built-in template too. */
  findDefinition(accountId: string, name: string, version?: number): Promise<TemplateDefinition | undefined>;
  /** The latest versions by name. */
  list(accountId: string): Promise<(TemplateInfo & { version: number })[]>;
  /** Newest first. */
  listVersions(
    accountId: string,
    name: string,
    page: { limit: number; offset: number },
  ): Promise<{
    versions: { version: number; createdAt: string; example: Readonly<Record<string, string>> }[];
    total: number;
  }>;
  /** Every version of every template. */
  readAll(accountId: string): AsyncIterable<StoredTemplate>;
  /** Every version, and the draft; false if there was no version. */
  remove(accountId: string, name: string, by: Actor): Promise<boolean>;
}

type DraftSummary = { name: string; version: number | null; revision: number; updatedAt: string };
export type SavedDraft = DraftSummary & { definition: TemplateDefinition };

/** Templates that are being written: one draft for each name. */
export interface TemplateDrafts {
  /** Throws `invalid` beyond the limits, and `conflict` if the latest is not `revision`. */
  put(
    accountId: string,
    name: string,
    draft: { definition: TemplateDefinition; version: number | null; revision?: number | undefined },
  ): Promise<SavedDraft>;
  find(accountId: string, name: string): Promise<SavedDraft | undefined>;
  /** Latest first. */
  list(accountId: string): Promise<DraftSummary[]>;
  readAll(accountId: string): AsyncIterable<SavedDraft>;
  /** False if there was none. */
  remove(accountId: string, name: string): Promise<boolean>;
}

/** What an account asks for; `template` and `params` belong to `card`. */
export type FallbackCardInput = {
  mode: 'default' | 'off' | 'neutral' | 'card';
  template?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
};

export interface Delivery {
  /** The card of a signed URL, counted as a request of whoever `userAgent` names. Throws `forbidden`, `invalid`, `payment-required` (checked in this order) or `unavailable`. */
  deliver(target: RequestTarget, userAgent?: string): Promise<DeliveredCard>;
  /** The card of a page of a verified site. Throws `invalid`, `not-found`, `payment-required`, `rate-limited` or `unavailable`. */
  deliverSiteCard(target: RequestTarget, userAgent?: string): Promise<DeliveredCard>;
  /** The result of `deliver`, if it can be served from memory; otherwise undefined, also for refused URLs. */
  peek(target: RequestTarget, userAgent?: string): Promise<DeliveredCard | undefined>;
  /** What `deliver` would show for a template's query, smaller and free. Throws `not-found`, `invalid` or `unavailable`. */
  preview(
    template: string,
    query: string,
    signal: AbortSignal,
    caller: { accountId: string },
  ): Promise<CardPreview>;
  /** Draws a template with its examples in all its shapes and stores nothing; what of it is hard to see. Throws `invalid` or `unavailable`. */
  tryTemplate(own: OwnTemplate, signal: AbortSignal): Promise<FaintText[]>;
  /** A card of a template that is not stored; parameters that are not given have their examples. Throws `invalid` or `unavailable`. */
  previewTemplate(
    own: OwnTemplate,
    params: Readonly<Record<string, string | number>>,
    signal: AbortSignal,
  ): Promise<CardPreview>;
  /** The same with where each node stands, and what is wrong with it. */
  previewDraft(
    own: OwnTemplate,
    params: Readonly<Record<string, string | number>>,
    signal: AbortSignal,
  ): Promise<DraftPreview>;
  /** A signed URL. Throws `not-found` unless the key is the caller's, and `invalid` for what `deliver` would refuse. */
  sign(input: SignInput, caller: Caller, baseUrl: string): Promise<SignedCard>;
  /** `signedText` is what the caller signed. Throws `invalid` naming `url` when it is not a card URL. */
  explain(input: { url: string; signedText?: string }, caller: Caller, baseUrl: string): Promise<Explanation>;
  /** The card to show for a refused URL, of its account or the service. Undefined when there is none. */
  fallbackCard(target: RequestTarget): Promise<CardBytes | undefined>;
  /** Undefined for `default`. Throws `invalid` for a card that could not be rendered. */
  parseFallbackCard(input: FallbackCardInput): FallbackCard | undefined;
  readonly templates: readonly TemplateInfo[];
  readonly ownTemplates: OwnTemplates;
  readonly templateDrafts: TemplateDrafts;
  /** Waits for running renders and writes the recorded uses. */
  close(): Promise<void>;
}
