import { useSignal } from '@preact/signals';
import { Icon } from './icon.tsx';

type FilePickerProps = {
  label: string;
  /** As the `accept` of an input: a dropped file is checked by whoever reads it. */
  accept: string;
  disabled?: boolean;
  onFile(file: File): void;
};

/** A file to choose, or to drop here. */
export function FilePicker({ label, accept, disabled = false, onFile }: FilePickerProps) {
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input beside it is for everyone
    <div
      class="file-picker"
      data-over={isOver.value}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer?.files);
      }}
    >
      <label class="button small">
        <Icon name="upload" />
        {label}
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file can be chosen again after a change.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span class="hint">or drop it here</span>
    </div>
  );
}
