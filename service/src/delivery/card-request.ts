import { MOTIONS, PAPERS, type QueryPair } from '@cardwright/contract';
import type { Card, Engine, ImageFormat } from '@cardwright/engine';
import { TemplateParameterError } from '@cardwright/engine/parameter-error';
import { ServiceError } from '../base/service-error.ts';

const CONTROL_PARAMETERS = new Set(['expires', 'sig', 'format', 'width', 'height']);
export const isControlParameter = (name: string): boolean => CONTROL_PARAMETERS.has(name);
const PARAMETER_NAME = /^[A-Za-z0-9_.-]{1,64}$/;
const DEFAULT_SIZE = { width: 1200, height: 630 } as const;
// Maximum length of client input that is repeated in an error.
const MAX_ECHO = 64;
const ASKED_AXIS = { min: 1, max: 4096 } as const;
// URLs may request 1 to 4096, but cards are rendered at 200 to 2400 per axis: smaller ones are illegible, larger ones
// need more than 23 MB of pixels per request.
const DRAWN_AXIS = { min: 200, max: 2400 } as const;

export type CardShape = { width: number; height: number; format: ImageFormat };

export const CARD_PATH = '/i/';
/** For files of cards, which no crawler reads; as long as the other. */
export const FILE_PATH = '/f/';
// An extension fixes the format.
const CARD_NAME = /^(.+?)(?:\.(png|jpe?g))?$/s;
const FILE_NAME = /^(.+)\.(pdf|gif)$/s;
/** What a file of each kind has besides, the first as a rule. */
const FILE_PARAMETERS = {
  pdf: { name: 'paper', choices: PAPERS },
  gif: { name: 'motion', choices: MOTIONS },
} as const;
type FileExtension = keyof typeof FILE_PARAMETERS;

/** The path of a card of a template's name, which may end in an extension. */
export const toCardPath = (name: string): string => (FILE_NAME.test(name) ? FILE_PATH : CARD_PATH) + name;

/** The parameter that only this path has, and which is no data; undefined for a path of a card. */
export const fileParameterOf = (path: string): string | undefined => {
  const extension = readExtension(path);
  return isFile(extension) ? FILE_PARAMETERS[extension].name : undefined;
};

const isFile = (extension: string | undefined): extension is FileExtension =>
  extension !== undefined && Object.hasOwn(FILE_PARAMETERS, extension);

const readName = (path: string): readonly (string | undefined)[] =>
  (path.startsWith(FILE_PATH) ? FILE_NAME : CARD_NAME).exec(path.slice(CARD_PATH.length)) ?? [];
const readExtension = (path: string): string | undefined => readName(path)[2];

/** Parses and validates the card of a path and query. Throws `invalid` naming the first invalid parameter. */
export function parseCardRequest(
  path: string,
  pairs: readonly QueryPair[],
  engine: Pick<Engine, 'parseCard' | 'templates'>,
): Card {
  const { template, extension } = findTemplate(path, engine);
  try {
    if (!isFile(extension))
      return engine.parseCard({ template: template.name, ...parseShape(pairs, extension) });
    return engine.parseCard({ template: template.name, ...parseFile(pairs, extension) });
  } catch (error) {
    if (error instanceof TemplateParameterError) throw invalid(error.parameter, error.message);
    throw error;
  }
}

/** What all cards have, and the data that is left. Throws `invalid`. */
export function parseShape(
  pairs: readonly QueryPair[],
  extension: string | undefined,
): CardShape & { data: Map<string, string> } {
  const parameters = readParameters(pairs);
  return {
    width: parseAxis('width', parameters.get('width')),
    height: parseAxis('height', parameters.get('height')),
    format: parseFormat(parameters.get('format'), extension),
    data: new Map([...parameters].filter(([name]) => !isControlParameter(name))),
  };
}

/** What a file has that is no card for crawlers. Throws `invalid`. */
function parseFile(pairs: readonly QueryPair[], extension: FileExtension) {
  const { name, choices } = FILE_PARAMETERS[extension];
  const { format: _, data, ...size } = parseShape(pairs, undefined);
  if (pairs.some((pair) => pair.name === 'format'))
    throw invalid('format', `The path ends in .${extension}, so leave \`format\` out.`);
  const wanted = data.get(name);
  const choice = wanted === undefined ? choices[0] : choices.find((one) => one === wanted);
  if (choice === undefined) throw invalid(name, `\`${name}\` must be ${choices.join(' or ')}.`);
  data.delete(name);
  return { ...size, data, format: extension, [name]: choice };
}

/** The template and extension of a card's path. Throws `invalid`. */
export function findTemplate(
  path: string,
  { templates }: Pick<Engine, 'templates'>,
): { template: Engine['templates'][number]; extension: string | undefined } {
  const asked = path.slice(CARD_PATH.length);
  const [, name, extension] = readName(path);
  const template = templates.find((one) => one.name === name);
  if (template) return { template, extension };
  const names = templates.map((one) => one.name).join(', ');
  const ending = path.startsWith(FILE_PATH) ? ', with .pdf or .gif' : '';
  throw invalid('template', `Unknown template "${asked.slice(0, MAX_ECHO)}". Use one of ${names}${ending}.`);
}

function readParameters(pairs: readonly QueryPair[]): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const { name, value } of pairs) {
    if (!PARAMETER_NAME.test(name)) {
      throw invalid(name, 'A parameter name must be 1 to 64 letters, digits, _, . or -.');
    }
    if (parameters.has(name)) throw invalid(name, `\`${name}\` is given more than once; send it once.`);
    parameters.set(name, value);
  }
  return parameters;
}

function parseAxis(name: 'width' | 'height', text: string | undefined): number {
  if (text === undefined) return DEFAULT_SIZE[name];
  const asked = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(asked >= ASKED_AXIS.min && asked <= ASKED_AXIS.max)) {
    throw invalid(name, `\`${name}\` must be a whole number from ${ASKED_AXIS.min} to ${ASKED_AXIS.max}.`);
  }
  return Math.min(Math.max(asked, DRAWN_AXIS.min), DRAWN_AXIS.max);
}

function parseFormat(text: string | undefined, extension: string | undefined): ImageFormat {
  const fixed = extension && (extension === 'png' ? 'png' : 'jpeg');
  if (text !== undefined && text !== 'png' && text !== 'jpeg')
    throw invalid('format', '`format` must be png or jpeg.');
  if (fixed && text && fixed !== text)
    throw invalid('format', `The path ends in .${extension}, so \`format\` must be ${fixed} or left out.`);
  return fixed || text || 'png';
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
