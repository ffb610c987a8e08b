import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Explanation, Inspection } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { account, noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ExplanationReport } from './explanation-report.tsx';
import { InspectionReport } from './inspection-report.tsx';

type Draft = { url: string };
type Found = { of: string } & (
  | { kind: 'page'; inspection: Inspection }
  | { kind: 'card'; explanation: Explanation }
);

/** Whether this is the address of a signed card, of this service or another installation's. */
const isCardUrl = (url: string): boolean =>
  /\/i\/[^/?]+\?/.test(url) && /[?&;](?:amp;)*(?:sig|expires)=/.test(url);

/** A page's address, and what platforms make of it; or a card's, and why it is refused. */
export function CheckScreen() {
  const owner = account.value?.id ?? '';
  const draft = useMemo(() => createDraft<Draft>(owner, 'check', { url: '' }), [owner]);
  const found = useSignal<Found | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);

  const check = async (): Promise<void> => {
    const given = draft.value.url.trim();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      if (isCardUrl(given)) found.value = { of: given, kind: 'card', explanation: await api.explain(given) };
      else {
        const url = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`;
        found.value = { of: url, kind: 'page', inspection: await api.inspect(url) };
      }
    } catch (error) {
      found.value = undefined;
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };

  const error = refusal.value?.parameter === 'url' ? refusal.value.message : undefined;
  return (
    <div class="page check-screen">
      <header class="page-head">
        <h1 tabIndex={-1}>Check a link</h1>
        <p class="hint">See how platforms show a link, or why a signed card is refused.</p>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <Field
          id="checked-url"
          label="URL of a page, an image or a signed card"
          error={error}
          hint="Pages must use https, and be on one of your verified sites or on a host that the operator allows."
        >
          <div class="check-line">
            <input
              id="checked-url"
              inputMode="url"
              autocomplete="off"
              spellcheck={false}
              required
              placeholder="https://example.com/post"
              value={draft.value.url}
              onInput={(event) => {
                draft.value = { url: event.currentTarget.value };
              }}
              {...describedBy('checked-url', error, true)}
            />
            <Button primary type="submit" disabled={isBusy.value}>
              {isBusy.value ? 'Checking…' : 'Check'}
            </Button>
          </div>
        </Field>
      </form>
      {refusal.value && error === undefined && <Notice kind="error">{refusal.value.message}</Notice>}
      <div aria-live="polite" aria-busy={isBusy.value}>
        {found.value?.kind === 'page' && <InspectionReport inspection={found.value.inspection} />}
        {found.value?.kind === 'card' && <ExplanationReport explanation={found.value.explanation} />}
      </div>
    </div>
  );
}
