import { html } from 'hono/html';
import { UNLIMITED } from '../../accounts/allowance.ts';
import type { SandboxCheckout } from '../../billing/sandbox/types.ts';
import { sandboxPage } from './sandbox-frame.ts';

type Options = { proAllowance: number; freeAllowance: number; declined?: boolean };

const inWords = (count: number): string => (count === UNLIMITED ? 'Unlimited' : count.toLocaleString('en'));

/** What is bought, and two ways to pay that move no money. */
export function checkoutPage(
  { successUrl, cancelUrl }: SandboxCheckout,
  { proAllowance, freeAllowance, declined = false }: Options,
): Promise<Response> {
  const body = html`
<h1>Subscribe to Pro</h1>
${declined ? html`<p class="alert" role="alert">The card was declined and you were not charged. Choose the other card, or go back.</p>` : ''}
<div class="columns">
  <section class="order" aria-labelledby="order">
    <h2 id="order">Your order</h2>
    <dl>
      <div><dt>Cardwright Pro, monthly</dt><dd>0.00</dd></div>
      <div class="total"><dt>Due today</dt><dd>0.00</dd></div>
    </dl>
    <ul>
      <li>${inWords(proAllowance)} credits per calendar month instead of ${inWords(freeAllowance)}</li>
      <li>Credits used this month still count</li>
      <li>Cancel anytime; Pro stays active until the end of the paid month</li>
    </ul>
  </section>
  <form class="pay" method="post">
    <fieldset>
      <legend>Pay with</legend>
      <label class="option"><input type="radio" name="card" value="works"${declined ? '' : html` checked`}>
        <span><b>A card that works</b><small>The payment succeeds immediately.</small></span></label>
      <label class="option"><input type="radio" name="card" value="declined"${declined ? html` checked` : ''}>
        <span><b>A card that is declined</b><small>Shows what a customer would see.</small></span></label>
    </fieldset>
    <button class="button" type="submit">Subscribe</button>
    <p class="back"><a href="${cancelUrl}">Go back without buying</a></p>
  </form>
</div>`;
  return sandboxPage('Checkout', body, {
    status: declined ? 402 : 200,
    formOrigin: new URL(successUrl).origin,
  });
}
