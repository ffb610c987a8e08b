import { api } from '../../base/api.ts';
import { readDraft } from '../../base/draft.ts';
import { place } from '../../base/router.tsx';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Editor } from './editor.tsx';
import { type EditorDraft, toDraftName } from './editor-model.ts';
import { forgetNew, NEW, readStart, StartPanel } from './start-panel.tsx';

/** Where one begins, or the template that the address names. */
export function EditorScreen() {
  const owner = account.value?.id ?? '';
  const where = place.value;
  const from = readStart(where);
  if (where === '' || from !== undefined) return <StartPanel owner={owner} from={from} />;
  if (where !== NEW) return <OwnEditor key={where} owner={owner} name={where} />;
  const { definition } = readDraft<EditorDraft>(owner, toDraftName(NEW));
  if (definition === undefined) return <StartPanel owner={owner} />;
  return (
    <Editor
      owner={owner}
      name={undefined}
      place={NEW}
      start={{ definition, version: undefined }}
      onNamed={(name) => {
        forgetNew(owner);
        location.replace(`#${name}`);
      }}
    />
  );
}

function OwnEditor({ owner, name }: { owner: string; name: string }) {
  const { value, refusal } = useLoad((signal) => api.ownTemplates.get(name, { signal }), [name]);
  if (refusal) return <Notice kind="error">{refusal.message}</Notice>;
  if (value === undefined) return <div class="loading" aria-busy="true" />;
  const { definition, version } = value;
  return <Editor owner={owner} name={name} place={name} start={{ definition, version }} onNamed={() => {}} />;
}
