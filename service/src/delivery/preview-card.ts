import { parseQueryPairs, type QueryPair, UndecodableQueryError } from '@cardwright/contract';
import type { Card, Engine, FaintText, OwnTemplate } from '@cardwright/engine';
import { describeOwn, TREES } from '@cardwright/engine/own-template';
import { ServiceError } from '../base/service-error.ts';
import { isWebFormat, toWebEncoding, type WebFormat } from '../base/web-formats.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { loadFonts, loadImages } from './card-renderer.ts';
import { CARD_PATH, parseCardRequest } from './card-request.ts';
import { describeComplaint, describeFaint } from './describe-complaint.ts';
import { findCardWarnings } from './find-card-warnings.ts';
import { findUndrawnText } from './find-undrawn-text.ts';
import type { LoadFont } from './load-font.ts';
import type { LoadLogo } from './load-logo.ts';
import { withOwn } from './own-templates.ts';
import type { CardPreview, Delivery, DraftPreview, OwnTemplates } from './types.ts';

/** Longer side of a preview in pixels. */
const LONG_SIDE = 600;
// Previews share the engine with cards that a crawler waits for; there, accounts take turns as well.
const TURNS = {
  atOnce: 64,
  share: 4,
  each: 0,
  all: 0,
  what: 'previews are being drawn',
  code: 'previews_busy',
  retryAfterSeconds: 2,
} as const;
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp', 'avif'];

type PreviewParts = {
  engine: Pick<
    DrawingEngine,
    | 'convertImage'
    | 'drawDraft'
    | 'findFaintTexts'
    | 'findUndrawable'
    | 'parseCard'
    | 'renderCard'
    | 'templates'
  >;
  engineFor: OwnTemplates['engineFor'];
  loadLogo: LoadLogo;
  loadFont: LoadFont;
  deadlineMs: number;
};

/** Draws a card's preview, or what a template draws before it is stored, and stores nothing. */
export function createPreviewCard({
  engine: shared,
  engineFor,
  loadLogo,
  loadFont,
  deadlineMs,
}: PreviewParts): Pick<Delivery, 'preview' | 'previewTemplate' | 'previewDraft' | 'tryTemplate'> {
  const turns = createAccountTurns(TURNS);

  const draw = async (
    engine: Pick<Engine, 'parseCard' | 'templates'>,
    path: string,
    pairs: readonly QueryPair[],
    owner: string,
    signal: AbortSignal,
  ): Promise<CardPreview> => {
    const { drawn, webFormat } = toDrawn(pairs);
    const card = parseCardRequest(path, drawn, engine);
    const undrawn = await findUndrawnText(card, shared, owner);
    const { images, fonts } = await load(card, owner);
    return await inTime(signal, async (limit) => {
      const bytes = await shared.renderCard(card, images, {
        signal: limit,
        longSide: LONG_SIDE,
        fonts,
        owner,
      });
      const warnings = [...findCardWarnings(path, pairs, engine), ...undrawn];
      if (webFormat === undefined) return { bytes, format: card.format, warnings };
      const encoded = await shared.convertImage(bytes, toWebEncoding(webFormat), { owner });
      return { bytes: encoded, format: webFormat, warnings };
    });
  };

  const findFaint = async (
    own: OwnTemplate,
    pairs: readonly QueryPair[],
    signal: AbortSignal,
  ): Promise<FaintText[]> => {
    const card = parseCardRequest(CARD_PATH + own.name, toDrawn(pairs).drawn, withOwn(shared, own));
    const { images, fonts } = await load(card, own.owner);
    return await inTime(signal, (limit) =>
      shared.findFaintTexts(card, images, { signal: limit, fonts, owner: own.owner }),
    );
  };

  const drawDraft = async (
    own: OwnTemplate,
    pairs: readonly QueryPair[],
    signal: AbortSignal,
  ): Promise<DraftPreview> => {
    const { owner } = own;
    const engine = withOwn(shared, own);
    const path = CARD_PATH + own.name;
    const card = parseCardRequest(path, toDrawn(pairs).drawn, engine);
    const { images, fonts } = await load(card, owner);
    const { complaints, ...draft } = await inTime(signal, (limit) =>
      shared.drawDraft(card, images, { signal: limit, longSide: LONG_SIDE, fonts, owner }),
    );
    const { width, height } = card;
    const described = complaints.map((one) => ({ ...one, message: describeComplaint(one) }));
    const warnings = findCardWarnings(path, pairs, engine);
    return { ...draft, width, height, complaints: described, warnings };
  };

  const load = async (card: Card, owner: string) => ({
    images: await loadImages(card, loadLogo, owner),
    fonts: await loadFonts(card, loadFont, owner),
  });

  const inTime = async <Value>(
    signal: AbortSignal,
    work: (limit: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    try {
      return await work(limit);
    } catch (error) {
      if (!limit.aborted) throw error;
      throw stopped();
    }
  };

  const inTurn = async <Value>(
    owner: string,
    signal: AbortSignal,
    work: () => Promise<Value>,
  ): Promise<Value> => {
    try {
      return await turns.run(owner, work, signal);
    } catch (error) {
      throw error === signal.reason ? stopped() : error;
    }
  };

  return {
    preview: (template, query, signal, { accountId }) =>
      inTurn(accountId, signal, async () => {
        const engine = await engineFor(accountId, CARD_PATH + template);
        return await draw(engine, toPath(template, engine), readPairs(query), accountId, signal);
      }),
    previewTemplate: (own, params, signal) =>
      inTurn(own.owner, signal, async () => {
        await checkParts(own, 'definition.');
        return await withParams(own, params, async (pairs) => {
          const drawn = await draw(withOwn(shared, own), CARD_PATH + own.name, pairs, own.owner, signal);
          const faint = await findFaint(own, pairs, signal);
          return { ...drawn, warnings: [...drawn.warnings, ...faint.map(describeFaint)] };
        });
      }),
    previewDraft: (own, params, signal) =>
      inTurn(own.owner, signal, async () => {
        await checkParts(own, 'definition.');
        return await withParams(own, params, (pairs) => drawDraft(own, pairs, signal));
      }),
    tryTemplate: (own, signal) =>
      inTurn(own.owner, signal, async () => {
        await checkParts(own);
        const engine = withOwn(shared, own);
        const pairs = toPairs(describeOwn(own).example);
        await draw(engine, CARD_PATH + own.name, pairs, own.owner, signal);
        const found: FaintText[] = [];
        for (const { name, width, height } of TREES)
          if (own.definition[name])
            found.push(...(await findFaint(own, [...pairs, ...toPairs({ width, height })], signal)));
        return found;
      }),
  };
}

/** With the parameters of a body, and examples for those that it has not; errors name its field. */
async function withParams<Value>(
  own: OwnTemplate,
  params: Readonly<Record<string, string | number>>,
  work: (pairs: QueryPair[]) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(toPairs({ ...describeOwn(own).example, ...params }));
  } catch (error) {
    const { parameter = '' } = error instanceof ServiceError ? error : {};
    if (!Object.hasOwn(params, parameter)) throw error;
    throw invalid(`params.${parameter}`, (error as ServiceError).message);
  }
}

async function checkParts({ definition }: OwnTemplate, prefix = ''): Promise<void> {
  if (definition.parts === undefined) return;
  const { findPartsFault } = await import('@cardwright/engine/parts-fault');
  const fault = findPartsFault(definition);
  if (!fault) return;
  const parameter = prefix + fault.parameter;
  throw invalid(parameter, `\`${parameter}\` ${fault.message}.`);
}

const toPairs = (params: Readonly<Record<string, string | number>>): QueryPair[] =>
  Object.entries(params).map(([name, given]) => {
    const value = String(given);
    if (OF_SIGNED_URLS.includes(name)) throw notInPreview(name);
    if (value.isWellFormed()) return { name, value, raw: '' };
    throw invalid(name, `\`params.${name.slice(0, 64)}\` must be well-formed Unicode.`);
  });

function toPath(name: string, { templates }: Pick<Engine, 'templates'>): string {
  if (templates.some((template) => template.name === name)) return CARD_PATH + name;
  const names = templates.map((template) => template.name).join(', ');
  throw new ServiceError('not-found', `There is no template "${name.slice(0, 64)}". Use one of ${names}.`, {
    code: 'not_found',
    parameter: 'name',
  });
}

/** The pairs of the card that a preview is made of: WebP and AVIF are encoded of its PNG. Throws `invalid`. */
function toDrawn(pairs: readonly QueryPair[]): {
  drawn: readonly QueryPair[];
  webFormat: WebFormat | undefined;
} {
  const wanted = pairs.find(({ name }) => name === 'format')?.value ?? 'png';
  if (!FORMATS.includes(wanted)) throw invalid('format', `\`format\` must be ${FORMATS.join(', ')}.`);
  if (!isWebFormat(wanted)) return { drawn: pairs, webFormat: undefined };
  const drawn = pairs.map((pair) => (pair.name === 'format' ? { ...pair, value: 'png' } : pair));
  return { drawn, webFormat: wanted };
}

const OF_SIGNED_URLS = ['expires', 'sig'];

function readPairs(query: string): QueryPair[] {
  try {
    const pairs = parseQueryPairs(query);
    const foreign = pairs.find(({ name }) => OF_SIGNED_URLS.includes(name));
    if (foreign === undefined) return pairs;
    throw notInPreview(foreign.name);
  } catch (error) {
    if (!(error instanceof UndecodableQueryError)) throw error;
    const name = error.segment.split('=', 1).join('').slice(0, 64);
    throw invalid(name, `The query cannot be read: ${error.message}.`);
  }
}

const notInPreview = (name: string): ServiceError =>
  invalid(name, `\`${name}\` belongs to signed URLs; leave it out of a preview.`);

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });

const stopped = (): ServiceError =>
  new ServiceError('unavailable', 'The preview was not finished in time; try again.', {
    code: 'preview_stopped',
    retryAfterSeconds: TURNS.retryAfterSeconds,
  });
