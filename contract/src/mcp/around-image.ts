import type { z } from 'zod';
import { type briefImage, readBrief } from '../schemas/brief.ts';
import type { ToolCall } from './tool.ts';

type Asked = {
  prompt?: string | undefined;
  brief?: object | undefined;
  image?: z.output<typeof briefImage> | undefined;
};
type Warnings = Pick<z.output<typeof readBrief>, 'warnings' | 'warning_details'>;

const NONE: Warnings = { warnings: [], warning_details: [] };

/**
 * What to draw, with `image` in its brief: only a brief can have one, so a prompt is read into one first. `unread` warns of what of the
 * prompt was not understood, which the drawing of a brief does not know.
 */
export async function aroundImage<Body extends Asked>(
  { image, ...body }: Body,
  { api, signal }: Pick<ToolCall<unknown>, 'api' | 'signal'>,
): Promise<{ body: Omit<Body, 'image'>; unread: Warnings }> {
  if (image === undefined) return { body, unread: NONE };
  if (body.brief !== undefined) return { body: { ...body, brief: { ...body.brief, image } }, unread: NONE };
  const { brief, warnings, warning_details } = readBrief.parse(
    await api.request({ method: 'POST', path: '/api/v1/briefs', body: { prompt: body.prompt }, signal }),
  );
  return { body: { ...body, brief: { ...brief, image } }, unread: { warnings, warning_details } };
}
