import { useSignal } from '@preact/signals';
import type { Upload } from '../../../client/src/index.ts';
import { api } from '../base/api.ts';
import { toBytes } from '../base/format.ts';
import { toRefusal } from '../base/refusal.ts';
import { noteSignedOut } from '../base/session.ts';
import { FilePicker } from './file-picker.tsx';

type UploadPickerProps = {
  label: string;
  onUploaded(upload: Upload): void;
  onProblem(problem: string | undefined): void;
  onBusy?: ((isUploading: boolean) => void) | undefined;
};

/** Uploads an image that is chosen or dropped. */
export function UploadPicker({ label, onUploaded, onProblem, onBusy }: UploadPickerProps) {
  const isUploading = useSignal(false);
  const setUploading = (now: boolean): void => {
    isUploading.value = now;
    onBusy?.(now);
  };
  const upload = async (file: File): Promise<void> => {
    setUploading(true);
    onProblem(undefined);
    try {
      // Asked first: a service may close the connection on a file that is too large before it is sent.
      const { fileBytesLimit } = await api.uploads.list();
      if (file.size > fileBytesLimit)
        onProblem(`${file.name} is too large: a file has at most ${toBytes(fileBytesLimit)}.`);
      else onUploaded(await api.uploads.create(file, { name: toName(file) }));
    } catch (error) {
      if (!noteSignedOut(error)) onProblem(toRefusal(error).message);
    } finally {
      setUploading(false);
    }
  };
  return (
    <div aria-busy={isUploading.value}>
      <FilePicker
        label={label}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        disabled={isUploading.value}
        onFile={(file) => void upload(file)}
      />
    </div>
  );
}

// The end of a long name tells more than its beginning.
const toName = ({ name }: File): string | undefined => name.slice(-100).trim() || undefined;

/** Where the browser's session gets the content of an upload. */
export const toUploadPath = (id: string): string => `/studio/api/v1/uploads/${id}/content`;
