import type { Operation } from './operation.ts';
import { accountDataOperations } from './operations/account-data.ts';
import { accountOperations } from './operations/accounts.ts';
import { billingOperations } from './operations/billing.ts';
import { brandOperations } from './operations/brands.ts';
import { cardOperations } from './operations/cards.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { designOperations } from './operations/design.ts';
import { generationOperations } from './operations/generations.ts';
import { imageOperations } from './operations/images.ts';
import { inspectOperations } from './operations/inspect.ts';
import { openAiOperations } from './operations/openai.ts';
import { operatorOperations } from './operations/operator.ts';
import { serviceOperations } from './operations/service.ts';
import { siteOperations } from './operations/sites.ts';
import { teamOperations } from './operations/team.ts';
import { templateDraftOperations } from './operations/template-drafts.ts';
import { templateOperations } from './operations/templates.ts';
import { uploadOperations } from './operations/uploads.ts';
import { webhookOperations } from './operations/webhooks.ts';

/** All operations of the API, in the order of the reference page. The server has a handler for each. */
export const operations = {
  ...generationOperations,
  ...imageOperations,
  ...catalogueOperations,
  ...cardOperations,
  ...inspectOperations,
  ...templateOperations,
  ...templateDraftOperations,
  ...designOperations,
  ...brandOperations,
  ...uploadOperations,
  ...siteOperations,
  ...webhookOperations,
  ...openAiOperations,
  ...accountOperations,
  ...teamOperations,
  ...accountDataOperations,
  ...billingOperations,
  ...operatorOperations,
  ...serviceOperations,
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
