/** What the next payment will meet; chosen by the visitor, there is no card behind it. */
export type SandboxCard = 'works' | 'declined';

export type SandboxSubscription = {
  id: string;
  status: 'active' | 'past_due';
  card: SandboxCard;
  cancelAtPeriodEnd: boolean;
  /** When the next payment is due, or the subscription ends. */
  periodEnd: Date;
};

export type SandboxCheckout = {
  status: 'open' | 'complete' | 'expired';
  successUrl: string;
  cancelUrl: string;
};

export type SandboxPortal = { returnUrl: string; subscription: SandboxSubscription | undefined };

export type PortalAction = 'cancel' | 'resume' | 'card-works' | 'card-declined' | 'end-period';

/** What the pages of the sandbox show and do. An id is unguessable, and all that a visitor needs. */
export interface SandboxController {
  findCheckout(id: string): Promise<SandboxCheckout | undefined>;
  /** Pays a checkout that is open; `declined` changes nothing. Paying again is harmless. */
  pay(id: string, card: SandboxCard): Promise<'paid' | 'declined' | 'ended'>;
  findPortal(id: string): Promise<SandboxPortal | undefined>;
  /** Does nothing when the subscription has ended meanwhile. */
  act(id: string, action: PortalAction): Promise<void>;
}
