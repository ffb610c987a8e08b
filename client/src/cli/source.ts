import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import type { Cardwright } from '../cardwright.ts';
import type { Brief, GenerateBody } from '../index.ts';
import type { Context, OptionTable } from './command.ts';
import { usageError } from './command-error.ts';
import { readAll } from './host.ts';
import { parseNumber, parseSize, readJsonObject, readText } from './option-values.ts';

/** Of every command that draws a prompt or a brief. */
export const SOURCE_OPTIONS = {
  brief: {
    type: 'string',
    value: 'FILE',
    description: 'A brief from `cardwright brief` instead of a prompt; - reads standard input.',
  },
  image: {
    type: 'string',
    value: 'FILE',
    description:
      'A picture to compose the card around: a file, which is uploaded, an https URL, or upload:ID.',
  },
  size: {
    type: 'string',
    value: 'WxH',
    description: 'Size in pixels. Default: as the brief or prompt says ("Instagram story"), or 1200x630.',
  },
  seed: {
    type: 'string',
    value: 'NUMBER',
    description: 'The same prompt or brief, size and seed give the same image.',
  },
  template: {
    type: 'string',
    value: 'NAME',
    description: 'A template to fill from the prompt, instead of a free design.',
  },
  design: {
    type: 'string',
    value: 'FILE',
    description: 'A DESIGN.md whose colors, font and logo to use.',
  },
  brand: { type: 'string', value: 'NAME', description: 'A saved brand, instead of --design.' },
} as const satisfies OptionTable;

type BriefImage = NonNullable<Brief['image']>;
type SourceContext = Pick<Context<typeof SOURCE_OPTIONS>, 'values' | 'args' | 'host' | 'terminal' | 'signal'>;

/** The prompt, or the brief in a file. */
export async function readSource({ values, args: [prompt], host }: SourceContext): Promise<string | Brief> {
  const { brief: file } = values;
  if (file === undefined) {
    if (prompt === undefined) throw usageError('A PROMPT or --brief FILE is required.');
    return await readPromptText(prompt, host);
  }
  if (prompt !== undefined) throw usageError('Give a prompt or --brief, not both.');
  return await readJsonObject(file, host);
}

/**
 * The source around the picture of `--image`: a prompt is read into a brief, which alone can have one. Warns of what of the prompt was
 * not understood, as the image of a prompt would.
 */
export async function withImage(
  source: string | Brief,
  { values, host, terminal, signal }: SourceContext,
  cardwright: Cardwright,
): Promise<string | Brief> {
  if (values.image === undefined) return source;
  const image = await toBriefImage(values.image, host, cardwright, signal);
  if (typeof source !== 'string') return { ...source, image };
  const { brief, warnings } = await cardwright.readPrompt(source, { signal });
  for (const warning of warnings) terminal.warn(warning);
  return { ...brief, image };
}

async function toBriefImage(
  given: string,
  host: Context['host'],
  cardwright: Cardwright,
  signal: AbortSignal,
): Promise<BriefImage> {
  if (/^https?:\/\//i.test(given)) return { url: given };
  const upload = readUploadReference(given) ?? readUploadReference(`upload:${given}`);
  if (upload !== undefined) return { upload };
  const bytes = given === '-' ? await readAll(host.stdin) : readFileSync(given);
  const name = given === '-' ? undefined : basename(given);
  return { upload: (await cardwright.uploads.create(bytes, { name, signal })).id };
}

/** What to draw, apart from the format: sizes and seed as numbers, the design document as text. */
export async function readSourceOptions({ values, host }: SourceContext): Promise<GenerateBody> {
  return {
    ...parseSize(values.size),
    seed: parseNumber('--seed', values.seed),
    templateId: values.template,
    designMd: values.design === undefined ? undefined : await readText(values.design, host),
    brand: values.brand,
  };
}

/** A prompt from the command line; `-` is the standard input. */
export async function readPromptText(prompt: string, host: Context['host']): Promise<string> {
  const text = prompt === '-' ? (await readText('-', host)).trim() : prompt;
  if (text.trim() === '') throw usageError('The prompt is empty.');
  return text;
}
