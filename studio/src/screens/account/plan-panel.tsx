import { useSignal } from '@preact/signals';
import { api } from '../../base/api.ts';
import { toCount, toDate, toNumber } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

const PLANS = { free: 'Free', pro: 'Pro' } as const;

/** The plan, and the payment provider's pages that change it. */
export function PlanPanel() {
  const { value: usage, refusal: unread } = useLoad((signal) => api.usage({ signal }));
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const open = async (ask: (back: string | undefined) => Promise<Page>): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    try {
      location.assign((await findPage(ask)).url);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
      isBusy.value = false;
    }
  };
  return (
    <Panel title="Plan">
      {unread && <Notice kind="error">{unread.message}</Notice>}
      {usage && (
        <>
          <p>
            <strong class="figure">{PLANS[usage.plan]}</strong>{' '}
            {usage.unlimited
              ? 'without a limit.'
              : `with ${toCount(usage.planLimit, 'credit')} a month: ${toNumber(usage.creditsRemaining)} left until ${toDate(usage.usage.resetsAt)}.`}
          </p>
          <div class="actions">
            {usage.plan === 'free' && !usage.unlimited && (
              <Button
                primary
                disabled={isBusy.value}
                onClick={() =>
                  void open((back) => api.billing.checkout({ successUrl: back, cancelUrl: back }))
                }
              >
                Upgrade to Pro
              </Button>
            )}
            <Button
              disabled={isBusy.value}
              onClick={() => void open((back) => api.billing.portal({ returnUrl: back }))}
            >
              Payments and subscription
            </Button>
          </div>
        </>
      )}
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
    </Panel>
  );
}

type Page = { url: string };

/** The provider's page, which comes back here; or to its own end where this address of the service is not the configured one. */
async function findPage(ask: (back: string | undefined) => Promise<Page>): Promise<Page> {
  try {
    return await ask(`${location.origin}/studio/account`);
  } catch (error) {
    const isAboutReturn = /^(success|cancel|return)_url$/.test(toRefusal(error).parameter ?? '');
    if (!isAboutReturn) throw error;
    return await ask(undefined);
  }
}
