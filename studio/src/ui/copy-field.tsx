import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { copyText } from '../base/copy-text.ts';
import { Button } from './button.tsx';

type CopyFieldProps = { id: string; label: string; value: string };

/** A text to take along, with a button that copies it. */
export function CopyField({ id, label, value }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    said.value = await copyText(value, input.current);
  };
  return (
    <div class="copy-field">
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <input id={id} ref={input} readonly value={value} />
      <Button icon="copy" onClick={() => void copy()}>
        Copy
      </Button>
      <span class="hint" role="status">
        {said}
      </span>
    </div>
  );
}
