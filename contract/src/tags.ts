/** The groups of the reference, in its order. */
export const TAGS = {
  Images: 'From a prompt to a finished image, and its address.',
  Usage: 'Plan, credits and history.',
  'Signed cards': 'Cards from templates at addresses that you sign yourself, for crawlers to open.',
  'Design documents': "A brand's design document read into template parameters, and written.",
  OpenAI:
    "For programs that speak OpenAI's image API: the base URL of their client is this server's, with `/v1`.",
  Accounts: 'Registering, keys, and what is kept of an account.',
  Billing: 'From free to pro and back, at the payment provider.',
  Service: 'Health, and this description.',
} as const;

export type Tag = keyof typeof TAGS;
