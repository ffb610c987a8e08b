import type { Schema } from '../schema.ts';

// What belongs to a running service and is made anew: who draws a card, requests counted, when chores are due, and what a
// database knows of itself.
type Left = 'card_claims' | 'rate_counters' | 'chores' | 'facts';

export type MovedTable = Exclude<keyof Schema, Left>;

/** The tables that are moved, each after those that it refers to, with the columns of its primary key. */
const KEYS: { readonly [Table in MovedTable]: readonly (keyof Schema[Table] & string)[] } = {
  accounts: ['id'],
  api_keys: ['id'],
  members: ['id'],
  audit_entries: ['id'],
  sessions: ['lookup'],
  sign_in_links: ['lookup'],
  usage_periods: ['account_id', 'period'],
  credit_entries: ['id'],
  usage_days: ['account_id', 'date', 'key_id', 'template', 'kind'],
  account_counts: ['account_id'],
  card_requests: ['account_id', 'date', 'key_id', 'template', 'visitor'],
  request_days: ['account_id', 'date', 'key_id', 'template'],
  visitor_days: ['account_id', 'date', 'visitor'],
  generations: ['sequence'],
  starred_generations: ['generation_id'],
  jobs: ['id'],
  idempotency_keys: ['account_id', 'key'],
  cards: ['key'],
  own_templates: ['account_id', 'name', 'version'],
  template_drafts: ['account_id', 'name'],
  brands: ['account_id', 'lookup'],
  uploads: ['account_id', 'id'],
  sites: ['account_id', 'host'],
  site_pages: ['host', 'path'],
  webhooks: ['id'],
  webhook_deliveries: ['id'],
  billing_customers: ['account_id', 'provider'],
  billing_events: ['id'],
  sandbox_subscriptions: ['id'],
  sandbox_sessions: ['id'],
  removed_images: ['generation_id'],
  erased_objects: ['store', 'object'],
  purges: ['id'],
};

export const MOVED_TABLES = Object.keys(KEYS) as MovedTable[];

export const keyOf = (table: MovedTable): readonly string[] => KEYS[table];
