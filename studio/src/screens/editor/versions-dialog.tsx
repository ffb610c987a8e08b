import { useSignal } from '@preact/signals';
import type { TemplateVersionList } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { useEditor } from './editor-context.ts';

const PAGE = 20;

/** What was published, with pictures: each can be taken back into the draft. */
export function VersionsDialog({ name, onClose }: { name: string; onClose(): void }) {
  const { change } = useEditor();
  const limit = useSignal(PAGE);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const { value, refusal: unlisted } = useLoad<TemplateVersionList>(
    (signal) => api.ownTemplates.versions(name, { limit: limit.value, signal }),
    [limit.value],
  );
  const restore = async (version: number, close: () => void): Promise<void> => {
    refusal.value = undefined;
    try {
      change((await api.ownTemplates.get(name, { version })).definition);
      close();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  const problem = refusal.value ?? unlisted;
  return (
    <Dialog title={`Versions of ${name}`} onClose={onClose}>
      {(close) => (
        <>
          <p class="hint">A restored version becomes your draft, which you can publish or undo.</p>
          {problem && <Notice kind="error">{problem.message}</Notice>}
          {value === undefined && !problem && <div class="loading" aria-busy="true" />}
          <ul class="tiles versions">
            {value?.versions.map(({ version, createdAt, example }, index) => (
              <li key={version} class="tile still">
                <Thumbnail
                  url={`/studio/api/v1/templates/${name}.v${version}/preview?${new URLSearchParams(example)}`}
                />
                <strong>Version {version}</strong>
                <span class="hint">
                  {toTime(createdAt)}
                  {index === 0 && ', published'}
                </span>
                <Button class="small" icon="undo" onClick={() => void restore(version, close)}>
                  Restore<span class="visually-hidden"> version {version}</span>
                </Button>
              </li>
            ))}
          </ul>
          {value && value.versions.length < value.total && (
            <Button onClick={() => (limit.value = Math.min(100, limit.value + PAGE))}>Show more</Button>
          )}
        </>
      )}
    </Dialog>
  );
}
