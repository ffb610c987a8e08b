import type {
  Message,
  OwnTemplate,
  SavedDraft,
  SavedDraftList,
  StoredTemplate,
  TemplateDefinition,
  TemplateDraft,
  TemplateInfo,
  TemplateVersionList,
} from '../generated/wire-types.ts';
import { type CallOptions, type Connection, type Download, readImage } from '../http/connection.ts';
import { toQuery } from '../http/to-query.ts';

/** Options of `ownTemplates.get`. */
export interface GetTemplateOptions extends CallOptions {
  /** Default: the latest. */
  version?: number | undefined;
}

/** Options of `ownTemplates.put`. */
export interface PutTemplateOptions extends CallOptions {
  /** The version that it follows, 0 for none: refused with `template_changed` if there is another one by now. */
  after?: number | undefined;
}

/** Options of `ownTemplates.preview`. */
export interface PreviewTemplateOptions extends CallOptions {
  /** Default: png. */
  format?: 'png' | 'jpeg' | 'webp' | 'avif' | undefined;
  /** Of the card, in pixels. Default: 1200. */
  width?: number | undefined;
  /** Of the card, in pixels. Default: 630. */
  height?: number | undefined;
}

/** Options of `ownTemplates.versions`. */
export interface ListVersionsOptions extends CallOptions {
  /** Default: 20. */
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Options of `ownTemplates.saveDraft`. */
export interface SaveDraftOptions extends CallOptions {
  /** The version of the template that it began with. */
  version?: number | undefined;
  /** The revision that it follows, 0 for none: refused with `draft_changed` if there is another one by now. */
  revision?: number | undefined;
}

/** A card, smaller than it will be. */
export interface CardPreview extends Download {
  /** Sentences about probable mistakes; empty if there are none. */
  warnings: string;
}

/** Templates of your account's own, stored as data. Sign their URLs with `signUrl(name, ...)`. */
export interface OwnTemplates {
  /**
   * Lists the latest version of each.
   *
   * @example
   * const names = (await cardwright.ownTemplates.list()).map(({ name }) => name);
   */
  list(options?: CallOptions): Promise<TemplateInfo[]>;
  /**
   * Gets a template with its definition.
   *
   * @example
   * const { version, definition } = await cardwright.ownTemplates.get('launch');
   */
  get(name: string, options?: GetTemplateOptions): Promise<OwnTemplate>;
  /**
   * Gets the definition of any template, also of a built-in one: a start for one of your own.
   *
   * @example
   * await cardwright.ownTemplates.put('our-event', await cardwright.ownTemplates.definition('event'));
   */
  definition(name: string, options?: GetTemplateOptions): Promise<TemplateDefinition>;
  /**
   * Stores a template, as a new version if it is not the same as the latest.
   *
   * @example
   * const { version } = await cardwright.ownTemplates.put('launch', {
   *   parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
   *   root: {
   *     type: 'box',
   *     style: { padding: 80, backgroundColor: '#0d1020' },
   *     children: [{ type: 'text', text: '{title}', size: 96, minSize: 32, maxLines: 4, color: '#ffffff' }],
   *   },
   * });
   */
  put(name: string, definition: TemplateDefinition, options?: PutTemplateOptions): Promise<StoredTemplate>;
  /**
   * Draws a card of a template that is not stored, at most 600 pixels wide and high. Free. Parameters that you do not set have their
   * examples.
   *
   * @example
   * const { definition } = await cardwright.ownTemplates.get('launch');
   * const { bytes } = await cardwright.ownTemplates.preview(definition, { title: 'Hold fast' }, { format: 'webp' });
   */
  preview(
    definition: TemplateDefinition,
    params?: Readonly<Record<string, string | number>>,
    options?: PreviewTemplateOptions,
  ): Promise<CardPreview>;
  /**
   * The same for editors: the picture as a data URL, with the box of each node and what is wrong with it. Free.
   *
   * @example
   * const { definition } = await cardwright.ownTemplates.get('launch');
   * const { nodes, complaints } = await cardwright.ownTemplates.draft(definition, { title: 'Hold fast' });
   */
  draft(
    definition: TemplateDefinition,
    params?: Readonly<Record<string, string | number>>,
    options?: CallOptions,
  ): Promise<TemplateDraft>;
  /**
   * Lists when each version was stored, newest first.
   *
   * @example
   * const { versions } = await cardwright.ownTemplates.versions('launch');
   */
  versions(name: string, options?: ListVersionsOptions): Promise<TemplateVersionList>;
  /** Lists what the account is working on, latest first. */
  drafts(options?: CallOptions): Promise<SavedDraftList['drafts']>;
  /**
   * Keeps a definition that is being written; no URL shows it.
   *
   * @example
   * const { definition, version } = await cardwright.ownTemplates.get('launch');
   * const { revision } = await cardwright.ownTemplates.saveDraft('launch', definition, { version });
   */
  saveDraft(name: string, definition: TemplateDefinition, options?: SaveDraftOptions): Promise<SavedDraft>;
  /** Gets what was saved last. */
  getDraft(name: string, options?: CallOptions): Promise<SavedDraft>;
  /** Deletes a draft; its template stays as it is. */
  deleteDraft(name: string, options?: CallOptions): Promise<Message>;
  /**
   * Deletes all versions of a template. Its signed URLs are refused from then on.
   *
   * @example
   * await cardwright.ownTemplates.delete('launch');
   */
  delete(name: string, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/templates';

export const createOwnTemplates = (connection: Connection): OwnTemplates => ({
  list: async (options) => {
    const call = { method: 'GET', path: PATH, ...options } as const;
    const { templates } = await connection.json<{ templates: TemplateInfo[] }>(call);
    return templates.filter(({ version }) => version !== null);
  },
  get: (name, { version, signal } = {}) =>
    connection.json({ method: 'GET', path: toPath(name) + toQuery({ version }), signal }),
  definition: (name, { version, signal } = {}) =>
    connection.json({ method: 'GET', path: `${toPath(name)}/definition${toQuery({ version })}`, signal }),
  put: (name, definition, { after, ...options } = {}) =>
    connection.json({
      method: 'PUT',
      path: toPath(name) + toQuery({ after }),
      body: definition,
      // After it was stored, it does not follow that version any more.
      isRepeatable: after === undefined,
      ...options,
    }),
  preview: (definition, params = {}, { format, width, height, signal } = {}) =>
    connection.send(
      {
        method: 'POST',
        path: '/api/v1/previews/template',
        body: { definition, params: { format, width, height, ...params } },
        isRepeatable: true,
        signal,
      },
      async (response) => ({
        ...(await readImage(response)),
        warnings: response.headers.get('x-cardwright-warning') ?? '',
      }),
    ),
  draft: (definition, params = {}, options) =>
    connection.json({
      method: 'POST',
      path: '/api/v1/previews/draft',
      body: { definition, params },
      isRepeatable: true,
      ...options,
    }),
  versions: (name, { limit, offset, signal } = {}) =>
    connection.json({ method: 'GET', path: `${toPath(name)}/versions${toQuery({ limit, offset })}`, signal }),
  drafts: async (options) =>
    (await connection.json<SavedDraftList>({ method: 'GET', path: '/api/v1/drafts', ...options })).drafts,
  saveDraft: (name, definition, { version = null, revision, ...options } = {}) =>
    connection.json({
      method: 'PUT',
      path: `${toPath(name)}/draft`,
      body: { definition, version, revision },
      // After it was saved, it does not follow that revision any more.
      isRepeatable: revision === undefined,
      ...options,
    }),
  getDraft: (name, options) => connection.json({ method: 'GET', path: `${toPath(name)}/draft`, ...options }),
  deleteDraft: (name, options) =>
    connection.json({ method: 'DELETE', path: `${toPath(name)}/draft`, ...options }),
  delete: (name, options) => connection.json({ method: 'DELETE', path: toPath(name), ...options }),
});

const toPath = (name: string): string => `${PATH}/${encodeURIComponent(name)}`;
