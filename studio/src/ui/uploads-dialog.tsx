import { useSignal } from '@preact/signals';
import type { Upload } from '../../../client/src/index.ts';
import { api, liveApi } from '../base/api.ts';
import { toBytes, toCount, toSize } from '../base/format.ts';
import { useLoad } from '../base/use-load.ts';
import { Button } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { toUploadPath } from './upload-picker.tsx';

type UploadsDialogProps = {
  /** Called with the one that is pressed; the dialog closes then. Without it, they are only shown and deleted. */
  onChoose?(upload: Upload): void;
  onClose(): void;
};

/** The uploads of the account, to choose from and to delete. */
export function UploadsDialog({ onChoose, onClose }: UploadsDialogProps) {
  const { value: found, refusal, reload } = useLoad((signal) => liveApi.uploads.list({ signal }));
  // What is chosen here is a picture.
  const shown = found?.uploads.filter(({ kind }) => kind === 'image' || onChoose === undefined);
  const deleting = useSignal<Upload | undefined>(undefined);
  return (
    <Dialog title="Your uploads" onClose={onClose}>
      {(close) => (
        <>
          {refusal && <Notice kind="error">{refusal.message}</Notice>}
          {found && (
            <p class="hint" role="status">
              {toCount(found.count, 'file')} of {found.countLimit}, {toBytes(found.bytes)} of{' '}
              {toBytes(found.bytesLimit)}
            </p>
          )}
          {shown?.length === 0 && (
            <p class="empty">Nothing here yet. Files that you choose or drop in the studio are kept here.</p>
          )}
          <ul class="tiles uploads">
            {shown?.map((upload) => (
              <li key={upload.id}>
                <UploadTile
                  upload={upload}
                  onChoose={
                    onChoose &&
                    (() => {
                      onChoose(upload);
                      close();
                    })
                  }
                />
                <Button
                  quiet
                  class="small"
                  icon="trash"
                  aria-label={`Delete ${toTitle(upload)}`}
                  onClick={() => (deleting.value = upload)}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
          {deleting.value && (
            <DeleteDialog
              upload={deleting.value}
              onDeleted={reload}
              onClose={() => (deleting.value = undefined)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

const toTitle = ({ name, id }: Upload): string => name ?? id;

function UploadTile({ upload, onChoose }: { upload: Upload; onChoose?: (() => void) | undefined }) {
  const { id, kind, width, height, bytes, family } = upload;
  const content = (
    <>
      {kind === 'image' && <img src={toUploadPath(id)} alt="" loading="lazy" decoding="async" />}
      <span class="name">{toTitle(upload)}</span>
      <small>
        {kind === 'font' && `${family ?? 'font'}, `}
        {width !== null && height !== null && `${toSize(width, height)}, `}
        {toBytes(bytes)}
      </small>
    </>
  );
  if (onChoose === undefined) return <div class="tile still">{content}</div>;
  return (
    <button type="button" class="tile" onClick={onChoose}>
      {content}
    </button>
  );
}

type DeleteDialogProps = { upload: Upload; onDeleted(): void; onClose(): void };

function DeleteDialog({ upload, onDeleted, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      danger
      title={`Delete ${toTitle(upload)}?`}
      action="Delete the file"
      onConfirm={async () => {
        await api.uploads.delete(upload.id);
        onDeleted();
      }}
      onClose={onClose}
    >
      <p>
        The file is permanently deleted. Generated images stay. Signed cards that show it return an error, and
        brands lose their logo, until the same file is uploaded again.
      </p>
    </ConfirmDialog>
  );
}
