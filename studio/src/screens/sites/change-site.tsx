import { useSignal } from '@preact/signals';
import type { Site } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isShownAtField, readSettings, SiteFields, type SiteSettings, toSettings } from './site-fields.tsx';

/** What the cards of a registered host look like, to be changed. */
export function ChangeSite({ site, onChange, onClose }: { site: Site; onChange(): void; onClose(): void }) {
  const settings = useSignal<SiteSettings>(readSettings(site));
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await api.sites.update(site.host, toSettings(settings.value));
      onChange();
      onClose();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form class="site-form" noValidate onSubmit={(event) => void save(event)}>
      <SiteFields
        id={`change-${site.host}`}
        value={settings.value}
        refusal={refusal.value}
        onChange={(changes) => {
          settings.value = { ...settings.value, ...changes };
        }}
      />
      <p class="hint">
        Each page gets a new card when it is next requested, at one credit each. Platforms keep the pictures
        that they have; add <code>?v=2</code> to the URL in your tags to make them fetch it again.
      </p>
      {refusal.value && !isShownAtField(refusal.value) && (
        <Notice kind="error">{refusal.value.message}</Notice>
      )}
      <div class="actions">
        <Button primary type="submit" disabled={isBusy.value}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
