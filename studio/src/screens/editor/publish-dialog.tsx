import { useSignal } from '@preact/signals';
import type { StoredTemplate } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useEditor } from './editor-context.ts';

type PublishDialogProps = {
  /** Of a template that was published before. */
  name: string | undefined;
  onPublished(stored: StoredTemplate): void;
  onClose(): void;
};

/** Stores the template, from when on signed URLs show it. */
export function PublishDialog({ name: known, onPublished, onClose }: PublishDialogProps) {
  const model = useEditor();
  const { definition, version, drawn } = model;
  const name = useSignal(known ?? '');
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const stored = useSignal<StoredTemplate | undefined>(undefined);
  const refused = refusal.value;
  const isConflict = refused?.code === 'template_changed';
  const nameError =
    refused && isAbout(refused, 'name') && !isConflict ? refused.message.replaceAll('`', '') : undefined;
  const url = known ?? toTemplateName(name.value);
  const count = drawn.value?.complaints.length ?? 0;

  const publish = async (isForced: boolean): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    const current = definition.peek();
    try {
      const after = isForced ? undefined : (version.peek() ?? 0);
      const answer = await api.ownTemplates.put(url, current, { after });
      model.publish(current, answer.version);
      stored.value = answer;
      onPublished(answer);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  const done = stored.value;
  return (
    <Dialog small title={done ? `${done.name} is published` : 'Publish'} onClose={onClose}>
      {(close) =>
        done ? (
          <div class="confirm">
            <p>
              It is version {done.version}. Signed URLs of <code>{done.name}</code> show it from now on.
            </p>
            {done.warnings.length > 0 && (
              <Notice kind="info">{done.warnings.join(' ').replaceAll('`', '')}</Notice>
            )}
            <div class="actions">
              <a class="button primary" href={`/studio/cards#${done.name}`}>
                Use it: signed URL and code
              </a>
              <a class="button" href="/studio/many">
                Bulk create from a table
              </a>
              <Button onClick={close}>Keep editing</Button>
            </div>
          </div>
        ) : (
          <form
            class="confirm"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void publish(false);
            }}
          >
            <Field
              id="publish-name"
              label="Name"
              hint={
                known === undefined
                  ? `Its signed URLs begin with /i/${url || 'name'}.`
                  : `This becomes version ${(version.value ?? 0) + 1}. URLs with a fixed version do not change.`
              }
              error={nameError}
            >
              <input
                id="publish-name"
                autocomplete="off"
                spellcheck={false}
                maxLength={64}
                readOnly={known !== undefined}
                value={name.value}
                onInput={({ currentTarget }) => (name.value = currentTarget.value)}
                {...describedBy('publish-name', nameError, true)}
              />
            </Field>
            {count > 0 && (
              <Notice kind="info">
                {count === 1 ? 'One problem is' : `${count} problems are`} marked in the picture. You can
                publish all the same.
              </Notice>
            )}
            {refused && nameError === undefined && (
              <Notice kind="error">{refused.message.replaceAll('`', '')}</Notice>
            )}
            <div class="actions">
              <Button primary type="submit" disabled={isBusy.value}>
                Publish
              </Button>
              {isConflict && (
                <Button disabled={isBusy.value} onClick={() => void publish(true)}>
                  Publish mine as the next version
                </Button>
              )}
              <Button onClick={close}>Cancel</Button>
            </div>
          </form>
        )
      }
    </Dialog>
  );
}

/** What a template is called in URLs, of whatever it is called. */
const toTemplateName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
