import { html } from 'hono/html';
import type { SandboxCheckout } from '../../billing/sandbox/types.ts';
import { sandboxPage } from './sandbox-frame.ts';

type Options = { proAllowance: number; freeAllowance: number; declined?: boolean };

const inWords = (count: number): string => count.toLocaleString('en');

/** What is bought, and two ways to pay that move no money. */
export function checkoutPage(
  { successUrl, cancelUrl }: SandboxCheckout,
  { proAllowance, freeAllowance, declined = false }: Options,
): Promise<Response> {
  const body = html`
<h1>Subscribe to Pro</h1>
${declined ? html`<p class="alert" role="alert">The card was declined. Nothing was bought; choose the other one, or go back.</p>` : ''}
<div class="desk">
  <section class="order" aria-labelledby="order">
    <h2 id="order">Your order</h2>
    <dl>
      <div><dt>Cardwright Pro, monthly</dt><dd>0.00</dd></div>
      <div class="total"><dt>Due today</dt><dd>0.00</dd></div>
    </dl>
    <ul>
      <li>${inWords(proAllowance)} credits in every calendar month, instead of ${inWords(freeAllowance)}</li>
      <li>What you used this month stays used</li>
      <li>Cancel at any time; Pro stays until the end of the month you paid for</li>
    </ul>
  </section>
  <form class="pay" method="post">
    <fieldset>
      <legend>Pay with</legend>
      <label class="option"><input type="radio" name="card" value="works"${declined ? '' : html` checked`}>
        <span><b>A card that works</b><small>The payment succeeds at once.</small></span></label>
      <label class="option"><input type="radio" name="card" value="declined"${declined ? html` checked` : ''}>
        <span><b>A card that is declined</b><small>To see what a customer sees then.</small></span></label>
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
