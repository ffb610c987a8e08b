import { type CardTemplate, CardwrightError, type TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { beginDraft } from '../editor/begin-draft.ts';

/** Opens the editor with a template made of a card. Its pictures are uploaded: a template draws no others. */
export async function openAsTemplate(owner: string, made: CardTemplate): Promise<void> {
  const references = new Map<string, string>();
  for (const [name, url] of Object.entries(made.pictures))
    references.set(name, (await api.uploads.create(toFile(url), { name: `Template ${name}` })).reference);
  const parameters = made.definition.parameters?.map((parameter) =>
    parameter.type === 'image' ? { ...parameter, default: references.get(parameter.name) } : parameter,
  );
  const definition: TemplateDefinition = { ...made.definition, ...(parameters && { parameters }) };
  location.assign(`/studio/editor#${await beginDraft(owner, definition)}`);
}

function toFile(dataUrl: string): Blob {
  const [, type = '', data] = /^data:([^;]+);base64,(.*)$/s.exec(dataUrl) ?? [];
  if (data === undefined) throw new CardwrightError('The service sent no picture.');
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
