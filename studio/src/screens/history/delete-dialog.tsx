import type { Generation } from '../../../../client/src/index.ts';
import { toCount } from '../../base/format.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { HistoryModel } from './history-model.ts';

type DeleteDialogProps = { generations: readonly Generation[]; model: HistoryModel; onClose(): void };

/** Says what ends with the pictures before they are deleted. */
export function DeleteDialog({ generations, model, onClose }: DeleteDialogProps) {
  const isOne = generations.length === 1;
  return (
    <ConfirmDialog
      danger
      title={`Delete ${toCount(generations.length, 'picture')}?`}
      action={isOne ? 'Delete the picture' : 'Delete the pictures'}
      onConfirm={() => model.remove(generations.map(({ id }) => id))}
      onClose={onClose}
    >
      <p>
        This permanently deletes {isOne ? 'the picture and its prompt' : 'the pictures and their prompts'}.
        Pages no longer show {isOne ? 'it: its URL stops working' : 'them: their URLs stop working'}. Credits
        are not refunded.
      </p>
    </ConfirmDialog>
  );
}
