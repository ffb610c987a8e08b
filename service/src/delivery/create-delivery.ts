import type { Engine } from '@cardwright/engine';
import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { GuardedFetch } from '../outbound/fetch-guarded.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { Plan } from '../stores/schema.ts';
import { createAddressReader } from './address-reader.ts';
import { createCardRenderer } from './card-renderer.ts';
import { createCardStore } from './card-store.ts';
import { createCardSupply } from './card-supply.ts';
import { createDeliver } from './deliver.ts';
import { explainAddress } from './explain.ts';
import { createLoadLogo } from './load-logo.ts';
import { toTemplateSheet } from './template-sheets.ts';
import type { Delivery } from './types.ts';

export type DeliveryOptions = {
  database: Database;
  accounts: Pick<Accounts, 'findSigningKey' | 'noteKeyUse'>;
  engine: Pick<Engine, 'parseCard' | 'renderCard' | 'templates'>;
  /** For cards alone: the least recently used ones are deleted. */
  images: ImageStore;
  /** Fetches logos. */
  fetchGuarded: GuardedFetch;
  clock: Clock;
  tracing?: Tracing;
  settings: DeliverySettings;
  /** Told when a timed write of uses failed; it is tried again. */
  onFlushError: (error: unknown) => void;
};

export type DeliverySettings = {
  /** Credits in a calendar month (UTC). */
  allowances: Readonly<Record<Plan, number>>;
  /** Bytes of cards kept in memory, and in the store. */
  memoryBytes: number;
  storeBytes: number;
  deadlineMs: number;
};

/** Signed delivery on a migrated database. Call `close` before the database is closed. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { engine, settings } = options;
  const cards = createCardStore({ ...options, maxBytes: settings.storeBytes });
  const loadLogo = createLoadLogo(options.fetchGuarded);
  const renderer = createCardRenderer({ ...options, ...settings, cards, loadLogo });
  const supply = createCardSupply({ ...options, ...settings, cards, renderer });
  const addresses = createAddressReader({ accounts: options.accounts, engine, clock: options.clock });
  return {
    ...createDeliver({ ...options, addresses, supply, cards }),
    explain: (input, caller, baseUrl) => explainAddress(input, caller, baseUrl, options),
    templates: engine.templates.map(toTemplateSheet),
  };
}
