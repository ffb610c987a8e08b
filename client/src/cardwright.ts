import { invalidArgument } from './cardwright-error.ts';
import type { TemplateParameters } from './generated/templates.ts';
import type {
  Explanation,
  Generation,
  Health,
  HistoryPage,
  RegisteredUser,
  Submission,
  TemplateSheet,
  Usage,
} from './generated/wire-types.ts';
import {
  createGenerations,
  type FinishedGeneration,
  type GenerateOptions,
  type Generations,
  type PageOptions,
  type SubmitOptions,
  type WaitOptions,
} from './generations.ts';
import { type CallOptions, type Connection, createConnection } from './http/connection.ts';
import {
  type CardwrightOptions,
  checkKey,
  guardBrowser,
  type ServiceOptions,
  toConnectionOptions,
} from './options.ts';
import { type Account, createAccount } from './resources/account.ts';
import { type Billing, createBilling } from './resources/billing.ts';
import { createDesign, type Design } from './resources/design.ts';
import { createKeys, type Keys } from './resources/keys.ts';
import { type SignOptions, toSigned, toUnsigned } from './signing/card-address.ts';
import type { TemplateName } from './signing/check-card.ts';
import { hmacHex, hmacHexAsync } from './signing/hmac.ts';
import { type Verification, verifySignature } from './signing/verify-signature.ts';

/** What registering takes. */
export interface RegisterOptions extends ServiceOptions, CallOptions {
  email: string;
  /** `pro` only where the operator allows it. */
  plan?: 'free' | 'pro' | undefined;
  /** Where the operator wants one. */
  signUpToken?: string | undefined;
}

/** An image in memory. */
export interface Download {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg`. */
  type: string;
}

const HISTORY_PAGE = 100;

/**
 * A client of one service with one key. Every call rejects with `CardwrightError`, or with the reason of its signal.
 *
 * @example
 * const cardwright = new Cardwright({ apiKey, baseUrl: 'https://cards.example.com' });
 * const { url } = await cardwright.generate('Blog header: "Why we moved back to a monolith", dark');
 */
export class Cardwright {
  readonly account: Account;
  readonly billing: Billing;
  readonly design: Design;
  readonly keys: Keys;
  readonly #baseUrl: string;
  readonly #connection: Connection;
  readonly #generations: Generations;
  readonly #key: { apiKey: string; keyId: string };

  /** Throws in a browser's page, unless told otherwise: a key there is everybody's. */
  constructor(options: CardwrightOptions) {
    guardBrowser(options.dangerouslyAllowBrowser);
    this.#key = checkKey(options.apiKey);
    const connectionOptions = toConnectionOptions(options, this.#key.apiKey);
    this.#baseUrl = connectionOptions.baseUrl;
    this.#connection = createConnection(connectionOptions);
    this.#generations = createGenerations(this.#connection, connectionOptions);
    this.account = createAccount(this.#connection);
    this.billing = createBilling(this.#connection);
    this.design = createDesign(this.#connection);
    this.keys = createKeys(this.#connection);
  }

  /**
   * Registers an account. Keep its `apiKey`: it is shown here only.
   *
   * @example
   * const { apiKey } = await Cardwright.register({ baseUrl, email: 'ada@example.com' });
   */
  static async register(options: RegisterOptions): Promise<RegisteredUser> {
    const { email, plan, signUpToken, signal } = options;
    if (signUpToken !== undefined && !/^[\x21-\x7e]+$/.test(signUpToken))
      throw invalidArgument('signUpToken', 'signUpToken must be printable characters without spaces.');
    const connection = createConnection(toConnectionOptions(options, signUpToken));
    return await connection.json({ method: 'POST', path: '/api/v1/users', body: { email, plan }, signal });
  }

  /**
   * Makes an image and resolves when it is ready. Costs one credit, which a failure gives back; a try that got lost
   * on the way is repeated without a second charge.
   *
   * @example
   * const { url, warnings } = await cardwright.generate('Podcast episode 12: "Slow software"', {
   *   width: 1080,
   *   height: 1080,
   *   signal: AbortSignal.timeout(20_000),
   *   onProgress: ({ status }) => report(status),
   * });
   */
  generate(prompt: string, options: GenerateOptions = {}): Promise<FinishedGeneration> {
    return this.#generations.generate(prompt, options);
  }

  /**
   * Hands a prompt in and does not wait for its image.
   *
   * @example
   * const { id } = await cardwright.submit(prompt);
   * const { url } = await cardwright.wait(id);
   */
  submit(prompt: string, options: SubmitOptions = {}): Promise<Submission> {
    return this.#generations.submit(prompt, options);
  }

  /**
   * Resolves when the image is ready, and rejects with the code `generation_failed` when there will be none.
   *
   * @example
   * const { url } = await cardwright.wait(id, { waitMs: 30_000 });
   */
  wait(id: string, options: WaitOptions = {}): Promise<FinishedGeneration> {
    return this.#generations.wait(id, options);
  }

  /**
   * One generation as it is now.
   *
   * @example
   * const { status, url } = await cardwright.get(id);
   */
  get(id: string, options: CallOptions = {}): Promise<Generation> {
    return this.#generations.get(id, options.signal);
  }

  /**
   * All generations, newest first, asked for a page at a time. Each comes once, also when new ones are made meanwhile.
   *
   * @example
   * for await (const { prompt, url } of cardwright.history()) show(prompt, url);
   */
  async *history(options: CallOptions = {}): AsyncGenerator<Generation, void, undefined> {
    const known = new Set<string>();
    for (let offset = 0; ; ) {
      const { generations } = await this.historyPage({ ...options, limit: HISTORY_PAGE, offset });
      if (generations.length === 0) return;
      yield* generations.filter(({ id }) => !known.has(id));
      for (const { id } of generations) known.add(id);
      offset += generations.length;
    }
  }

  /**
   * A part of the history, and how many generations there are in all.
   *
   * @example
   * const { generations, total } = await cardwright.historyPage({ limit: 20, offset: 40 });
   */
  historyPage(options: PageOptions = {}): Promise<HistoryPage> {
    return this.#generations.historyPage(options);
  }

  /**
   * Plan and credits of this month.
   *
   * @example
   * const { creditsRemaining } = await cardwright.usage();
   */
  async usage(options: CallOptions = {}): Promise<Usage> {
    const call = { method: 'GET', path: '/api/v1/dashboard', ...options } as const;
    const body = await this.#connection.json<Usage>(call);
    // Each has two names, and a service that follows one listing of the interface alone gives one.
    const { limit = body.planLimit, currentPeriod = body.creditsUsed } = body.usage ?? {};
    return {
      ...body,
      planLimit: limit,
      creditsUsed: currentPeriod,
      usage: { ...body.usage, limit, currentPeriod },
    };
  }

  /**
   * The templates of this service, with their parameters as JSON Schema.
   *
   * @example
   * const names = (await cardwright.templates()).map(({ name }) => name);
   */
  async templates(options: CallOptions = {}): Promise<TemplateSheet[]> {
    const body: { templates: TemplateSheet[] } = await this.#connection.json({
      method: 'GET',
      path: '/api/v1/templates',
      ...options,
    });
    return body.templates;
  }

  /**
   * The bytes of an image: of a generation's `url` or a signed address. No key is sent there.
   *
   * @example
   * const { bytes } = await cardwright.download(url);
   * await writeFile('card.png', bytes);
   */
  download(url: string, options: CallOptions = {}): Promise<Download> {
    return this.#connection.send({ method: 'GET', path: url, ...options }, async (response) => ({
      bytes: new Uint8Array(await response.arrayBuffer()),
      type: response.headers.get('content-type') ?? '',
    }));
  }

  /**
   * The address of a card that opens for anyone without a header, such as a crawler; made without a request.
   * Throws what the service would refuse, and what platforms would not show: more than 2,048 characters.
   *
   * @example
   * cardwright.signUrl('og_standard', { title: 'Hold fast', theme: 'dark' }, { expiresIn: '30d' });
   */
  signUrl<Name extends TemplateName>(
    template: Name,
    params: TemplateParameters[Name],
    options: SignOptions,
  ): string {
    const unsigned = toUnsigned(template, params, options, new Date());
    const { apiKey, keyId } = this.#key;
    return toSigned(this.#baseUrl, unsigned, keyId, hmacHex(apiKey, unsigned));
  }

  /**
   * The same address by the platform's WebCrypto, where policy wants its cryptography.
   *
   * @example
   * await cardwright.signUrlAsync('announcement', { title, badge: 'New' }, { expiresAt: new Date('2030-01-01') });
   */
  async signUrlAsync<Name extends TemplateName>(
    template: Name,
    params: TemplateParameters[Name],
    options: SignOptions,
  ): Promise<string> {
    const unsigned = toUnsigned(template, params, options, new Date());
    const { apiKey, keyId } = this.#key;
    return toSigned(this.#baseUrl, unsigned, keyId, await hmacHexAsync(apiKey, unsigned));
  }

  /**
   * Whether an address was signed with this client's key and has not expired; told without a request.
   *
   * @example
   * const { valid, reason } = cardwright.verifySignature(url);
   */
  verifySignature(url: string): Verification {
    const { apiKey, keyId } = this.#key;
    return verifySignature(url, apiKey, keyId, new Date());
  }

  /**
   * Why the service refuses a signed address; with `signedText`, where the text under the key went wrong.
   *
   * @example
   * const { reason, canonical, difference } = await cardwright.explain(url, { signedText });
   */
  explain(
    url: string,
    options: { signedText?: string | undefined } & CallOptions = {},
  ): Promise<Explanation> {
    const { signedText, signal } = options;
    return this.#connection.json({
      method: 'POST',
      path: '/api/v1/sign/explain',
      body: { url, signed_text: signedText },
      isRepeatable: true,
      signal,
    });
  }

  /**
   * Resolves when the service can serve, and rejects with status 503 when it cannot.
   *
   * @example
   * const { version } = await cardwright.health();
   */
  health(options: CallOptions = {}): Promise<Health> {
    return this.#connection.json({ method: 'GET', path: '/api/v1/health', ...options });
  }
}
