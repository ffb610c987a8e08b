import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isShownAtField, SiteFields, type SiteSettings, toSettings, USUAL } from './site-fields.tsx';
import { toHost } from './to-host.ts';

type Draft = SiteSettings & { host: string };
const EMPTY: Draft = { ...USUAL, host: '' };

/** Registers a host. */
export function AddSitePanel({ owner, onAdded }: { owner: string; onAdded(): void }) {
  const draft = useMemo(() => createDraft<Draft>(owner, 'site', EMPTY), [owner]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const added = useSignal('');
  const { host } = draft.value;
  const refused = refusal.value;
  const hostError = refused && isAbout(refused, 'host') ? refused.message : undefined;
  const change = (changes: Partial<Draft>): void => {
    draft.value = { ...draft.peek(), ...changes };
  };
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    added.value = '';
    try {
      const { theme, brand, template, dailyCards } = toSettings(draft.peek());
      const site = await api.sites.create(toHost(host), {
        dailyCards,
        theme: theme ?? undefined,
        brand: brand ?? undefined,
        template: template ?? undefined,
      });
      draft.value = EMPTY;
      added.value = `${site.host} is registered. Its panel explains how to prove that it is yours.`;
      onAdded();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Panel title="Add a site">
      <form class="site-form" noValidate onSubmit={(event) => void add(event)}>
        <Field
          id="site-host"
          label="Host"
          hint="The host of your pages. example.com and www.example.com are different hosts."
          error={hostError}
        >
          <input
            id="site-host"
            inputMode="url"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            placeholder="example.com"
            value={host}
            onInput={(event) => change({ host: event.currentTarget.value })}
            {...describedBy('site-host', hostError, true)}
          />
        </Field>
        <SiteFields id="site" value={draft.value} refusal={refused} onChange={change} />
        {refused && hostError === undefined && !isShownAtField(refused) && (
          <Notice kind="error">{refused.message}</Notice>
        )}
        <div class="actions">
          <Button primary type="submit" disabled={isBusy.value}>
            Add the site
          </Button>
          <span class="hint" role="status">
            {added}
          </span>
        </div>
      </form>
    </Panel>
  );
}
