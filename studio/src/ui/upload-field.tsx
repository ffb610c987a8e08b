import { useSignal } from '@preact/signals';
import type { Upload } from '../../../client/src/index.ts';
import { Button } from './button.tsx';
import { UploadPicker } from './upload-picker.tsx';
import { UploadsDialog } from './uploads-dialog.tsx';

type UploadFieldProps = {
  /** Of the file to choose. */
  label: string;
  onChoose(upload: Upload): void;
  onProblem(problem: string | undefined): void;
  onBusy?: ((isUploading: boolean) => void) | undefined;
};

/** An image: a file, which is uploaded at once, or one that was uploaded before. */
export function UploadField({ label, onChoose, onProblem, onBusy }: UploadFieldProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <UploadPicker label={label} onUploaded={onChoose} onProblem={onProblem} onBusy={onBusy} />
      <Button class="small" icon="search" onClick={() => (isOpen.value = true)}>
        Your uploads
      </Button>
      {isOpen.value && (
        <UploadsDialog
          onChoose={(upload) => {
            onProblem(undefined);
            onChoose(upload);
          }}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  );
}
