import { invalidArgument } from './cardwright-error.ts';
import type {
  Brief,
  CardTemplate,
  CataloguePage,
  DailyUsage,
  Explanation,
  Generation,
  Health,
  HistoryPage,
  Inspection,
  Message,
  ReadBrief,
  RegisteredUser,
  Submission,
  TemplateInfo,
  Usage,
} from './generated/wire-types.ts';
import {
  createGenerations,
  type FinishedGeneration,
  type GenerateOptions,
  type Generations,
  type HistoryOptions,
  type PageOptions,
  type Preview,
  type PreviewOptions,
  type SubmitOptions,
  type WaitOptions,
} from './generations.ts';
import {
  type CallOptions,
  type Connection,
  createConnection,
  type Download,
  readImage,
} from './http/connection.ts';
import { toQuery } from './http/to-query.ts';
import {
  type CardwrightOptions,
  checkKey,
  guardBrowser,
  type ServiceOptions,
  toConnectionOptions,
  warnOnce,
} from './options.ts';
import { type Account, createAccount } from './resources/account.ts';
import { type Billing, createBilling } from './resources/billing.ts';
import { type Brands, createBrands } from './resources/brands.ts';
import { createDesign, type Design } from './resources/design.ts';
import { createKeys, type Keys } from './resources/keys.ts';
import { createOperator, type Operator } from './resources/operator.ts';
import { type CardPreview, createOwnTemplates, type OwnTemplates } from './resources/own-templates.ts';
import { createSites, type Sites } from './resources/sites.ts';
import { createTeam, type Team } from './resources/team.ts';
import { createUploads, type Uploads } from './resources/uploads.ts';
import { createWebhooks, type Webhooks } from './resources/webhooks.ts';
import type { ParametersOf } from './signing/check-card.ts';
import { hmacHex, hmacHexAsync } from './signing/hmac.ts';
import { type CardOptions, type SignOptions, toSigned, toUnsigned } from './signing/signed-url.ts';
import { type Verification, verifySignature } from './signing/verify-signature.ts';

/** Options of `Cardwright.register`. */
export interface RegisterOptions extends ServiceOptions, CallOptions {
  email: string;
  /** `pro` only if the operator allows it. */
  plan?: 'free' | 'pro' | undefined;
  /** Required if the operator set one. */
  signUpToken?: string | undefined;
}

/** Options of `dailyUsage`. */
export interface DailyUsageOptions extends CallOptions {
  /** First day (UTC), as `2026-11-21` or a time on that day. Default: 30 days in all. */
  from?: string | Date | undefined;
  /** Last day (UTC), at most 366 days in all. Default: today. */
  to?: string | Date | undefined;
}

/** Options of `readPrompt`. */
export interface ReadPromptOptions extends CallOptions {
  /** The text of a DESIGN.md. What of it cannot be applied is added to `warnings`; pass it to `generate`, too. */
  designMd?: string | undefined;
  /** The name of a saved brand, instead of `designMd`. */
  brand?: string | undefined;
}

/** A list of names that a brief may have. */
export type CatalogueName = 'looks' | 'styles' | 'illustrations' | 'places' | 'formats' | 'fonts';

/** Options of `catalogue`. */
export interface CatalogueOptions extends CallOptions {
  /** Part of a name, or of a word for it. */
  q?: string | undefined;
  /** Language of the words, such as `de`. Default: `en`. */
  language?: string | undefined;
  /** 1 to 200. Default: 50. */
  limit?: number | undefined;
  /** Number of entries to skip. */
  offset?: number | undefined;
}

/** Options of `previewCard`. */
export interface PreviewCardOptions extends Omit<CardOptions, 'extension' | 'format'>, CallOptions {
  /** Default: png. */
  format?: 'png' | 'jpeg' | 'webp' | 'avif' | undefined;
}

/** Options of `signOnServer`. */
export type SignOnServerOptions = SignOptions &
  CallOptions & {
    /** The id of the key to sign with. */
    keyId: string;
    /** The name of a saved brand, for `og_brand`: its parameters are added to those that you give. */
    brand?: string | undefined;
  };

const HISTORY_PAGE = 100;

/**
 * A client for one service with one API key. Calls reject with `CardwrightError`, or with the reason of their signal.
 *
 * @example
 * const cardwright = new Cardwright({ apiKey, baseUrl: 'https://cards.example.com' });
 * const { url } = await cardwright.generate('Blog header: "Why we moved back to a monolith", dark');
 */
export class Cardwright {
  readonly account: Account;
  readonly billing: Billing;
  readonly brands: Brands;
  readonly design: Design;
  readonly keys: Keys;
  readonly operator: Operator;
  readonly ownTemplates: OwnTemplates;
  readonly sites: Sites;
  /** Members of the account, and what was changed by whom. */
  readonly team: Team;
  readonly webhooks: Webhooks;
  /** Images of your own, for cards and brands. */
  readonly uploads: Uploads;
  readonly #baseUrl: string;
  readonly #connection: Connection;
  readonly #generations: Generations;
  readonly #key: { apiKey: string; keyId: string } | undefined;
  readonly #warn: (message: string) => void;

  /** Throws in a browser unless `dangerouslyAllowBrowser` is set, because every visitor could read the key. */
  constructor(options: CardwrightOptions) {
    guardBrowser(options);
    this.#key = options.apiKey === null ? undefined : checkKey(options.apiKey);
    this.#warn = warnOnce(options);
    const connectionOptions = toConnectionOptions(options, this.#key?.apiKey);
    this.#baseUrl = connectionOptions.baseUrl;
    this.#connection = createConnection(connectionOptions);
    this.#generations = createGenerations(this.#connection, connectionOptions);
    this.account = createAccount(this.#connection);
    this.billing = createBilling(this.#connection);
    this.brands = createBrands(this.#connection);
    this.design = createDesign(this.#connection);
    this.keys = createKeys(this.#connection);
    this.operator = createOperator(this.#connection);
    this.ownTemplates = createOwnTemplates(this.#connection);
    this.sites = createSites(this.#connection);
    this.team = createTeam(this.#connection);
    this.webhooks = createWebhooks(this.#connection);
    this.uploads = createUploads(this.#connection);
  }

  /**
   * Creates an account. Store its `apiKey`: it is not shown again.
   *
   * @example
   * const { apiKey } = await Cardwright.register({ baseUrl, email: 'ada@example.com' });
   */
  static async register(options: RegisterOptions): Promise<RegisteredUser> {
    const { email, plan, signUpToken, signal } = options;
    if (signUpToken !== undefined && !/^[\x21-\x7e]+$/.test(signUpToken))
      throw invalidArgument(
        'signUpToken',
        'signUpToken must contain only printable characters and no spaces.',
      );
    const connection = createConnection(toConnectionOptions(options, signUpToken));
    return await connection.json({ method: 'POST', path: '/api/v1/users', body: { email, plan }, signal });
  }

  /**
   * Generates an image from a prompt or a brief and resolves when it is ready. Costs one credit, which is refunded if it fails. Network errors
   * are retried without a second charge.
   *
   * @example
   * const { url, warnings } = await cardwright.generate('Podcast episode 12: "Slow software"', {
   *   width: 1080,
   *   height: 1080,
   *   signal: AbortSignal.timeout(20_000),
   *   onProgress: ({ status }) => report(status),
   * });
   */
  generate(source: string | Brief, options: GenerateOptions = {}): Promise<FinishedGeneration> {
    return this.#generations.generate(source, options);
  }

  /**
   * Submits a prompt or a brief without waiting for its image.
   *
   * @example
   * const { id } = await cardwright.submit(prompt);
   * const { url } = await cardwright.wait(id);
   */
  submit(source: string | Brief, options: SubmitOptions = {}): Promise<Submission> {
    return this.#generations.submit(source, options);
  }

  /**
   * Reads a prompt into a brief, which you can correct and pass to `preview` and `generate`. Free.
   *
   * @example
   * const { brief, unused } = await cardwright.readPrompt('Poster: "Fresh every morning", bakery, warm colors');
   * const { url } = await cardwright.generate({ ...brief, illustration: 'bread' });
   */
  readPrompt(prompt: string, { designMd, brand, signal }: ReadPromptOptions = {}): Promise<ReadBrief> {
    const body = { prompt, design_md: designMd, brand };
    const call = { method: 'POST', path: '/api/v1/briefs', body, isRepeatable: true, signal } as const;
    return this.#connection.json(call);
  }

  /**
   * Draws what `generate` would draw, at most 600 pixels wide and high. Free, and nothing is stored. Pass the `seed` to
   * `generate` to get the same image at full size.
   *
   * @example
   * const { bytes, seed } = await cardwright.preview({ kind: 'sale', blocks: [{ role: 'title', text: 'Half price' }] });
   */
  preview(source: string | Brief, options: PreviewOptions = {}): Promise<Preview> {
    return this.#generations.preview(source, options);
  }

  /**
   * Makes a template of what `generate` would draw: its texts are parameters. Free, and nothing is stored. Upload its `pictures`, and
   * make their references the defaults of the image parameters, before you store it.
   *
   * @example
   * const { definition, pictures } = await cardwright.cardTemplate('Announce "Tea at four"');
   */
  cardTemplate(source: string | Brief, options: PreviewOptions = {}): Promise<CardTemplate> {
    return this.#generations.cardTemplate(source, options);
  }

  /**
   * Lists the names that a brief can use, each with words for it and an example image.
   *
   * @example
   * const { entries } = await cardwright.catalogue('illustrations', { q: 'bicycle' });
   */
  catalogue(name: CatalogueName, options: CatalogueOptions = {}): Promise<CataloguePage> {
    const { signal, q, language, limit, offset } = options;
    const path = `/api/v1/catalogue/${encodeURIComponent(name)}${toQuery({ q, language, limit, offset })}`;
    return this.#connection.json({ method: 'GET', path, signal });
  }

  /**
   * Waits for an image. Rejects with the code `generation_failed` if it fails.
   *
   * @example
   * const { url } = await cardwright.wait(id, { waitMs: 30_000 });
   */
  wait(id: string, options: WaitOptions = {}): Promise<FinishedGeneration> {
    return this.#generations.wait(id, options);
  }

  /**
   * Gets the current state of a generation.
   *
   * @example
   * const { status, url } = await cardwright.get(id);
   */
  get(id: string, options: CallOptions = {}): Promise<Generation> {
    return this.#generations.get(id, options.signal);
  }

  /**
   * Gets the design document that a generation was requested with, or null. With its brief, seed and size, it gives the same image.
   *
   * @example
   * const { brief, seed, width, height } = await cardwright.get(id);
   * const designMd = (await cardwright.designMd(id)) ?? undefined;
   */
  designMd(id: string, options: CallOptions = {}): Promise<string | null> {
    return this.#generations.designMd(id, options.signal);
  }

  /**
   * Permanently deletes a finished generation with its prompt and image, whose URL answers 410 from then on.
   *
   * @example
   * await cardwright.delete(id);
   */
  delete(id: string, options: CallOptions = {}): Promise<Message> {
    return this.#generations.delete(id, options.signal);
  }

  /**
   * Stars a generation, so that `history({ starred: true })` lists it.
   *
   * @example
   * await cardwright.star(id);
   */
  star(id: string, options: CallOptions = {}): Promise<Generation> {
    return this.#generations.setStarred(id, true, options.signal);
  }

  /**
   * Removes the star of a generation.
   *
   * @example
   * await cardwright.unstar(id);
   */
  unstar(id: string, options: CallOptions = {}): Promise<Generation> {
    return this.#generations.setStarred(id, false, options.signal);
  }

  /**
   * Iterates over all generations, newest first, one page at a time. Yields each once, even if new ones are added meanwhile.
   * `q`, `starred`, `branded`, `format` and `orientation` narrow the list.
   *
   * @example
   * for await (const { prompt, url } of cardwright.history({ q: 'lighthouse' })) show(prompt, url);
   */
  async *history(options: HistoryOptions = {}): AsyncGenerator<Generation, void, undefined> {
    const known = new Set<string>();
    let from: { cursor: string } | { offset: number } = { offset: 0 };
    for (let count = 0; ; ) {
      const { generations, nextCursor } = await this.historyPage({
        ...options,
        limit: HISTORY_PAGE,
        ...from,
      });
      if (generations.length === 0) return;
      yield* generations.filter(({ id }) => !known.has(id));
      for (const { id } of generations) known.add(id);
      count += generations.length;
      if (nextCursor === null && 'cursor' in from) return;
      // A service without cursors has a next page until one is empty.
      from = nextCursor === null ? { offset: count } : { cursor: nextCursor };
    }
  }

  /**
   * Gets one page of the history and the total number of generations.
   *
   * @example
   * const { generations, total, nextCursor } = await cardwright.historyPage({ limit: 20 });
   */
  historyPage(options: PageOptions = {}): Promise<HistoryPage> {
    return this.#generations.historyPage(options);
  }

  /**
   * Gets the plan and this month's credits.
   *
   * @example
   * const { creditsRemaining } = await cardwright.usage();
   */
  async usage(options: CallOptions = {}): Promise<Usage> {
    const call = { method: 'GET', path: '/api/v1/dashboard', ...options } as const;
    const body = await this.#connection.json<Usage>(call);
    // Each value has two names, and a service may send only one of them.
    const { limit = body.planLimit, currentPeriod = body.creditsUsed } = body.usage ?? {};
    return {
      ...body,
      planLimit: limit,
      unlimited: body.unlimited ?? false,
      creditsUsed: currentPeriod,
      usage: { ...body.usage, limit, currentPeriod },
    };
  }

  /**
   * Gets the credits used and cards requested on each day (UTC), also by key and by template, and who requested cards.
   * Days without usage are included.
   *
   * @example
   * const { total, days, keys } = await cardwright.dailyUsage({ from: '2026-11-01', to: '2026-11-30' });
   */
  async dailyUsage({ from, to, signal }: DailyUsageOptions = {}): Promise<DailyUsage> {
    const query = toQuery({ from: from && toDay('from', from), to: to && toDay('to', to) });
    const call = { method: 'GET', path: `/api/v1/dashboard/usage${query}`, signal } as const;
    return await this.#connection.json(call);
  }

  /**
   * Lists the service's built-in templates and those of your own, with their parameters as JSON Schema.
   *
   * @example
   * const names = (await cardwright.templates()).map(({ name }) => name);
   */
  async templates(options: CallOptions = {}): Promise<TemplateInfo[]> {
    const body: { templates: TemplateInfo[] } = await this.#connection.json({
      method: 'GET',
      path: '/api/v1/templates',
      ...options,
    });
    return body.templates;
  }

  /**
   * Shows what each platform will make of a page, and what to change. Its host must be one that the operator allows.
   *
   * @example
   * const { platforms, advice } = await cardwright.inspect('https://example.com/post');
   */
  inspect(url: string, { signal }: CallOptions = {}): Promise<Inspection> {
    const call = {
      method: 'POST',
      path: '/api/v1/inspect',
      body: { url },
      isRepeatable: true,
      signal,
    } as const;
    return this.#connection.json(call);
  }

  /**
   * Draws the card that a signed URL with the same parameters would show, at most 600 pixels wide and high. Free, and
   * nothing is stored.
   *
   * @example
   * const { bytes } = await cardwright.previewCard('og_standard', { title: 'Hold fast' });
   */
  previewCard<Name extends string>(
    template: Name,
    params: ParametersOf<Name>,
    { signal, format, width, height }: PreviewCardOptions = {},
  ): Promise<CardPreview> {
    const query = toQuery({ ...params, format, width, height });
    const path = `/api/v1/templates/${encodeURIComponent(template)}/preview${query}`;
    return this.#connection.send({ method: 'GET', path, signal }, async (response) => ({
      ...(await readImage(response)),
      warnings: response.headers.get('x-cardwright-warning') ?? '',
    }));
  }

  /**
   * Downloads an image from a generation's `url` or a signed URL. Does not send the API key.
   *
   * @example
   * const { bytes } = await cardwright.download(url);
   * await writeFile('card.png', bytes);
   */
  download(url: string, options: CallOptions = {}): Promise<Download> {
    return this.#connection.send({ method: 'GET', path: url, ...options }, readImage);
  }

  /**
   * Creates the signed URL of a card, which anyone can load without authentication, for a year unless `options` say otherwise. Makes no request. Throws for
   * parameters that the service would reject, and for URLs over 2,048 characters, which platforms do not show.
   *
   * @example
   * cardwright.signUrl('og_standard', { title: 'We ship on Mondays', theme: 'dark' });
   */
  signUrl<Name extends string>(
    template: Name,
    params: ParametersOf<Name>,
    options: SignOptions = {},
  ): string {
    const unsigned = toUnsigned(template, params, options, new Date(), this.#warn);
    const { apiKey, keyId } = this.#getKey();
    return toSigned(this.#baseUrl, unsigned, keyId, hmacHex(apiKey, unsigned));
  }

  /**
   * Like `signUrl`, but uses the platform's WebCrypto, for environments whose policy requires it.
   *
   * @example
   * await cardwright.signUrlAsync('announcement', { title, badge: 'New' }, { expiresAt: new Date('2030-01-01') });
   */
  async signUrlAsync<Name extends string>(
    template: Name,
    params: ParametersOf<Name>,
    options: SignOptions = {},
  ): Promise<string> {
    const unsigned = toUnsigned(template, params, options, new Date(), this.#warn);
    const { apiKey, keyId } = this.#getKey();
    return toSigned(this.#baseUrl, unsigned, keyId, await hmacHexAsync(apiKey, unsigned));
  }

  /**
   * Has the service sign with another key of the account, such as a signing-only one, whose secret is not at hand.
   *
   * @example
   * const url = await cardwright.signOnServer('og_standard', { title }, { keyId, expiresIn: '30d' });
   */
  async signOnServer<Name extends string>(
    template: Name,
    params: ParametersOf<Name>,
    options: SignOnServerOptions,
  ): Promise<string> {
    const { keyId, brand, signal } = options;
    const [path = '', query] = toUnsigned(template, params, options, new Date(), this.#warn).split('?');
    const { expires = '', ...rest } = Object.fromEntries(new URLSearchParams(query));
    const body = {
      template: path.slice('/i/'.length),
      params: rest,
      brand,
      key_id: keyId,
      expires_at: expires === 'never' ? expires : Number(expires),
    };
    const call = { method: 'POST', path: '/api/v1/sign', body, isRepeatable: true, signal } as const;
    return (await this.#connection.json<{ url: string }>(call)).url;
  }

  /**
   * Checks whether a URL was signed with this client's key and has not expired. Makes no request.
   *
   * @example
   * const { valid, reason } = cardwright.verifySignature(url);
   */
  verifySignature(url: string): Verification {
    const { apiKey, keyId } = this.#getKey();
    return verifySignature(url, apiKey, keyId, new Date());
  }

  /**
   * Explains why the service refuses a signed URL. With `signedText`, also shows where the signed string differs.
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
   * Checks the health of the service. Rejects with status 503 if it is unhealthy.
   *
   * @example
   * const { version } = await cardwright.health();
   */
  health(options: CallOptions = {}): Promise<Health> {
    return this.#connection.json({ method: 'GET', path: '/api/v1/health', ...options });
  }

  #getKey(): { apiKey: string; keyId: string } {
    if (this.#key === undefined)
      throw invalidArgument('apiKey', 'This client has no apiKey to sign with. Use signOnServer instead.');
    return this.#key;
  }
}

function toDay(option: string, value: string | Date): string {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) throw invalidArgument(option, `${option} must be a valid date.`);
  return value.toISOString().slice(0, 10);
}
