import { useSignal } from '@preact/signals';
import type { Generation } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { toSize, toTime } from '../../base/format.ts';
import { toRefusal } from '../../base/refusal.ts';
import { account, noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findWorkInMake, remake } from '../make/remake.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { toFileName, toTitle } from './describe.ts';
import type { HistoryModel } from './history-model.ts';

type PictureDialogProps = { generation: Generation; model: HistoryModel; onClose(): void };

/** One picture at its size, with what it was drawn from. */
export function PictureDialog({ generation, model, onClose }: PictureDialogProps) {
  const { id, url, width, height, starred, completedAt, error } = generation;
  const isDeleting = useSignal(false);
  const path = url === null ? undefined : toLocalPath(url);
  return (
    <Dialog title={toTitle(generation)} onClose={onClose}>
      {() => (
        <div class="picture-dialog">
          {path && <img src={path} alt={toTitle(generation)} width={width} height={height} />}
          {error !== null && <Notice kind="error">{error}</Notice>}
          <div class="actions">
            <RemakeButton generation={generation} />
            {path && (
              <a class="button" href={path} download={toFileName(generation)}>
                <Icon name="download" /> Download
              </a>
            )}
            <Button
              icon="star"
              class="star"
              aria-pressed={starred}
              onClick={() => void model.setStarred([id], !starred)}
            >
              Star
            </Button>
            {completedAt !== null && (
              <Button icon="trash" onClick={() => (isDeleting.value = true)}>
                Delete
              </Button>
            )}
          </div>
          {url !== null && <CopyField id="picture-url" label="URL of the picture" value={url} />}
          <Facts generation={generation} />
          {isDeleting.value && (
            <DeleteDialog
              generations={[generation]}
              model={model}
              onClose={() => (isDeleting.value = false)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

function RemakeButton({ generation }: { generation: Generation }) {
  const owner = account.value?.id ?? '';
  const work = useSignal<string | undefined>(undefined);
  const problem = useSignal('');
  const open = async (): Promise<void> => {
    try {
      await remake(owner, generation);
    } catch (error) {
      if (!noteSignedOut(error)) problem.value = toRefusal(error).message;
    }
  };
  const start = (): void => {
    work.value = findWorkInMake(owner);
    if (work.value === undefined) void open();
  };
  return (
    <>
      <Button primary icon="shuffle" onClick={start}>
        Open in Create
      </Button>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      {work.value !== undefined && (
        <ConfirmDialog
          title="Replace the picture that you are working on?"
          action="Replace it"
          onConfirm={() => remake(owner, generation)}
          onClose={() => (work.value = undefined)}
        >
          <p>In Create, you are working on “{work.value.slice(0, 80)}”. Opening this picture replaces it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Facts({ generation }: { generation: Generation }) {
  const { prompt, createdAt, width, height, format, seed, creditsUsed, branded, warnings } = generation;
  const facts: [string, string][] = [
    ['Made', toTime(createdAt)],
    ['Size', `${toSize(width, height)}, ${format.toUpperCase()}`],
    ['Seed', String(seed)],
    ['Credits', creditsUsed === 0 ? 'none: it was given back' : String(creditsUsed)],
    ['Brand document', branded ? 'yes' : 'none'],
    ...(prompt === '' ? [] : [['Prompt', prompt] as [string, string]]),
    ...(warnings.length === 0 ? [] : [['Not as asked', warnings.join('\n')] as [string, string]]),
  ];
  return (
    <dl class="facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
