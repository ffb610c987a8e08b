import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { defineTool, type Tool, ToolError } from '@cardwright/contract/mcp-tool';
import { z } from 'zod';
import { isInside, outsideOf } from './is-inside.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const IMAGE_PATH = /^\/(?:images|i)\/[^/]+$/;

/**
 * A tool that saves images of the service into `directory` and the directories in it, and nowhere else: links are followed
 * before the path is checked, and only files with an image's extension are written.
 */
export const createSaveImage = (directory: string): Tool =>
  defineTool({
    name: 'save_image',
    title: 'Save an image to a file',
    description:
      'Saves an image to a file in the directory that the user allowed (by default, where the agent runs). ' +
      'Pass the URL from generate_image, history or sign_card_url; a card that was never loaded costs one credit. ' +
      'Existing files are only replaced with overwrite.',
    input: z.strictObject({
      url: z.string().describe('The URL of the image.'),
      path: z
        .string()
        .describe(
          'Path of the file, such as public/og/launch.png, ending in .png, .jpg or .jpeg. Its directory must exist.',
        ),
      overwrite: z.boolean().optional().describe('Replace an existing file. Default: false.'),
    }),
    output: z.object({
      path: z.string().describe('Absolute path of the file.'),
      bytes: z.int().describe('Size of the file.'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    async run({ input, api, signal }) {
      const url = parseImageUrl(input.url);
      const { target, wanted } = await resolveTarget(directory, input.path);
      // Before a card is rendered and charged.
      await checkTarget(target, input);
      const { bytes, type } = await api.download(url, signal);
      if (type !== wanted)
        throw new ToolError(
          `\`path\` must end in ${type === 'image/jpeg' ? '.jpg or .jpeg' : '.png'}: the image is ${type}.`,
        );
      await write(target, bytes, input);
      return { structured: { path: target, bytes: bytes.length } };
    },
  });

function parseImageUrl(url: string): string {
  if (/^https?:\/\//i.test(url) && URL.canParse(url) && IMAGE_PATH.test(new URL(url).pathname)) return url;
  throw new ToolError('`url` must be the URL of an image, from generate_image, history or sign_card_url.');
}

async function resolveTarget(directory: string, path: string): Promise<{ target: string; wanted: string }> {
  const wanted = EXTENSIONS[/\.([a-z]+)$/.exec(path.toLowerCase())?.[1] ?? ''];
  if (wanted === undefined || path.includes('\0'))
    throw new ToolError('`path` must be the path of a file that ends in .png, .jpg or .jpeg.');
  const root = await realpath(directory);
  const asked = resolve(root, path);
  // Before the disk is asked, so that no answer tells what is elsewhere.
  if (!isInside(root, asked)) throw outsideOf(root);
  const parent = await realpath(dirname(asked)).catch(() => {
    throw new ToolError(`The directory of \`path\`, ${dirname(asked)}, does not exist. Create it first.`);
  });
  const target = join(parent, basename(asked));
  if (!isInside(root, target)) throw outsideOf(root);
  return { target, wanted };
}

type Wish = { path: string; overwrite?: boolean | undefined };

async function checkTarget(target: string, { path, overwrite }: Wish): Promise<void> {
  const known = await lstat(target).catch(() => undefined);
  if (known === undefined) return;
  if (!known.isFile()) throw new ToolError(`${path} exists and is not a file. Choose another \`path\`.`);
  if (overwrite !== true) throw exists(path);
}

/** Never through a link that was put there meanwhile. */
async function write(target: string, bytes: Uint8Array, { path, overwrite }: Wish): Promise<void> {
  const { O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_NOFOLLOW } = constants;
  const flags = O_WRONLY | O_CREAT | O_NOFOLLOW | (overwrite === true ? O_TRUNC : O_EXCL);
  const file = await open(target, flags, 0o644).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? exists(path) : error;
  });
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}

const exists = (path: string): ToolError =>
  new ToolError(
    `${path} exists already. Choose another \`path\`, or set \`overwrite\` to true to replace it.`,
  );
