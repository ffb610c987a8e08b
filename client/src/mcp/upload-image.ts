import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { defineTool, type Tool, ToolError } from '@cardwright/contract/mcp-tool';
import { z } from 'zod';
import type { Cardwright } from '../cardwright.ts';
import { isInside, outsideOf } from './is-inside.ts';

/** A tool that uploads images from `directory` and the directories in it, and from nowhere else: links are followed first. */
export const createUploadImage = (directory: string, connect: () => Cardwright): Tool =>
  defineTool({
    name: 'upload_image',
    title: 'Upload a picture from a file',
    description:
      'Uploads a PNG, JPEG, WebP or SVG from the directory that the user allowed (by default, where the agent runs), to compose ' +
      'images around it: pass `id` as `image.upload` to generate_image, preview_image or draw_brief. `reference` is for logos and ' +
      'image parameters of cards. The same file is stored once. Free.',
    input: z.strictObject({ path: z.string().describe('Path of the file, such as photos/team.jpg.') }),
    output: z.object({
      id: z.string().describe('Id of the upload.'),
      reference: z.string().describe('In place of a URL.'),
      width: z.int().nullable().describe('In pixels.'),
      height: z.int().nullable().describe('In pixels.'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    async run({ input: { path }, signal }) {
      const file = await resolveSource(directory, path);
      const { id, reference, width, height } = await connect().uploads.create(await readFile(file), {
        name: basename(file).slice(-100),
        signal,
      });
      return { structured: { id, reference, width, height } };
    },
  });

async function resolveSource(directory: string, path: string): Promise<string> {
  const root = await realpath(directory);
  const asked = path.includes('\0') ? root : resolve(root, path);
  // Before the disk is asked, so that no answer tells what is elsewhere.
  if (!isInside(root, asked)) throw outsideOf(root);
  const file = await realpath(asked).catch(() => {
    throw new ToolError(`\`path\` must be the path of a file: ${asked} does not exist.`);
  });
  if (!isInside(root, file)) throw outsideOf(root);
  if (!(await stat(file)).isFile())
    throw new ToolError(`\`path\` must be the path of a file: ${asked} is none.`);
  return file;
}
