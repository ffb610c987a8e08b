import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';

type SecretDialogProps = {
  title: string;
  /** What the secret is. */
  label: string;
  secret: string;
  onClose(): void;
  /** What it is for. */
  children: ComponentChildren;
};

/** Shows a secret, once: it cannot be closed before somebody says that it is kept. */
export function SecretDialog({ title, label, secret, onClose, children }: SecretDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isKept = useSignal(false);
  const id = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="small"
      aria-labelledby={id}
      onCancel={(event) => {
        if (!isKept.peek()) event.preventDefault();
      }}
      // Browsers let a second Escape through: whoever has not kept the secret sees it again.
      onClose={() => (isKept.peek() ? onClose() : dialog.current?.showModal())}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div class="dialog-body confirm">
        {children}
        <CopyField id={`${id}-secret`} label={label} value={secret} />
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
