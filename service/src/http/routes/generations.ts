import type { operations, RequestOf } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import type { SubmitInput } from '../../generations/types.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { type Preferences, parsePrefer, toPreferenceApplied } from '../parse-prefer.ts';
import { refuseWhileDraining } from '../refuse-while-draining.ts';
import { isUnfinished, toGenerationBody, toSubmittedBody } from '../to-generation-body.ts';

type Submission = RequestOf<typeof operations.createGeneration>;

// The service chooses the design.
const ANY_TEMPLATE = 'default';

export function generationRoutes(parts: AppParts): Handlers<'createGeneration' | 'getGeneration'> {
  const { generations, delivery, design, settings, draining } = parts;
  const templateIds = [ANY_TEMPLATE, ...delivery.templates.map(({ name }) => name)];

  return {
    createGeneration: async ({ caller, body, headers, raw }) => {
      refuseWhileDraining(draining);
      const input = toSubmitInput(body, headers['Idempotency-Key'], templateIds);
      // Before anything is charged: an image cannot follow a document that nobody can read.
      if (input.designMd !== undefined) await design.check(input.designMd);
      const preferences = parsePrefer(headers.Prefer);
      const accepted = await generations.submit(caller, input);
      // Waiting ends early when the client goes away, and when the service does: the generation is safe.
      const signal = AbortSignal.any([raw.signal, draining]);
      const generation = await generations.waitFor(accepted.id, toWaitMs(preferences, settings), signal);
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

    getGeneration: async ({ caller, params }) => {
      const generation = await generations.get(caller.accountId, params.id);
      return {
        status: 200,
        body: toGenerationBody(generation, settings.baseUrl()),
        headers: isUnfinished(generation) ? { 'Retry-After': '1' } : {},
      };
    },
  };
}

/** Refuses what only a later version, or another configuration, can do. */
function toSubmitInput(
  body: Submission['body'],
  idempotencyKey: string | undefined,
  templateIds: readonly string[],
): SubmitInput {
  const { prompt, template_id: templateId, width, height, format, seed, engine, design_md: designMd } = body;
  if (!templateIds.includes(templateId))
    throw invalid('template_id', `\`template_id\` must be one of ${templateIds.join(', ')}.`);
  if (engine !== undefined)
    throw invalid('engine', '`engine` must be left out: this server has only its built-in engine.');
  return {
    prompt,
    templateId,
    format,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(seed !== undefined && { seed }),
    ...(designMd !== undefined && { designMd }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

const toWaitMs = ({ wait, respondAsync }: Preferences, settings: AppParts['settings']): number => {
  if (wait !== undefined) return wait * 1000;
  return respondAsync ? 0 : settings.generateWaitMs;
};

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
