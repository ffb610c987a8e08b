import { type Operation, type OperationId, operations } from '@cardwright/contract';
import { expect } from 'vitest';
import { type Answered, withoutNumbers } from './describe-operation.ts';

// What `every-operation.test.ts` tests of operations, so that the tests of each need not.

export const OPERATOR_ONLY = ['listAccounts', 'getQueue', 'getStores', 'checkLedger'] as const;

/** What an account has, and the operations on one of them, whose first path parameter names it. */
export const OTHERS = {
  generation: [
    'getGeneration',
    'getGenerationDesign',
    'deleteGeneration',
    'starGeneration',
    'unstarGeneration',
  ],
  brand: ['getBrand', 'replaceBrand', 'deleteBrand'],
  upload: ['getUpload', 'getUploadContent', 'deleteUpload'],
  site: ['getSite', 'updateSite', 'verifySite', 'deleteSite'],
  key: ['updateKey', 'rotateKey', 'revokeKey'],
  webhook: [
    'getWebhook',
    'updateWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'listWebhookDeliveries',
    'resendWebhookDelivery',
    'deleteWebhook',
  ],
  member: ['updateMember', 'createMemberLink', 'removeMember'],
  template: ['getTemplate', 'getTemplateDefinition', 'listTemplateVersions', 'deleteTemplate'],
  draft: ['getTemplateDraft', 'deleteTemplateDraft'],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;
export type Thing = keyof typeof OTHERS;

/** True if this refusal of the operation is tested there. */
export function isOfAll(id: OperationId, status: number): boolean {
  const { auth, body }: Operation = operations[id];
  const isOthers = Object.values<readonly OperationId[]>(OTHERS).some((ids) => ids.includes(id));
  if (status === 401 || status === 429) return auth === 'key';
  if (status === 403) return (OPERATOR_ONLY as readonly OperationId[]).includes(id);
  if (status === 404) return isOthers;
  return (status === 413 || status === 415) && body !== undefined;
}

// Of credits, and of a webhook of one's own.
const OTHER_EXAMPLES: Readonly<Partial<Record<OperationId, number>>> = {
  createImages: 429,
  resendWebhookDelivery: 404,
};

/** True if it is such a refusal, and the example of it in the description, too. */
export const isExampleOfAll = (id: OperationId, status: number): boolean =>
  isOfAll(id, status) && OTHER_EXAMPLES[id] !== status;

/** As the description has it, unless that has another one. */
export function expectExample(id: OperationId, { status, body }: Answered): void {
  if (OTHER_EXAMPLES[id] === status) return;
  const { responses }: Operation = operations[id];
  const { example = body } = responses[status] ?? {};
  expect([id, withoutNumbers({ status, body })]).toEqual([id, withoutNumbers({ status, body: example })]);
}
