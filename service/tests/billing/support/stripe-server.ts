import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  customerObject,
  eventObject,
  invoiceObject,
  listObject,
  missing,
  portalObject,
  type SessionObject,
  type StripeObject,
  type SubscriptionObject,
  sessionObject,
  subscriptionObject,
} from './stripe-shapes.ts';

type Answer = { status: number; body: unknown };
export type StripeEvent = ReturnType<typeof eventObject>;

/** What goes wrong with every request from now on. */
export type Fault = 'down' | 'slow' | 'html' | 'another-shape' | 'server-error' | 'wrong-key' | undefined;

export type StripeServer = AsyncDisposable & {
  port: number;
  fault: Fault;
  /** Requests so far, as `POST /v1/customers`. */
  requests: string[];
  subscriptions: Map<string, SubscriptionObject>;
  sessions: Map<string, SessionObject>;
  customers: Map<string, StripeObject>;
  /** The customer pays an open checkout. */
  pay(session: SessionObject): StripeEvent[];
  renew(subscription: SubscriptionObject): StripeEvent[];
  failPayment(subscription: SubscriptionObject): StripeEvent[];
  /** As the portal does. */
  setCancelling(subscription: SubscriptionObject, cancelling: boolean): StripeEvent[];
  end(subscription: SubscriptionObject): StripeEvent[];
};

/** A server that speaks as much of Stripe's API as billing needs, and on top of it does what customers do. */
export async function createStripeServer(now: () => Date): Promise<StripeServer> {
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const customers = new Map<string, StripeObject>();
  const sessions = new Map<string, SessionObject>();
  const subscriptions = new Map<string, SubscriptionObject>();
  const event = (type: string, object: unknown): StripeEvent => eventObject(type, object, seconds());
  const updated = (subscription: SubscriptionObject, status: string): StripeEvent => {
    subscription.status = status;
    return event('customer.subscription.updated', subscription);
  };
  const invoice = ({ customer, id }: SubscriptionObject, type: string, status: string): StripeEvent =>
    event(type, invoiceObject(customer, id, status, seconds()));

  const routes: [
    method: string,
    path: RegExp,
    answer: (form: Record<string, string>, id: string) => Answer,
  ][] = [
    ['POST', /^\/v1\/customers$/, (form) => keep(customers, customerObject(form, seconds()))],
    ['DELETE', /^\/v1\/customers\/(\w+)$/, (_, id) => removeCustomer(id)],
    [
      'GET',
      /^\/v1\/checkout\/sessions$/,
      (form) => list('/v1/checkout/sessions', sessions, form, ({ status }) => status === form.status),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      (form) => ofCustomer(form, () => keep(sessions, sessionObject(form, seconds()))),
    ],
    ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (_, id) => expire(id)],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      (form) => ofCustomer(form, () => ({ status: 200, body: portalObject(form, seconds()) })),
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      (form) => list('/v1/subscriptions', subscriptions, form, ({ status }) => status !== 'canceled'),
    ],
  ];

  function keep<Kept extends StripeObject>(kept: Map<string, Kept>, object: Kept): Answer {
    kept.set(object.id, object);
    return { status: 200, body: object };
  }
  function ofCustomer(form: Record<string, string>, answer: () => Answer): Answer {
    const id = form.customer ?? '';
    return customers.has(id) ? answer() : { status: 400, body: missing('customer', id, 'customer') };
  }
  function list<Kept extends StripeObject & { customer: string }>(
    url: string,
    kept: Map<string, Kept>,
    form: Record<string, string>,
    isListed: (object: Kept) => boolean,
  ): Answer {
    const data = [...kept.values()].filter((object) => object.customer === form.customer && isListed(object));
    return ofCustomer(form, () => ({ status: 200, body: listObject(url, data.reverse()) }));
  }
  function removeCustomer(id: string): Answer {
    if (!customers.delete(id)) return { status: 404, body: missing('customer', id, 'id') };
    for (const subscription of subscriptions.values())
      if (subscription.customer === id) subscription.status = 'canceled';
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  }
  function expire(id: string): Answer {
    const session = sessions.get(id);
    if (session?.status !== 'open')
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } },
      };
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }

  const state: Pick<StripeServer, 'fault' | 'requests'> = { fault: undefined, requests: [] };
  const http = createServer((request, response) => {
    readForm(request).then((form) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      state.requests.push(`${request.method} ${path}`);
      if (spoil(state.fault, response)) return;
      for (const [method, pattern, answer] of routes) {
        const match = pattern.exec(path);
        if (request.method !== method || match === null) continue;
        const { status, body } = answer(form, match[1] ?? '');
        return send(response, status, JSON.stringify(body));
      }
      send(
        response,
        404,
        JSON.stringify({ error: { type: 'invalid_request_error', message: 'no such path' } }),
      );
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  return Object.assign(state, {
    port: (http.address() as AddressInfo).port,
    customers,
    sessions,
    subscriptions,
    pay: (session: SessionObject) => {
      const subscription = subscriptionObject(session.customer, 'price_pro', seconds());
      subscriptions.set(subscription.id, subscription);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        url: null,
      });
      return [
        event('customer.subscription.created', subscription),
        event('checkout.session.completed', session),
        invoice(subscription, 'invoice.paid', 'paid'),
      ];
    },
    renew: (subscription: SubscriptionObject) => [
      updated(subscription, 'active'),
      invoice(subscription, 'invoice.paid', 'paid'),
    ],
    failPayment: (subscription: SubscriptionObject) => [
      updated(subscription, 'past_due'),
      invoice(subscription, 'invoice.payment_failed', 'open'),
    ],
    setCancelling: (subscription: SubscriptionObject, cancelling: boolean) => {
      subscription.cancel_at_period_end = cancelling;
      return [updated(subscription, subscription.status)];
    },
    end: (subscription: SubscriptionObject) => {
      subscription.status = 'canceled';
      return [event('customer.subscription.deleted', subscription)];
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  });
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = (request.url ?? '').split('?')[1] ?? '';
  for await (const chunk of request) text += `&${chunk}`;
  return Object.fromEntries(new URLSearchParams(text));
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Request-Id': 'req_test' }).end(body);
}

/** True when the fault has answered, or will never answer. */
function spoil(fault: Fault, response: ServerResponse): boolean {
  if (fault === undefined) return false;
  if (fault === 'down') response.destroy();
  if (fault === 'html') send(response, 200, '<!doctype html><title>Welcome</title>', 'text/html');
  if (fault === 'another-shape') send(response, 200, '{"ok":true}');
  if (fault === 'server-error') send(response, 500, '{"error":{"type":"api_error","message":"internal"}}');
  if (fault === 'wrong-key')
    send(
      response,
      401,
      '{"error":{"type":"invalid_request_error","message":"Invalid API Key provided: sk_test_***"}}',
    );
  return true;
}
