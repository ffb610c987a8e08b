import { ServiceError } from '../../base/service-error.ts';
import type { PortalAction, SandboxCard, SandboxController } from '../../billing/sandbox/types.ts';
import type { AppSettings } from '../handler.ts';
import { ANONYMOUS_BYTES, readBytes } from '../read-body.ts';
import { checkoutPage } from './sandbox-checkout-page.ts';
import { noticePage } from './sandbox-frame.ts';
import { portalPage } from './sandbox-portal-page.ts';

type Page = (request: Request, id: string) => Promise<Response>;
/** A page that is looked at, and the answer to its form. */
export type FormPage = { get: Page; post: Page };

const CARDS: readonly SandboxCard[] = ['works', 'declined'];
const ACTIONS: readonly PortalAction[] = ['cancel', 'resume', 'card-works', 'card-declined', 'end-period'];

/** The pages of the sandbox by their path. Forms alone, no script: they work from a keyboard and on a phone. */
export function createSandboxPages(
  controller: SandboxController,
  settings: AppSettings,
): Record<string, FormPage> {
  const showCheckout = async (id: string, declined = false): Promise<Response> => {
    const checkout = await controller.findCheckout(id);
    if (checkout === undefined) return unknown();
    if (checkout.status === 'complete') return noticePage('Already paid', 'You already have Pro.', 200);
    if (checkout.status === 'expired') return ended();
    return await checkoutPage(checkout, { ...settings, declined });
  };
  const showPortal = async (id: string): Promise<Response> => {
    const portal = await controller.findPortal(id);
    return portal === undefined ? unknown() : await portalPage(portal);
  };

  return {
    '/billing/sandbox/checkout/{id}': {
      get: (_, id) => showCheckout(id),
      post: async (request, id) => {
        const card = await readChoice(request, 'card', CARDS);
        const checkout = await controller.findCheckout(id);
        if (checkout === undefined) return unknown();
        const outcome = await controller.pay(id, card);
        if (outcome === 'declined') return await showCheckout(id, true);
        return outcome === 'ended' ? ended() : seeOther(checkout.successUrl);
      },
    },
    '/billing/sandbox/portal/{id}': {
      get: (_, id) => showPortal(id),
      post: async (request, id) => {
        const action = await readChoice(request, 'action', ACTIONS);
        if ((await controller.findPortal(id)) === undefined) return unknown();
        await controller.act(id, action);
        return seeOther(`/billing/sandbox/portal/${id}`);
      },
    },
  };
}

/** The one field of a form. Throws `invalid` for what no form of ours sends. */
async function readChoice<Choice extends string>(
  request: Request,
  name: string,
  choices: readonly Choice[],
): Promise<Choice> {
  const form = new URLSearchParams(
    Buffer.from(await readBytes(request, { maxBytes: ANONYMOUS_BYTES })).toString(),
  );
  const choice = choices.find((option) => option === form.get(name));
  if (choice !== undefined) return choice;
  throw new ServiceError('invalid', `\`${name}\` must be one of ${choices.join(', ')}.`, {
    code: 'invalid_parameter',
    parameter: name,
  });
}

// A reload of the page that follows sends nothing again.
const seeOther = (address: string): Response =>
  new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });

const unknown = (): Promise<Response> =>
  noticePage(
    'Session not found',
    'It may have expired. Create a new one with POST /api/v1/billing/checkout or /api/v1/billing/portal.',
    404,
  );

const ended = (): Promise<Response> =>
  noticePage(
    'This checkout has expired',
    'It was replaced by a newer one, or is more than a day old. You were not charged.',
    410,
  );
