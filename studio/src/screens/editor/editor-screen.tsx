import { CardwrightError } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { readDraft, storeDraft } from '../../base/draft.ts';
import { place } from '../../base/router.tsx';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Editor } from './editor.tsx';
import type { Start } from './editor-model.ts';
import { type LocalDraft, toDraftName } from './keep-draft.ts';
import { readStart, StartPanel } from './start-panel.tsx';

/** Where one begins, or the draft or template that the address names. */
export function EditorScreen() {
  const owner = account.value?.id ?? '';
  const where = place.value;
  const from = readStart(where);
  if (where === '' || from !== undefined) return <StartPanel owner={owner} from={from} />;
  return <OwnEditor key={where} owner={owner} name={where} />;
}

function OwnEditor({ owner, name }: { owner: string; name: string }) {
  const { value: start, refusal } = useLoad((signal) => loadStart(owner, name, signal), [name]);
  if (refusal) return <Notice kind="error">{refusal.message}</Notice>;
  if (start === undefined) return <div class="loading" aria-busy="true" />;
  return (
    <Editor
      owner={owner}
      name={name}
      start={start}
      onNamed={async (other) => {
        await api.ownTemplates.deleteDraft(name).catch(orMissing);
        storeDraft(owner, toDraftName(name), {});
        location.replace(`#${other}`);
      }}
    />
  );
}

/** The template, its draft, and what of that did not reach the service. Throws where there is nothing of the name. */
async function loadStart(owner: string, name: string, signal: AbortSignal): Promise<Start> {
  const [published, saved] = await Promise.all([
    api.ownTemplates.get(name, { signal }).catch(orMissing),
    api.ownTemplates.getDraft(name, { signal }).catch(orMissing),
  ]);
  const { definition, version, revision = 0, isSending } = readDraft<LocalDraft>(owner, toDraftName(name));
  const at = saved?.revision ?? 0;
  if (definition !== undefined)
    // Of what was on its way, nobody knows whether it arrived.
    return {
      published,
      draft: { definition, version },
      revision: at,
      isBehind: revision !== at && !(isSending && (revision === 0 || at === revision + 1)),
    };
  if (!published && !saved)
    throw new CardwrightError(`Your account has neither a template nor a draft "${name}".`);
  const draft = saved && { definition: saved.definition, version: saved.version ?? undefined };
  return { published, draft, revision: at, isBehind: false };
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof CardwrightError) || error.status !== 404) throw error;
}
