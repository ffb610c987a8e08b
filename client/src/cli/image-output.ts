import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Cardwright } from '../cardwright.ts';
import type { FinishedGeneration } from '../generations.ts';
import type { Download } from '../http/connection.ts';
import type { Context, JSON_OPTION, OptionTable } from './command.ts';
import { usageError } from './command-error.ts';
import { openInViewer } from './open-in-viewer.ts';
import { parseNumber } from './option-values.ts';

/** Where an image goes. */
export const OUTPUT_OPTIONS = {
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    description: 'Save the image to a file; - writes it to standard output.',
  },
  open: { type: 'boolean', description: 'Open the image when it is ready.' },
} as const satisfies OptionTable;

/** Output options of every command that returns a generated image. */
export const IMAGE_OPTIONS = {
  ...OUTPUT_OPTIONS,
  wait: { type: 'string', value: 'SECONDS', description: 'Maximum time to wait. Default: 120.' },
} as const satisfies OptionTable;

type ImageOptions = typeof IMAGE_OPTIONS & typeof JSON_OPTION;
/** Of a command that has these options, and perhaps others. */
type ImageContext = Pick<Context<ImageOptions>, 'values' | 'host' | 'terminal' | 'signal'>;

/** How long to wait for it; undefined for the client's own patience. */
export function toWaitMs({ wait }: ImageContext['values']): number | undefined {
  const seconds = parseNumber('--wait', wait);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Throws what would go wrong with the output later, before a credit is spent. */
export function checkOutput({
  values,
  host,
}: {
  values: { output?: string | undefined; json?: boolean | undefined };
  host: Context['host'];
}): void {
  const { output, json } = values;
  if (output === undefined) return;
  if (output !== '-') {
    if (statSync(output, { throwIfNoEntry: false })?.isDirectory())
      throw usageError(`${output} is a directory. Add a file name: -o ${output.replace(/\/$/, '')}/card.png`);
    accessSync(dirname(output), constants.W_OK);
    return;
  }
  if (json) throw usageError('-o - and --json both use standard output. Choose one.');
  if (host.stdout.isTTY)
    throw usageError(
      'Refusing to write image bytes to the terminal.',
      'Redirect them: cardwright ... -o - > card.png',
    );
}

/** Saves, prints and shows an image as its options say. */
export async function writeImage(
  context: ImageContext,
  cardwright: Cardwright,
  image: FinishedGeneration,
): Promise<void> {
  const { terminal, signal } = context;
  const { output, open, json } = context.values;
  for (const warning of image.warnings) terminal.warn(warning);
  // Before anything that may fail: the image is paid for, and this is where it is.
  if (output !== '-') terminal.data(json ? JSON.stringify(image, null, 2) : image.url);
  if (output !== undefined) {
    const download = await cardwright.download(image.url, { signal });
    if (output === '-') {
      terminal.bytes(download.bytes);
    } else {
      writeFileSync(output, download.bytes);
      const { width, height, seed } = image;
      terminal.note(`Saved ${output}: ${width}x${height} ${describeImage(download)}, seed ${seed}.`);
    }
  }
  if (open) openInViewer(output === undefined || output === '-' ? image.url : output, terminal);
}

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};

export const describeImage = ({ bytes, type }: Download): string =>
  `${FORMAT_NAMES[type] ?? 'PNG'}, ${Math.ceil(bytes.length / 1000)} kB`;

/** What the name of a preview's file asks for. */
export function toPreviewFormat(output: string): 'png' | 'jpeg' | 'webp' | 'avif' | undefined {
  const [, ending] = /\.(webp|avif)$/i.exec(output) ?? [];
  return ending === undefined ? toFormat(output) : (ending.toLowerCase() as 'webp' | 'avif');
}

/** What the name of the file asks for. */
export function toFormat(output: string | undefined): 'png' | 'jpeg' | undefined {
  const [, ending = 'png'] = /\.(\w+)$/.exec(output ?? '') ?? [];
  if (/^jpe?g$/i.test(ending)) return 'jpeg';
  if (/^(?:webp|gif|svg|avif|pdf)$/i.test(ending))
    throw usageError(`Unsupported image format: ${ending}. Use a .png or .jpg file, or set --format.`);
  return undefined;
}
