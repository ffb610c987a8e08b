import type { TemplateDefinition, TemplateDraft } from '../../../../client/src/index.ts';
import { liveApi } from '../../base/api.ts';
import { toBlob } from '../../base/data-url.ts';
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
  return { ...draft, complaints: onceEach(draft.complaints), url: URL.createObjectURL(toBlob(image)) };
}

/** What is wrong with a text that a list repeats is said once and not for each item. */
function onceEach(complaints: TemplateDraft['complaints']): TemplateDraft['complaints'] {
  const told = new Map(complaints.toReversed().map((one) => [`${one.path} ${one.code}`, one]));
  return complaints.filter((one) => told.get(`${one.path} ${one.code}`) === one);
}
