import type { Engine } from '@cardwright/engine';
import type { FallbackCard } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import { listFonts } from './card-images.ts';
import { CARD_PATH, isControlParameter, parseCardRequest } from './card-request.ts';
import { findCardWarnings } from './find-card-warnings.ts';
import type { FallbackCardInput } from './types.ts';

/** Undefined for `default`. Throws `invalid` for a card that could not be rendered later. */
export function parseFallbackCard(
  { mode, template, params }: FallbackCardInput,
  engine: Pick<Engine, 'parseCard' | 'templates'>,
): FallbackCard | undefined {
  if (mode !== 'card') {
    const [extra] = Object.entries({ template, params }).filter(([, value]) => value !== undefined);
    if (extra) throw invalid(extra[0], `\`${extra[0]}\` can be set only if \`mode\` is "card".`);
    return mode === 'default' ? undefined : { mode };
  }
  if (template === undefined) throw invalid('template', '`template` is required if `mode` is "card".');
  const texts = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  for (const [name, value] of Object.entries(texts)) checkParameter(name, value);
  const pairs = Object.entries(texts).map(([name, value]) => ({ name, value, raw: '' }));
  if (!engine.templates.some(({ name }) => name === template))
    throw invalid(
      'template',
      `\`template\` must be one of ${engine.templates.map(({ name }) => name).join(', ')}.`,
    );
  try {
    if (listFonts(parseCardRequest(CARD_PATH + template, pairs, engine)).length > 0)
      throw invalid('font', '`params.font` cannot be an upload: the card must be available without it.');
  } catch (error) {
    if (!(error instanceof ServiceError) || error.parameter === undefined) throw error;
    throw invalid(`params.${error.parameter}`, error.message);
  }
  const warnings = findCardWarnings(CARD_PATH + template, pairs, engine);
  if (warnings.length > 0) throw invalid('params', warnings.join(' '));
  return { mode, template, params: texts };
}

function checkParameter(name: string, value: string): void {
  const field = `params.${name}`;
  if (isControlParameter(name))
    throw invalid(field, `\`${field}\` cannot be set: size and format follow the URL that is refused.`);
  if (name === 'logo')
    throw invalid(field, '`params.logo` cannot be set: the card must be available when other hosts are not.');
  if (!value.isWellFormed()) throw invalid(field, `\`${field}\` must be well-formed Unicode.`);
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
