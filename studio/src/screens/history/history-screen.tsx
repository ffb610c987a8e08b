import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { toCount } from '../../base/format.ts';
import { isAbout } from '../../base/refusal.ts';
import { Link } from '../../base/router.tsx';
import { account } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { createHistoryModel, type HistoryModel } from './history-model.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureTile } from './picture-tile.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** Every picture that the account made: to find, keep, take along, delete and make again. */
export function HistoryScreen() {
  const owner = account.value?.id ?? '';
  const model = useMemo(() => createHistoryModel(owner), [owner]);
  useEffect(() => () => model.dispose(), [model]);
  const openId = useSignal<string | undefined>(undefined);
  const open = model.generations.value?.find(({ id }) => id === openId.value);
  const refusal = model.refusal.value;
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>Library</h1>
        <p class="hint" role="status">
          {model.generations.value && toCount(model.total.value, 'picture')}
        </p>
      </div>
      <HistoryFilters model={model} />
      {refusal && !isAbout(refusal, 'q') && <Notice kind="error">{refusal.message}</Notice>}
      <Pictures model={model} onOpen={(id) => (openId.value = id)} />
      <SelectionBar model={model} />
      {open && (
        <PictureDialog
          key={open.id}
          generation={open}
          model={model}
          onClose={() => (openId.value = undefined)}
        />
      )}
    </div>
  );
}

function Pictures({ model, onOpen }: { model: HistoryModel; onOpen(id: string): void }) {
  const { generations, isLoading, hasMore, isNarrowed, more, total } = model;
  if (generations.value === undefined) return <div class="loading" aria-busy="true" />;
  if (generations.value.length === 0 && !isLoading.value) return <Empty isNarrowed={isNarrowed.value} />;
  return (
    <>
      <ul class="pictures" aria-busy={isLoading.value}>
        {generations.value.map((generation) => (
          <PictureTile
            key={generation.id}
            generation={generation}
            isSelected={model.selected.value.includes(generation.id)}
            onSelect={(isSelected) => model.setSelected(generation.id, isSelected)}
            onStar={() => void model.setStarred([generation.id], !generation.starred)}
            onOpen={() => onOpen(generation.id)}
          />
        ))}
      </ul>
      {hasMore.value && (
        <p class="more">
          <Button disabled={isLoading.value} onClick={() => void more()}>
            Show more ({toCount(Math.max(0, total.value - generations.value.length), 'picture')})
          </Button>
        </p>
      )}
    </>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <p class="empty">No picture matches. Try another word, or remove a filter.</p>;
  return (
    <div class="empty">
      <p>
        Pictures that you generate are kept here, with the prompt and the texts that they were drawn from.
      </p>
      <Link to="" class="button primary">
        Make the first one
      </Link>
    </div>
  );
}
