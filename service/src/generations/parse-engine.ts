import type { operations, RequestOf } from '@cardwright/contract';
import { ServiceError } from '../base/service-error.ts';
import { COMPOSER } from './painting-price.ts';

type Body = RequestOf<typeof operations.createGeneration>['body'];

/** The engine that a request names. Throws `invalid` for one that is not there, and for a model that has nothing to paint. */
export function parseEngine(
  { engine, template_id: templateId, brief }: Body,
  painters: readonly string[],
  anyTemplate: string,
): string | undefined {
  if (engine === undefined || engine === COMPOSER) return engine;
  if (!painters.includes(engine))
    throw invalid(`must be ${[COMPOSER, ...painters].join(' or ')}, or omitted`);
  if (templateId !== anyTemplate) throw invalid(`must be ${COMPOSER} or omitted with a \`template_id\``);
  if (brief?.image != null) throw invalid(`must be ${COMPOSER} or omitted with a \`brief.image\``);
  return engine;
}

/** A request that another Cardwright sent as a painter's: a model behind it could be the first one again. */
export const engineOfModel = (request: Request): { engine?: typeof COMPOSER } =>
  request.headers.has('x-cardwright-depth') ? { engine: COMPOSER } : {};

/** The engines that the door for OpenAI's clients lists as models. None without a painter, where there is nothing to choose. */
export const enginesAsModels = (painters: readonly string[]): string[] =>
  painters.length === 0 ? [] : [COMPOSER, ...painters];

const invalid = (rule: string): ServiceError =>
  new ServiceError('invalid', `\`engine\` ${rule}.`, { code: 'invalid_parameter', parameter: 'engine' });
