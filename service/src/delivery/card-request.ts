import type { QueryPair } from '@cardwright/contract';
import { type Card, type Engine, type ImageFormat, TemplateParameterError } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';

const CONTROL_PARAMETERS = new Set(['expires', 'sig', 'format', 'width', 'height']);
const PARAMETER_NAME = /^[A-Za-z0-9_.-]{1,64}$/;
const DEFAULT_SIZE = { width: 1200, height: 630 } as const;
// What a stranger wrote comes back in an error, but no more of it than helps.
const MAX_ECHO = 64;
const ASKED_AXIS = { min: 1, max: 4096 } as const;
// A URL may ask for 1..4096, but a card is drawn at 200..2400 per axis: smaller is illegible, larger costs more
// than 23 MB of pixels per request.
const DRAWN_AXIS = { min: 200, max: 2400 } as const;

export const CARD_PATH = '/i/';

/** The card that a path and a query ask for, every parameter checked. Throws `invalid` naming the first wrong one. */
export function parseCardRequest(
  path: string,
  pairs: readonly QueryPair[],
  engine: Pick<Engine, 'parseCard' | 'templates'>,
): Card {
  const template = findTemplate(path, engine);
  const parameters = readParameters(pairs);
  const size = {
    width: parseAxis('width', parameters.get('width')),
    height: parseAxis('height', parameters.get('height')),
  };
  const format = parseFormat(parameters.get('format'));
  const data = new Map([...parameters].filter(([name]) => !CONTROL_PARAMETERS.has(name)));
  try {
    return engine.parseCard({ template: template.name, data, ...size, format });
  } catch (error) {
    if (error instanceof TemplateParameterError) throw invalid(error.parameter, error.message);
    throw error;
  }
}

function findTemplate(path: string, { templates }: Pick<Engine, 'templates'>): Engine['templates'][number] {
  const asked = path.slice(CARD_PATH.length);
  const template = templates.find(({ name }) => path === CARD_PATH + name);
  if (template) return template;
  const names = templates.map(({ name }) => name).join(', ');
  throw invalid('template', `There is no template "${asked.slice(0, MAX_ECHO)}". Use one of ${names}.`);
}

function readParameters(pairs: readonly QueryPair[]): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const { name, value } of pairs) {
    if (!PARAMETER_NAME.test(name)) {
      throw invalid(name.slice(0, MAX_ECHO), 'A parameter name must be 1 to 64 letters, digits, _, . or -.');
    }
    if (parameters.has(name)) throw invalid(name, `${name} is given twice. Give it once.`);
    parameters.set(name, value);
  }
  return parameters;
}

function parseAxis(name: 'width' | 'height', text: string | undefined): number {
  if (text === undefined) return DEFAULT_SIZE[name];
  const asked = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(asked >= ASKED_AXIS.min && asked <= ASKED_AXIS.max)) {
    throw invalid(name, `${name} must be a whole number from ${ASKED_AXIS.min} to ${ASKED_AXIS.max}.`);
  }
  return Math.min(Math.max(asked, DRAWN_AXIS.min), DRAWN_AXIS.max);
}

function parseFormat(text: string | undefined): ImageFormat {
  if (text === undefined || text === 'png' || text === 'jpeg') return text ?? 'png';
  throw invalid('format', 'format must be png or jpeg.');
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
