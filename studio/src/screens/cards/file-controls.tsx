import { readUploadReference } from '@cardwright/contract/upload-reference';
import { useSignal } from '@preact/signals';
import { api } from '../../base/api.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { type describedBy, FieldError } from '../../ui/field.tsx';
import { UploadField } from '../../ui/upload-field.tsx';
import { toUploadPath } from '../../ui/upload-picker.tsx';

type ControlProps = {
  id: string;
  value: string;
  set(text: string): void;
  described: ReturnType<typeof describedBy>;
};

/** An image: its address, or an upload. */
export function ImageControl({ id, label, value, set, described }: ControlProps & { label: string }) {
  const problem = useSignal<string | undefined>(undefined);
  const upload = readUploadReference(value);
  return (
    <>
      <input
        id={id}
        inputMode="url"
        spellcheck={false}
        autocomplete="off"
        value={value}
        placeholder="https:// or an upload"
        onInput={(event) => set(event.currentTarget.value)}
        {...described}
      />
      <div class="image-row">
        {upload !== undefined && (
          <img class="image-sample" src={toUploadPath(upload)} alt={`${label}: the chosen file`} />
        )}
        <UploadField
          label={`${label}: choose a file`}
          onChoose={({ reference }) => set(reference)}
          onProblem={(found) => (problem.value = found)}
        />
        {value !== '' && (
          <Button class="small" icon="remove" aria-label={`${label}: none`} onClick={() => set('')}>
            None
          </Button>
        )}
      </div>
      <FieldError id={`${id}-file`} error={problem.value} />
    </>
  );
}

/** A font of ours by its name, or an uploaded one. */
export function FontControl({
  id,
  choices,
  value,
  set,
  described,
}: ControlProps & { choices: readonly string[] }) {
  const { value: found } = useLoad((signal) => api.uploads.list({ signal }));
  const uploaded = (found?.uploads ?? []).filter(({ kind }) => kind === 'font');
  const isKnown = choices.includes(value) || uploaded.some(({ reference }) => reference === value);
  return (
    <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)} {...described}>
      <option value="">Default</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
      {uploaded.length > 0 && (
        <optgroup label="Your uploads">
          {uploaded.map(({ reference, family, name }) => (
            <option key={reference} value={reference}>
              {name ?? family ?? reference}
            </option>
          ))}
        </optgroup>
      )}
      {value !== '' && !isKnown && <option value={value}>{value}</option>}
    </select>
  );
}
