import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { type Refusal, toRefusal } from '../base/refusal.ts';
import { noteSignedOut } from '../base/session.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type DialogProps = {
  title: string;
  onClose(): void;
  /** As high as what is in it. */
  small?: boolean;
  /** `close` gives the focus back to where it came from. */
  children(close: () => void): ComponentChildren;
};

/** A window over the page, which waits for it. Escape closes it. */
export function Dialog({ title, onClose, small, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before anything else happens: the next key belongs to it.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} class={small ? 'small' : ''} aria-labelledby={id} onClose={onClose}>
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button quiet icon="remove" label="Close" onClick={close} />
      </div>
      <div class="dialog-body">{children(close)}</div>
    </dialog>
  );
}

type ConfirmDialogProps = {
  title: string;
  /** Name of the button that does it. */
  action: string;
  /** What is done cannot be undone. */
  danger?: boolean;
  /** What it throws is shown, and the dialog stays. */
  onConfirm(): Promise<void> | void;
  onClose(): void;
  children: ComponentChildren;
};

/** Asks before something is done. */
export function ConfirmDialog({ title, action, danger, onConfirm, onClose, children }: ConfirmDialogProps) {
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const confirm = async (close: () => void): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await onConfirm();
      close();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Dialog small title={title} onClose={onClose}>
      {(close) => (
        <div class="confirm">
          {children}
          {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
          <div class="actions">
            <Button
              primary
              class={danger ? 'danger' : ''}
              disabled={isBusy.value}
              onClick={() => void confirm(close)}
            >
              {action}
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
