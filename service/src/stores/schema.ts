// The tables as Kysely sees them. Portable types only: ISO 8601 text in UTC (always 24 characters, so that
// text order is time order), 0/1 integers, JSON as text. snake_case here and on the wire, nowhere else.

import type { Generated } from 'kysely';

export type Plan = 'free' | 'pro';
/** `sign`: signs URLs, makes no API calls. */
export type KeyScope = 'full' | 'sign';
/** What a member may do: read, make and change things, or everything. */
export type MemberRole = 'viewer' | 'editor' | 'owner';
export type GenerationStatus = 'pending' | 'processing' | 'completed' | 'failed';

export type AccountsTable = {
  id: string;
  /** Trimmed and case-folded: what uniqueness is about. */
  email: string;
  plan: Plan;
  /** Monthly credits, instead of those of the plan. */
  allowance: number | null;
  /** Since when the operator refuses its keys. */
  disabled_at: string | null;
  /** 1 if it may read about all accounts and the state of the service. */
  operator: Generated<number>;
  /** JSON `FallbackCard`; null for the service's own. */
  fallback_card: string | null;
  /** Since when it is being erased: to everybody else, it is gone. */
  closing_at: string | null;
  created_at: string;
};

export type ApiKeysTable = {
  id: string;
  account_id: string;
  name: string;
  /** HMAC(pepper, whole key), hex: finds a key on a call. */
  lookup: string;
  /** AES-256-GCM(kek, sha256(key), aad = id), base64: verifies signatures. */
  sealed_secret: string;
  scope: KeyScope;
  /** 1 if URLs signed with it may have `expires=never`. */
  permanent_urls: number;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
  /** When another key replaced it, and when its grace period ends; null until then. */
  rotated_at: string | null;
  expires_at: string | null;
};

/** Credits used in one calendar month (UTC), `period` as `2026-11`. */
type UsagePeriodsTable = { account_id: string; period: string; used: number };

/** One row a charge or refund; `(kind, cause)` is unique, so nothing is charged or refunded twice. */
export type CreditEntriesTable = {
  id: string;
  account_id: string;
  period: string;
  kind: 'charge' | 'refund';
  amount: number;
  /** `generation:<id>` or `card:<hash>`. */
  cause: string;
  /** Of a charge: the key that caused it, or `session` for the studio. Null in rows of earlier versions. */
  key_id: string | null;
  /** Of a charge: the template that was drawn. Null in rows of earlier versions. */
  template: string | null;
  created_at: string;
};

/** Credits of one day (UTC), less what was given back of them. Triggers keep it. */
type UsageDaysTable = {
  account_id: string;
  date: string;
  /** As in the entries; empty for null. */
  key_id: string;
  template: string;
  kind: 'card' | 'image';
  credits: number;
};

/** How many generations an account has, and characters of templates and their drafts. Triggers keep it. */
type AccountCountsTable = {
  account_id: string;
  generations: number;
  template_characters: Generated<number>;
};

/** How often signed cards were requested on one day (UTC), and how often a cache had them. */
type CardRequestsTable = {
  account_id: string;
  date: string;
  key_id: string;
  template: string;
  /** Who asked, as `toVisitor` names it: a platform, never a person. */
  visitor: string;
  requests: number;
  cached: number;
};

/** The same of a day by what was asked for, and by who asked. Triggers keep them. */
type RequestDaysTable = Omit<CardRequestsTable, 'visitor'>;
type VisitorDaysTable = Pick<CardRequestsTable, 'account_id' | 'date' | 'visitor' | 'requests'>;

export type GenerationsTable = {
  id: string;
  account_id: string;
  /** Empty if the request had a brief alone. */
  prompt: string;
  /** JSON `Brief`: what is drawn. Null until the prompt is read: by a language model, or else when the image is drawn. */
  brief: string | null;
  /**
   * Texts of the brief in lower case, for the search; null if the brief was read from the prompt, which has them. Also
   * null in rows of earlier versions.
   */
  brief_text: string | null;
  /** Name of the reader that made the brief of the prompt; null if the request had a brief. */
  reader: string | null;
  /**
   * SHA-256 of the prompt and of the language model that was asked to read it: equal ones of an account share their reading. Written with the
   * brief before the image is composed, so that nothing is paid twice; without a brief, the built-in reader reads.
   */
  reading_key: string | null;
  template_id: string;
  width: number;
  height: number;
  format: 'png' | 'jpeg';
  seed: number;
  engine: string | null;
  design_md: string | null;
  /** JSON `KeptDesign`: the one that was asked for, then the one that was drawn. */
  design: string | null;
  status: GenerationStatus;
  /** Unguessable part of the image address; made at submit, meaningful once completed. */
  image_token: string;
  /** Its name in the image store; null until completed. */
  image_object: string | null;
  /** While it is processed; null for drawing. */
  stage: 'reading' | 'painting' | null;
  /** The model that painted it; null for what was drawn. */
  painter: string | null;
  /** SHA-256 of what was ordered and of whom: equal ones of an account share their painting. */
  painting_key: string | null;
  /** The painting's name in the image store. Written before the image is composed, so that nothing is paid twice. */
  painting_object: string | null;
  /** How often a model was asked to paint it, and may have been paid. */
  paintings: Generated<number>;
  /** A sentence for the user; null unless failed. */
  error: string | null;
  /** What programs tell apart about it; null for most. */
  failure_code: string | null;
  /** JSON array of `Warning`; of strings in rows of earlier versions. */
  warnings: string;
  /** JSON QualityReport; null until completed. */
  quality: string | null;
  /** What stays charged: 0 after a failure. */
  credits_used: number;
  /** Period that was charged. */
  period: string;
  /** Set by the database, increases with every submit: a total order for history, also within one millisecond. */
  sequence: Generated<number>;
  created_at: string;
  completed_at: string | null;
};

type JobsTable = {
  id: string;
  /** The generation to draw. */
  generation_id: string;
  /** Of the generation; a trigger writes it. */
  account_id: Generated<string | null>;
  attempts: number;
  /** Not before this time. */
  run_at: string;
  /** Random per claim: only its holder may heartbeat, complete or fail. */
  lease_token: string | null;
  lease_expires_at: string | null;
  created_at: string;
};

type IdempotencyKeysTable = {
  account_id: string;
  key: string;
  /** SHA-256 of the canonical request body, hex. */
  request_hash: string;
  generation_id: string;
  created_at: string;
};

/** A rendered card in the card store; the key stands for everything that is drawn and nothing else. */
export type CardsTable = {
  key: string;
  /** Empty if the bytes are not kept: drawing them again is cheaper. The row is the receipt. */
  object: string;
  format: 'png' | 'jpeg' | 'pdf' | 'gif';
  bytes: number;
  /** When a picture in it must be fetched anew; null for a card without one. */
  fresh_until: string | null;
  created_at: string;
  last_used_at: string;
};

/** An account as a customer of a payment provider. */
type BillingCustomersTable = {
  account_id: string;
  /** Live and test mode of one provider are two. */
  provider: string;
  customer_id: string;
  /** 1 while the provider's word is that this customer has paid for pro. */
  entitled: number;
  /** Counts the questions to the provider; an answer to an older one never replaces a newer one's. */
  ticket: number;
  applied_ticket: number;
  created_at: string;
};

/** Events of a payment provider that were taken: what makes a repeated one harmless. */
type BillingEventsTable = { id: string; received_at: string };

export type SandboxSubscriptionsTable = {
  id: string;
  customer_id: string;
  status: 'active' | 'past_due' | 'canceled';
  /** What the next payment will meet. */
  card: 'works' | 'declined';
  cancel_at_period_end: number;
  /** When the next payment is due, or the subscription ends. */
  period_end: string;
  /** Type of the event that is to be delivered; null once it was. */
  pending_event: string | null;
  created_at: string;
};

/** An address of a sandbox page; its id is all that protects it. */
export type SandboxSessionsTable = {
  id: string;
  kind: 'checkout' | 'portal';
  customer_id: string;
  status: 'open' | 'complete' | 'expired';
  return_url: string;
  /** Of a checkout. */
  cancel_url: string | null;
  expires_at: string;
};

export type BrandsTable = {
  account_id: string;
  /** The name as it is looked up: unique in the account. */
  lookup: string;
  name: string;
  design_md: string;
  revision: number;
  created_at: string;
  updated_at: string;
};

export type UploadsTable = {
  account_id: string;
  /** The same for the same file, whoever uploaded it. */
  id: string;
  name: string | null;
  /** Media type of what is stored. */
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'font/ttf' | 'font/otf';
  /** Its name in the image store. */
  object: string;
  bytes: number;
  /** JSON, by kind of file. */
  details: string;
  created_at: string;
};

export type SitesTable = {
  account_id: string;
  host: string;
  theme: 'light' | 'dark' | null;
  /** Name of the brand that its cards have, and JSON: the template parameters that it declared when the site was registered. */
  brand: string | null;
  look: string | null;
  /** Name of the template of its cards; null: the one that suits each page. */
  template: string | null;
  /** New cards that may be drawn in a day, and how many were on the day `drawn_on` (UTC, as `2026-11-21`). */
  daily_cards: number;
  drawn_on: string | null;
  drawn: Generated<number>;
  /** How control was proven; null until then. */
  proof: 'file' | 'meta' | 'operator' | null;
  created_at: string;
  /** Of all accounts that registered a host, one at most has this. */
  verified_at: string | null;
};

/** A page of a verified site. */
type SitePagesTable = {
  host: string;
  /** With the slash that it begins with. */
  path: string;
  account_id: string;
  /** JSON: what it said, and the validators to ask it again with. */
  page: string;
  fresh_until: string;
  /** The card that it had last, in each shape. */
  card_key: string | null;
  card_key_square: string | null;
  card_key_portrait: string | null;
  card_key_story: string | null;
};

/** A URL that is told of events of an account. */
export type WebhooksTable = {
  id: string;
  account_id: string;
  url: string;
  /** JSON array of the contract's `WebhookEventType`. */
  events: string;
  /** Its secret, sealed as those of API keys are. */
  sealed_secret: string;
  /** The one before, with which deliveries are signed, too, until it expires. */
  former_secret: string | null;
  former_expires_at: string | null;
  disabled_at: string | null;
  disabled_reason: 'owner' | 'failing' | 'gone' | null;
  /** Since when it has accepted nothing, if the last attempt failed. */
  failing_since: string | null;
  /** When it was enabled or, to the minute, last accepted something. */
  healthy_at: string;
  created_at: string;
};

export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed';

/** An event that is to be sent to a webhook, or was. Whoever sends it moves `due_at` ahead: a lease. */
export type WebhookDeliveriesTable = {
  /** The `webhook-id`. */
  id: string;
  webhook_id: string;
  account_id: string;
  type: string;
  /** What it is about: a generation, a month, a webhook. */
  subject: string;
  /** The body as it is sent, byte for byte. */
  payload: string;
  status: WebhookDeliveryStatus;
  /** Claims, those that ended in a crash included. Only the last one may write how it went. */
  attempts: number;
  due_at: string;
  /** From then on, an attempt that fails is the last. */
  retry_until: string;
  response_status: number | null;
  error: string | null;
  created_at: string;
  attempted_at: string | null;
};

type StarredGenerationsTable = { generation_id: string; account_id: string; starred_at: string };

/** Who else may sign in to the studio of an account. */
export type MembersTable = {
  id: string;
  account_id: string;
  /** Trimmed and case-folded: one member of the account has it at most. */
  email: string;
  role: MemberRole;
  /** When they first signed in; null until then. */
  joined_at: string | null;
  created_at: string;
};

/** A change that the owner of an account may want to know of; never changed itself. */
export type AuditEntriesTable = {
  id: string;
  account_id: string;
  /** The contract's `AuditAction`. */
  action: string;
  /** Id of the key, address of the member, name of the template or id of the account. */
  subject: string;
  detail: string | null;
  actor: 'owner' | 'member' | 'key' | 'operator' | 'payments';
  /** Address of the member or id of the key: they may be gone. */
  actor_name: string | null;
  created_at: string;
};

/** A browser that is signed in to the studio. */
type SessionsTable = {
  /** HMAC(pepper, token): the token itself is only in the browser's cookie. */
  lookup: string;
  account_id: string;
  /** The key that it was opened with: revoked, it ends the session. Null for a sign-in link. */
  key_id: string | null;
  /** Such as `Firefox on Linux`; null for sessions of earlier versions. */
  browser: string | null;
  /** Null for whoever the account belongs to. */
  member_id: Generated<string | null>;
  created_at: string;
  /** To the hour. */
  last_used_at: string;
};

/** A link that opens one session. */
type SignInLinksTable = {
  lookup: string;
  /** Null: whoever opens it creates the first account. */
  account_id: string | null;
  /** The member of the account whom it signs in; null for whoever it belongs to. */
  member_id: Generated<string | null>;
  expires_at: string;
};

/** Templates of accounts, every version. */
type OwnTemplatesTable = {
  account_id: string;
  name: string;
  /** From 1. */
  version: number;
  /** JSON, as the contract's `templateDefinition` gives it. */
  definition: string;
  created_at: string;
};

/** Templates that are being written; one draft for each name. */
export type TemplateDraftsTable = {
  account_id: string;
  name: string;
  /** The version that it began with. */
  version: number | null;
  /** From 1. */
  revision: number;
  /** JSON, as the contract's `templateDefinition` gives it. */
  definition: string;
  updated_at: string;
};

export type RemovalReason = 'deleted' | 'expired';

/** Images whose URLs answer 410. The generation of a deleted one is gone; that of an expired one stays as it was. */
type RemovedImagesTable = {
  generation_id: string;
  account_id: string;
  image_token: string;
  reason: RemovalReason;
  removed_at: string;
};

/** Objects that are still to be removed from the image stores: of erased accounts, of removed images, and without a row. */
type ErasedObjectsTable = {
  store: StoreName;
  object: string;
  /** Not before this time; null for at once. */
  due_at: string | null;
};

/** What a CDN is to forget: tags of answers. */
type PurgesTable = { id: string; tag: string; due_at: string; attempts: number };

/** The right of one node to draw a new card, or to do something outside of the database for an account. */
type CardClaimsTable = { key: string; token: string; expires_at: string };

/** Requests of a client in its window, for limits that all nodes share. */
type RateCountersTable = { key: string; points: number; expires_at: string };

/** When one of the nodes does a chore again. */
type ChoresTable = { name: string; due_at: string };

/** What the database knows of itself. */
type FactsTable = { name: string; value: string };

/** The image stores: that of generations and uploads, and that of cards. */
export type StoreName = 'images' | 'cards';

export type Schema = {
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  members: MembersTable;
  audit_entries: AuditEntriesTable;
  sessions: SessionsTable;
  sign_in_links: SignInLinksTable;
  usage_periods: UsagePeriodsTable;
  credit_entries: CreditEntriesTable;
  usage_days: UsageDaysTable;
  account_counts: AccountCountsTable;
  card_requests: CardRequestsTable;
  request_days: RequestDaysTable;
  visitor_days: VisitorDaysTable;
  generations: GenerationsTable;
  starred_generations: StarredGenerationsTable;
  jobs: JobsTable;
  idempotency_keys: IdempotencyKeysTable;
  cards: CardsTable;
  own_templates: OwnTemplatesTable;
  template_drafts: TemplateDraftsTable;
  brands: BrandsTable;
  uploads: UploadsTable;
  sites: SitesTable;
  site_pages: SitePagesTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  billing_customers: BillingCustomersTable;
  billing_events: BillingEventsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_sessions: SandboxSessionsTable;
  removed_images: RemovedImagesTable;
  erased_objects: ErasedObjectsTable;
  purges: PurgesTable;
  facts: FactsTable;
  card_claims: CardClaimsTable;
  rate_counters: RateCountersTable;
  chores: ChoresTable;
};
