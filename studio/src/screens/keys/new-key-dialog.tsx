import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CreatedKey } from '../../../../client/src/index.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';

type NewKeyDialogProps = { created: CreatedKey; onClose(): void };

/** Shows a key, once: it cannot be closed before somebody says that it is kept. */
export function NewKeyDialog({ created, onClose }: NewKeyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isKept = useSignal(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="small"
      aria-labelledby="new-key-title"
      onCancel={(event) => {
        if (!isKept.peek()) event.preventDefault();
      }}
      // Browsers let a second Escape through: whoever has not kept the key sees it again.
      onClose={() => (isKept.peek() ? onClose() : dialog.current?.showModal())}
    >
      <div class="dialog-head">
        <h2 id="new-key-title">The key of {created.name}</h2>
      </div>
      <div class="dialog-body confirm">
        <p>
          This is the only time that it is shown. It is not stored and cannot be recovered: keep it where your
          program reads it, such as <code>CARDWRIGHT_API_KEY</code>.
        </p>
        <CopyField id="new-key" label="API key" value={created.key} />
        <label class="choice">
          <input
            type="checkbox"
            checked={isKept.value}
            onChange={(event) => {
              isKept.value = event.currentTarget.checked;
            }}
          />
          <span>I have saved it</span>
        </label>
        <div class="actions">
          <Button primary disabled={!isKept.value} onClick={() => dialog.current?.close()}>
            Done
          </Button>
        </div>
      </div>
    </dialog>
  );
}
