import type { operations, RequestOf } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import { engineOfModel, parseEngine } from '../../generations/parse-engine.ts';
import type { SubmitInput } from '../../generations/types.ts';
import { isUnfinished, toGenerationBody, toSubmittedBody } from '../bodies/to-generation-body.ts';
import { findBrandDocument } from '../find-brand-document.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { type Preferences, parsePrefer, toPreferenceApplied } from '../parse-prefer.ts';
import { refuseWhileDraining } from '../refuse-while-draining.ts';
import { toPreviewResponse } from '../to-preview-response.ts';

type Submission = RequestOf<typeof operations.createGeneration>;
type Documented = Pick<Submission['body'], 'design_md' | 'brand'>;

// The service chooses the design.
const ANY_TEMPLATE = 'default';

type Ids =
  | 'createBrief'
  | 'createGeneration'
  | 'createPreview'
  | 'createCardTemplate'
  | 'getGeneration'
  | 'getGenerationDesign'
  | 'deleteGeneration'
  | 'starGeneration'
  | 'unstarGeneration';

export function generationRoutes(parts: AppParts): Handlers<Ids> {
  const { brands, generations, delivery, design, settings, draining } = parts;
  const templateIds = [ANY_TEMPLATE, ...delivery.templates.map(({ name }) => name)];

  const setStarred = async (accountId: string, id: string, starred: boolean) => {
    const generation = await generations.setStarred(accountId, id, starred);
    return { status: 200, body: toGenerationBody(generation, settings.baseUrl()) } as const;
  };

  const refuseUnknownNames = async (accountId: string, { brief }: SubmitInput): Promise<void> => {
    const fault = brief && (await generations.findBriefFault(accountId, brief));
    if (fault) throw invalid(`brief.${fault.path}`, `\`brief.${fault.path}\` ${fault.problem}`);
  };

  const findDocument = async (accountId: string, { brand, design_md }: Documented) =>
    (await findBrandDocument(brands, accountId, brand, { design_md })) ?? design_md;

  /** Throws `invalid` for what only a later version, or another configuration, can do, and for unknown names. */
  const toInput = async (
    accountId: string,
    body: Submission['body'],
    idempotencyKey?: string,
  ): Promise<SubmitInput> => {
    const input = toSubmitInput(body, idempotencyKey, templateIds);
    const engine = parseEngine(body, settings.painters, ANY_TEMPLATE);
    await refuseUnknownNames(accountId, input);
    const designMd = await findDocument(accountId, body);
    return { ...input, ...(engine !== undefined && { engine }), ...(designMd !== undefined && { designMd }) };
  };

  return {
    createBrief: async ({ caller, body, raw }) => {
      const { prompt, reader } = body;
      if (reader !== undefined && !settings.readers.includes(reader))
        throw invalid('reader', `\`reader\` must be ${settings.readers.join(' or ')}, or omitted.`);
      const designMd = await findDocument(caller.accountId, body);
      const ofDocument = designMd === undefined ? [] : await design.findWarnings(designMd, caller.accountId);
      const signal = AbortSignal.any([raw.signal, draining]);
      const read = await generations.read(caller.accountId, prompt, { reader, signal });
      const { warnings: ofPrompt, ...understood } = read;
      const warnings = [...ofPrompt, ...ofDocument];
      return {
        status: 200,
        body: {
          ...understood,
          warnings: warnings.map(({ message }) => message),
          warning_details: warnings,
        },
      };
    },

    createGeneration: async ({ caller, body, headers, raw }) => {
      refuseWhileDraining(draining);
      const requested = await toInput(caller.accountId, body, headers['Idempotency-Key']);
      const input = { ...requested, ...engineOfModel(raw) };
      // Before anything is charged: an image cannot follow a document that nobody can read.
      if (input.designMd !== undefined) await design.check(input.designMd, caller.accountId);
      const sent = input.brief?.image;
      const isNew = sent != null && !(await generations.isRepeated(caller, input));
      const image = isNew ? await generations.keepImage(caller.accountId, sent) : undefined;
      const preferences = parsePrefer(headers.Prefer);
      const accepted = await generations.submit(caller, { ...input, ...(image && { image }) });
      // Waiting ends early when the client goes away, and when the service does: the generation is safe.
      const signal = AbortSignal.any([raw.signal, draining]);
      const generation = await generations.waitForAccepted(accepted, toWaitMs(preferences, settings), signal);
      const applied = toPreferenceApplied(preferences);
      return {
        status: 202,
        body: toSubmittedBody(generation, settings.baseUrl()),
        headers: {
          Location: `/api/v1/generate/${generation.id}`,
          ...(applied !== undefined && { 'Preference-Applied': applied }),
        },
      };
    },

    createPreview: async ({ caller, body, raw }) => {
      refuseWhileDraining(draining);
      const drawn = await toInput(caller.accountId, { ...body, format: 'png' });
      const input = { ...drawn, format: body.format };
      if (input.designMd !== undefined) await design.check(input.designMd, caller.accountId);
      const signal = AbortSignal.any([raw.signal, draining]);
      return toPreviewResponse(await generations.preview(caller.accountId, input, signal));
    },

    createCardTemplate: async ({ caller, body, raw }) => {
      refuseWhileDraining(draining);
      const input = await toInput(caller.accountId, { ...body, format: 'png' });
      if (input.designMd !== undefined) await design.check(input.designMd, caller.accountId);
      const signal = AbortSignal.any([raw.signal, draining]);
      const { pictures, ...made } = await generations.makeTemplate(caller.accountId, input, signal);
      const asUrls = Object.entries(pictures).map(([name, png]) => [
        name,
        `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      ]);
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: { ...made, pictures: Object.fromEntries(asUrls) },
      };
    },

    getGeneration: async ({ caller, params }) => {
      const generation = await generations.get(caller.accountId, params.id);
      return {
        status: 200,
        body: toGenerationBody(generation, settings.baseUrl()),
        headers: isUnfinished(generation) ? { 'Retry-After': '1' } : {},
      };
    },

    getGenerationDesign: async ({ caller, params }) => ({
      status: 200,
      body: { design_md: await generations.getDesign(caller.accountId, params.id) },
    }),

    deleteGeneration: async ({ caller, params }) => {
      await generations.delete(caller.accountId, params.id);
      return { status: 200, body: { message: 'The image and its prompt were deleted.' } };
    },

    starGeneration: ({ caller, params }) => setStarred(caller.accountId, params.id, true),
    unstarGeneration: ({ caller, params }) => setStarred(caller.accountId, params.id, false),
  };
}

/** Refuses what only a later version, or another configuration, can do. */
function toSubmitInput(
  body: Submission['body'],
  idempotencyKey: string | undefined,
  templateIds: readonly string[],
): SubmitInput {
  const { prompt, brief, template_id: templateId, width, height, format, seed, design, brand } = body;
  if (!templateIds.includes(templateId))
    throw invalid('template_id', `\`template_id\` must be one of ${templateIds.join(', ')}.`);
  return {
    ...(prompt !== undefined && { prompt }),
    ...(brief !== undefined && { brief }),
    templateId,
    format,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(seed !== undefined && { seed }),
    ...(design !== undefined && { design }),
    ...(brand !== undefined && { brand }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

const toWaitMs = ({ wait, respondAsync }: Preferences, settings: AppParts['settings']): number => {
  if (wait !== undefined) return wait * 1000;
  return respondAsync ? 0 : settings.generateWaitMs;
};

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
