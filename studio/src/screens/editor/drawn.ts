import type { TemplateDefinition, TemplateDraft } from '../../../../client/src/index.ts';
import { liveApi } from '../../base/api.ts';
import { type SampleName, toParams } from './sample-texts.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

/** A picture of a draft as the service drew it; `url` is of this page and has to be revoked. */
export type Drawn = Omit<TemplateDraft, 'image'> & { url: string };

export async function drawDraft(
  definition: TemplateDefinition,
  { shape, sample }: { shape: ShapeName; sample: SampleName },
  signal: AbortSignal,
): Promise<Drawn> {
  const { width, height } = SHAPES[shape];
  const params = { ...toParams(definition.parameters ?? [], sample), width, height };
  const { image, ...draft } = await liveApi.ownTemplates.draft(definition, params, { signal });
  return { ...draft, complaints: onceEach(draft.complaints), url: toObjectUrl(image) };
}

/** What is wrong with a text that a list repeats is said once and not for each item. */
function onceEach(complaints: TemplateDraft['complaints']): TemplateDraft['complaints'] {
  const told = new Map(complaints.toReversed().map((one) => [`${one.path} ${one.code}`, one]));
  return complaints.filter((one) => told.get(`${one.path} ${one.code}`) === one);
}

// The page's policy allows pictures of its own alone, and no data URLs.
function toObjectUrl(dataUrl: string): string {
  const [head = '', data = ''] = dataUrl.split(',');
  const letters = atob(data);
  const bytes = new Uint8Array(letters.length);
  // A loop: this is done for each picture while something is dragged.
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return URL.createObjectURL(new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' }));
}
