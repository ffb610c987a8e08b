import type { CardTemplate, TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toBlob } from '../../base/data-url.ts';
import { beginDraft } from '../editor/begin-draft.ts';

/** Opens the editor with a template made of a card. Its pictures are uploaded: a template draws no others. */
export async function openAsTemplate(owner: string, made: CardTemplate): Promise<void> {
  const references = new Map<string, string>();
  for (const [name, url] of Object.entries(made.pictures))
    references.set(name, (await api.uploads.create(toBlob(url), { name: `Template ${name}` })).reference);
  const parameters = made.definition.parameters?.map((parameter) =>
    parameter.type === 'image' ? { ...parameter, default: references.get(parameter.name) } : parameter,
  );
  const definition: TemplateDefinition = { ...made.definition, ...(parameters && { parameters }) };
  location.assign(`/studio/editor#${await beginDraft(owner, definition)}`);
}
