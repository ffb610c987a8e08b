import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Generation } from '../../../../client/src/index.ts';
import { toCount } from '../../base/format.ts';
import { isAbort, toRefusal } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { toTitle } from './describe.ts';
import { type HistoryModel, MAX_SELECTED } from './history-model.ts';

/** What can be done with the selected pictures. */
export function SelectionBar({ model }: { model: HistoryModel }) {
  const { selected, generations, setStarred } = model;
  const isDeleting = useSignal(false);
  const ids = selected.value;
  const chosen = (generations.value ?? []).filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) return null;
  const allStarred = chosen.every(({ starred }) => starred);
  return (
    <section class="selection-bar" aria-label="Selected pictures">
      <p role="status">
        {toCount(chosen.length, 'picture')} selected{chosen.length === MAX_SELECTED && ' (the most at once)'}
      </p>
      <ZipButton generations={chosen} />
      <Button icon="star" onClick={() => void setStarred(ids, !allStarred)}>
        {allStarred ? 'Remove the stars' : 'Star'}
      </Button>
      <Button icon="trash" onClick={() => (isDeleting.value = true)}>
        Delete
      </Button>
      <Button quiet onClick={() => (selected.value = [])}>
        Clear the selection
      </Button>
      {isDeleting.value && (
        <DeleteDialog generations={chosen} model={model} onClose={() => (isDeleting.value = false)} />
      )}
    </section>
  );
}

function ZipButton({ generations }: { generations: readonly Generation[] }) {
  const done = useSignal<number | undefined>(undefined);
  const problem = useSignal('');
  const cancel = useRef(new AbortController());
  useEffect(() => () => cancel.current.abort(), []);
  const download = async (): Promise<void> => {
    problem.value = '';
    done.value = 0;
    try {
      const onProgress = (count: number): void => {
        done.value = count;
      };
      const { downloadAll } = await import('./download-all.ts');
      const { missing } = await downloadAll(generations, onProgress, cancel.current.signal);
      if (missing.length > 0)
        problem.value = `Left out of the ZIP because it has no image or could not be fetched: ${missing.map(toTitle).join(', ')}.`;
    } catch (error) {
      if (!isAbort(error)) problem.value = toRefusal(error).message;
    } finally {
      done.value = undefined;
    }
  };
  return (
    <>
      <Button primary icon="download" disabled={done.value !== undefined} onClick={() => void download()}>
        {done.value === undefined
          ? 'Download as ZIP'
          : `Fetching ${Math.min(done.value + 1, generations.length)} of ${generations.length}…`}
      </Button>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
    </>
  );
}
