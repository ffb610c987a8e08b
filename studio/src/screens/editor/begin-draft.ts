import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { readDraft, storeDraft } from '../../base/draft.ts';
import { type LocalDraft, toDraftName } from './keep-draft.ts';

/** What a new template is called until it is published. */
const UNTITLED = 'untitled';

/** Begins a new template, and gives the name under which the editor opens it. */
export async function beginDraft(owner: string, definition: TemplateDefinition): Promise<string> {
  const [drafts, templates] = await Promise.all([api.ownTemplates.drafts(), api.ownTemplates.list()]);
  const taken = new Set([...drafts, ...templates].map(({ name }) => name));
  let name = UNTITLED;
  const isTaken = (): boolean =>
    taken.has(name) || readDraft<LocalDraft>(owner, toDraftName(name)).definition !== undefined;
  for (let count = 2; isTaken(); count++) name = `${UNTITLED}-${count}`;
  storeDraft(owner, toDraftName(name), { definition, revision: 0 } satisfies LocalDraft);
  return name;
}

/** What a draft is called on the screen. */
export function toDraftTitle(name: string): string {
  const [, count] = /^untitled(?:-(\d+))?$/.exec(name) ?? [];
  if (name !== UNTITLED && count === undefined) return name;
  return count === undefined ? 'New template' : `New template ${count}`;
}
