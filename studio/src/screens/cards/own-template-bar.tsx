import { useSignal } from '@preact/signals';
import type { TemplateInfo } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toCount } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { goTo, place } from '../../base/router.tsx';
import { saveFile } from '../../base/save-file.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyTemplateDialog } from './copy-template-dialog.tsx';
import { readPlace } from './own-template.ts';
import { TemplateFileDialog } from './template-file-dialog.tsx';

type OwnTemplateBarProps = { latest: TemplateInfo; onStored(): Promise<void> };

/** Versions of a template of one's own, and what can be done with it. */
export function OwnTemplateBar({ latest, onStored }: OwnTemplateBarProps) {
  const { name } = latest;
  const count = latest.version ?? 0;
  const { version } = readPlace(place.value);
  const dialog = useSignal<'version' | 'copy' | 'delete' | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const close = (): void => {
    dialog.value = undefined;
  };
  const download = async (): Promise<void> => {
    refusal.value = undefined;
    try {
      const { definition } = await api.ownTemplates.get(name, { version });
      const text = `${JSON.stringify(definition, null, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  const versions = Array.from({ length: count }, (_, index) => count - index);
  return (
    <section class="section own-template" aria-label="Your template">
      <Field
        id="template-version"
        label="Version"
        hint={
          version === undefined
            ? 'URLs always show the latest version.'
            : 'URLs keep showing this version, even if you store others later.'
        }
      >
        <select
          id="template-version"
          value={version ?? ''}
          onChange={({ currentTarget: { value } }) =>
            location.replace(`#${value === '' ? name : `${name}.v${value}`}`)
          }
          {...describedBy('template-version', undefined, true)}
        >
          <option value="">Always the latest (now {count})</option>
          {versions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Field>
      <div class="chips">
        <Button class="small" icon="add" onClick={() => (dialog.value = 'version')}>
          New version
        </Button>
        <Button class="small" icon="download" onClick={() => void download()}>
          Download
        </Button>
        <Button class="small" icon="copy" onClick={() => (dialog.value = 'copy')}>
          Rename or copy
        </Button>
        <Button class="small" icon="trash" onClick={() => (dialog.value = 'delete')}>
          Delete
        </Button>
      </div>
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      {dialog.value === 'version' && (
        <TemplateFileDialog own={[latest]} of={name} onStored={onStored} onClose={close} />
      )}
      {dialog.value === 'copy' && <CopyTemplateDialog name={name} onStored={onStored} onClose={close} />}
      {dialog.value === 'delete' && (
        <ConfirmDialog
          danger
          title={`Delete ${name}?`}
          action="Delete the template"
          onConfirm={async () => {
            await api.ownTemplates.delete(name);
            await onStored();
            goTo('cards', { replace: true });
          }}
          onClose={close}
        >
          <p>
            {count === 1 ? 'It is' : `All ${toCount(count, 'version')} are`} permanently deleted. Signed URLs
            of {name} are refused from then on, and pages no longer show its cards.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
