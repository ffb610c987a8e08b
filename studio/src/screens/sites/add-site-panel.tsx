import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { BrandSelect } from '../../ui/brand-select.tsx';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toHost } from './to-host.ts';

type Draft = { host: string; dailyCards: string; theme: '' | 'light' | 'dark'; brand: string };
const EMPTY: Draft = { host: '', dailyCards: '100', theme: '', brand: '' };

/** Registers a host. */
export function AddSitePanel({ owner, onAdded }: { owner: string; onAdded(): void }) {
  const draft = useMemo(() => createDraft<Draft>(owner, 'site', EMPTY), [owner]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const added = useSignal('');
  const { host, dailyCards, theme, brand } = draft.value;
  const refused = refusal.value;
  const hostError = refused && isAbout(refused, 'host') ? refused.message : undefined;
  const brandError = refused && isAbout(refused, 'brand') ? refused.message : undefined;
  const budgetError = refused && isAbout(refused, 'daily_cards') ? refused.message : undefined;
  const change = (changes: Partial<Draft>): void => {
    draft.value = { ...draft.peek(), ...changes };
  };
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    added.value = '';
    try {
      const site = await api.sites.create(toHost(host), {
        dailyCards: Number(dailyCards),
        theme: theme === '' ? undefined : theme,
        brand: brand === '' ? undefined : brand,
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
        <div class="pair">
          <Field
            id="site-budget"
            label="New cards per day"
            hint="Anyone can request a card for a page of your site, and each new card costs one credit."
            error={budgetError}
          >
            <input
              id="site-budget"
              type="number"
              inputMode="numeric"
              min={1}
              max={100_000}
              value={dailyCards}
              onInput={(event) => change({ dailyCards: event.currentTarget.value })}
              {...describedBy('site-budget', budgetError, true)}
            />
          </Field>
          <Field id="site-theme" label="Background">
            <select
              id="site-theme"
              value={theme}
              onChange={(event) => change({ theme: event.currentTarget.value as Draft['theme'] })}
            >
              <option value="">The template's own</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </Field>
        </div>
        <BrandSelect
          id="site-brand"
          value={brand}
          none="What each page declares"
          hint="Applies its current colors, font and logo to all cards of the site."
          error={brandError}
          onChange={(name) => change({ brand: name })}
        />
        {refused && [hostError, budgetError, brandError].every((error) => error === undefined) && (
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
