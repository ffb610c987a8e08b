import { useSignal } from '@preact/signals';
import type { TemplateDefinition, TemplateInfo } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { readDefinition, toTemplateName } from './own-template.ts';

type TemplateFileDialogProps = {
  /** What the account has already. */
  own: readonly Pick<TemplateInfo, 'name' | 'version'>[];
  /** Of the template that gets another version; without it, one is asked for. */
  of?: string;
  /** Called before the template is opened. */
  onStored(): Promise<void>;
  onClose(): void;
};

/** Stores a template from a file: a new one, or another version. */
export function TemplateFileDialog({ own, of, onStored, onClose }: TemplateFileDialogProps) {
  const name = useSignal(of ?? '');
  const file = useSignal<{ name: string; definition: TemplateDefinition } | undefined>(undefined);
  const unread = useSignal<string | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const refused = refusal.value;
  const nameError = refused && isAbout(refused, 'name') ? refused.message : undefined;
  const fileError = unread.value ?? (nameError === undefined ? refused?.message : undefined);
  const version = own.find((one) => one.name === name.value)?.version ?? 0;

  const choose = async (chosen: File): Promise<void> => {
    refusal.value = undefined;
    try {
      file.value = { name: chosen.name, definition: await readDefinition(chosen) };
      unread.value = undefined;
      if (name.peek() === '') name.value = toTemplateName(chosen.name);
    } catch (error) {
      file.value = undefined;
      unread.value = error instanceof Error ? error.message : String(error);
    }
  };
  const store = async (event: Event, close: () => void): Promise<void> => {
    event.preventDefault();
    const chosen = file.peek();
    if (chosen === undefined) {
      unread.value ??= 'Choose the file of a template first.';
      return;
    }
    isBusy.value = true;
    refusal.value = undefined;
    try {
      const stored = await api.ownTemplates.put(name.peek(), chosen.definition);
      await onStored();
      close();
      location.hash = stored.name;
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Dialog small title={of === undefined ? 'Add a template' : `New version of ${of}`} onClose={onClose}>
      {(close) => (
        <form class="confirm" noValidate onSubmit={(event) => void store(event, close)}>
          <p>
            A template is a JSON file of boxes, texts and images,{' '}
            <a href="/docs#put-template">as documented</a>. It is drawn once before it is stored. To convert
            JSX or HTML, use <code>cardwright template push</code>.
          </p>
          <div class="field">
            <strong>File</strong>
            <FilePicker
              label="Choose the file of a template"
              accept=".json,application/json"
              disabled={isBusy.value}
              onFile={(chosen) => void choose(chosen)}
            />
            <p class="hint" role="status">
              {file.value && `Chosen: ${file.value.name}`}
            </p>
            <FieldError id="template-file" error={fileError} />
          </div>
          {of === undefined && (
            <Field
              id="template-name"
              label="Name"
              hint={
                version === 0
                  ? 'Part of its signed URLs: lowercase letters, digits, _ and -.'
                  : `You already have ${name.value}: this becomes version ${version + 1}.`
              }
              error={nameError}
            >
              <input
                id="template-name"
                autocomplete="off"
                spellcheck={false}
                maxLength={64}
                value={name.value}
                onInput={(event) => {
                  name.value = event.currentTarget.value;
                }}
                {...describedBy('template-name', nameError, true)}
              />
            </Field>
          )}
          <div class="actions">
            <Button primary type="submit" disabled={isBusy.value}>
              Store
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
