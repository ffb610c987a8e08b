/** The sections of the reference, in order. */
export const TAGS = {
  Images: 'Generate images from prompts.',
  Usage: 'Plan, credits and history.',
  'Signed cards':
    'Cards rendered from templates at signed URLs, which crawlers can load without authentication.',
  'Design documents': "Read and write a brand's design document.",
  Brands: 'Design documents saved under a name, which other requests use by it.',
  Uploads: 'Images of your own, for cards and brands.',
  Sites: 'Cards of the pages of your own sites, without signatures.',
  Webhooks:
    'Calls to a URL of yours when an image is ready, has failed or is deleted, and when credits run low.',
  OpenAI: "Compatible with OpenAI's image API: set the client's base URL to this server's, with `/v1`.",
  Accounts: 'Accounts, API keys, data export and deletion.',
  Team: 'Members of an account, and a log of what was changed and by whom.',
  Billing: 'Subscriptions at the payment provider.',
  Operator: 'What operators of a service may read about all of it. Other accounts get 403.',
  Service: 'Health and the OpenAPI document.',
} as const;

export type Tag = keyof typeof TAGS;
