import type { TemplateParameters } from '../generated/templates.ts';
import type { FallbackCard, Message, User } from '../generated/wire-types.ts';
import { type CallOptions, type Connection, parseJson } from '../http/connection.ts';
import type { TemplateName } from '../signing/check-card.ts';

/** One line of an export, with the fields as the service keeps them. */
export interface AccountRecord {
  type: 'account' | 'key' | 'generation' | 'template' | 'credit' | (string & {});
  [field: string]: unknown;
}

/**
 * What crawlers get for signed URLs that are refused. `default`: what the operator chose; `off`: the error as JSON; `neutral`: a
 * neutral card; `card`: a card of your own, without a `logo`, whose host may be unavailable.
 */
export type FallbackCardInput =
  | { mode: 'default' | 'off' | 'neutral' }
  | {
      [Name in TemplateName]: {
        mode: 'card';
        template: Name;
        params: Omit<TemplateParameters[Name], 'logo'>;
      };
    }[TemplateName];

/** The account that the key belongs to. */
export interface Account {
  /**
   * Gets the account that the key belongs to.
   *
   * @example
   * const { email, plan } = await cardwright.account.get();
   */
  get(options?: CallOptions): Promise<User>;
  /**
   * Gets the card that crawlers get for signed URLs that are refused.
   *
   * @example
   * const { mode } = await cardwright.account.fallbackCard();
   */
  fallbackCard(options?: CallOptions): Promise<FallbackCard>;
  /**
   * Sets the card that crawlers get for signed URLs that are refused.
   *
   * @example
   * await cardwright.account.setFallbackCard({ mode: 'card', template: 'og_standard', params: { title: 'Acme' } });
   */
  setFallbackCard(card: FallbackCardInput, options?: CallOptions): Promise<FallbackCard>;
  /**
   * Exports all data of the account; the account itself comes first.
   *
   * @example
   * const records = await cardwright.account.export();
   */
  export(options?: CallOptions): Promise<AccountRecord[]>;
  /**
   * Deletes the account and all its data, immediately and permanently.
   *
   * @example
   * await cardwright.account.erase({ confirm: 'ada@example.com' });
   */
  erase(confirmation: { confirm: string }, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/users/me';
const FALLBACK_CARD = '/api/v1/dashboard/fallback-card';

export const createAccount = (connection: Connection): Account => ({
  get: (options) => connection.json({ method: 'GET', path: PATH, ...options }),
  fallbackCard: (options) => connection.json({ method: 'GET', path: FALLBACK_CARD, ...options }),
  setFallbackCard: (card, options) =>
    connection.json({ method: 'POST', path: FALLBACK_CARD, body: card, isRepeatable: true, ...options }),
  export: (options) =>
    connection.send({ method: 'GET', path: `${PATH}/export`, ...options }, async (response) => {
      const lines = (await response.text()).split('\n').filter((line) => line !== '');
      return lines.map((line) => parseJson(line, response.status) as AccountRecord);
    }),
  erase: ({ confirm }, options) =>
    connection.json({ method: 'DELETE', path: PATH, body: { confirm }, ...options }),
});
