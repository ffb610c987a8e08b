import { readUploadReference } from '@cardwright/contract/upload-reference';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { UploadField } from '../../ui/upload-field.tsx';
import { toUploadPath } from '../../ui/upload-picker.tsx';

type LogoFieldProps = {
  /** Of the document, or the one that replaces it: a URL or the reference of an upload. */
  logo: string | undefined;
  /** Whether it was uploaded here and is not in the document yet. */
  isNew: boolean;
  /** Whether it replaces another one. */
  replaces: boolean;
  refused: string | undefined;
  onChange(reference: string | undefined): void;
  onBusy(isUploading: boolean): void;
};

/** The logo of a brand, which is uploaded at once and written into the document when the brand is saved. */
export function LogoField({ logo, isNew, replaces, refused, onChange, onBusy }: LogoFieldProps) {
  const problem = useSignal<string | undefined>(undefined);
  const id = logo === undefined ? undefined : readUploadReference(logo);
  const error = problem.value ?? refused;
  return (
    <div class="field">
      <strong>Logo</strong>
      <div class="image-row">
        {id !== undefined && <img class="logo-sample" src={toUploadPath(id)} alt="The logo of this brand" />}
        <UploadField
          label="Choose a logo file"
          onChoose={({ reference }) => onChange(reference)}
          onProblem={(found) => (problem.value = found)}
          onBusy={onBusy}
        />
        {isNew && (
          <Button class="small" icon="remove" onClick={() => onChange(undefined)}>
            {replaces ? 'Keep the old logo' : 'Remove'}
          </Button>
        )}
      </div>
      <p class="hint">PNG, JPEG, WebP or SVG. It is saved with the brand.</p>
      <FieldError id="brand-logo" error={error} />
    </div>
  );
}
