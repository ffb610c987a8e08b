import { useSignal } from '@preact/signals';
import { copyText } from '../base/copy-text.ts';
import { Button } from './button.tsx';

type CopyButtonProps = {
  /** Copied as it is. */
  text: string;
  /** Id of the field that shows the text: selected where the browser has no clipboard. */
  shownBy: string;
  children: string;
  /** Tells buttons of the same name apart. */
  label?: string;
};

/** Copies a text and says so. */
export function CopyButton({ text, shownBy, children, label }: CopyButtonProps) {
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    said.value = await copyText(text, document.querySelector(`#${shownBy}`));
  };
  return (
    <span class="copy">
      <Button class="small" icon="copy" aria-label={label} onClick={() => void copy()}>
        {children}
      </Button>
      <span class="hint" role="status">
        {said}
      </span>
    </span>
  );
}
