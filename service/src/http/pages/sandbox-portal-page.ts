import { html } from 'hono/html';
import type { PortalAction, SandboxPortal, SandboxSubscription } from '../../billing/sandbox/types.ts';
import type { Html } from './page.ts';
import { renderDay, sandboxPage } from './sandbox-frame.ts';

/** The subscription, what a customer can do with it, and what a tester wants to see happen. */
export function portalPage({ returnUrl, subscription }: SandboxPortal): Promise<Response> {
  const body = html`
<h1>Your subscription</h1>
${subscription === undefined ? nothing : renderSubscription(subscription)}
<p class="back"><a href="${returnUrl}">Back to Cardwright</a></p>`;
  return sandboxPage('Subscription', body);
}

const nothing = html`<p class="lead">There is no subscription to manage. Subscribe to Pro with <code>POST /api/v1/billing/checkout</code>.</p>`;

function renderSubscription(subscription: SandboxSubscription): Html {
  const { status, card, cancelAtPeriodEnd } = subscription;
  return html`
<div class="columns">
  <section class="order" aria-labelledby="plan">
    <h2 id="plan">Cardwright Pro, monthly <span class="state ${status}">${toState(subscription)}</span></h2>
    <p>${describe(subscription)}</p>
    ${
      cancelAtPeriodEnd
        ? action('resume', 'Keep Pro', 'Undoes the cancellation.')
        : action('cancel', 'Cancel Pro', 'Pro stays active until the end of the paid month.')
    }
  </section>
  <section class="pay" aria-labelledby="try">
    <h2 id="try">Try it out</h2>
    <p>With a real provider, these events happen by themselves. Here you trigger them.</p>
    ${
      card === 'works'
        ? action('card-declined', 'Let the next payment fail', 'The card currently works.')
        : action(
            'card-works',
            status === 'past_due' ? 'Pay with a card that works' : 'Let the next payment succeed',
            'The card is currently declined.',
          )
    }
    ${action('end-period', 'Jump to the end of the month', 'Renews or ends the subscription, or lets its payment fail.')}
  </section>
</div>`;
}

const action = (name: PortalAction, label: string, note: string): Html =>
  html`<form class="action" method="post"><button class="button quiet" type="submit" name="action" value="${name}">${label}</button>
  <small>${note}</small></form>`;

function toState({ status, cancelAtPeriodEnd }: SandboxSubscription): string {
  if (status === 'past_due') return 'Payment failed';
  return cancelAtPeriodEnd ? 'Ends soon' : 'Active';
}

function describe({ status, cancelAtPeriodEnd, periodEnd }: SandboxSubscription): Html {
  const day = renderDay(periodEnd);
  if (cancelAtPeriodEnd) return html`Pro ends on ${day}. There are no further payments.`;
  return status === 'past_due'
    ? html`The last payment failed. You keep Pro while it is retried; if it fails again on ${day}, Pro ends.`
    : html`The next payment is on ${day}.`;
}
