import { isSameEmail } from '../../accounts/email.ts';
import type { Account } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';
import { toBrandBody } from '../bodies/to-brand-body.ts';
import { toFallbackCardBody } from '../bodies/to-fallback-card-body.ts';
import { toGenerationBody } from '../bodies/to-generation-body.ts';
import { toKeyBody } from '../bodies/to-key-body.ts';
import { toSiteBody } from '../bodies/to-site-body.ts';
import { toAuditEntryBody, toMemberBody } from '../bodies/to-team-body.ts';
import { toUploadBody } from '../bodies/to-upload-body.ts';
import { toWebhookBody } from '../bodies/to-webhook-body.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { jsonLinesResponse } from './json-lines-response.ts';
import { toDraftBody } from './templates.ts';

export function accountDataRoutes(parts: AppParts): Handlers<'exportAccount' | 'eraseAccount'> {
  const { accounts, billing } = parts;
  return {
    exportAccount: async ({ caller }) => {
      const account = await accounts.getAccount(caller.accountId);
      return jsonLinesResponse('cardwright-export.jsonl', readAll(parts, account));
    },

    eraseAccount: async ({ caller, body }) => {
      const { id, email } = await accounts.getAccount(caller.accountId);
      if (!isSameEmail(body.confirm, email)) throw notConfirmed();
      await billing.closeAccount(id, (endPayments) => accounts.erase(id, endPayments));
      return { status: 200, body: { message: 'The account and all its data were deleted.' } };
    },
  };
}

async function* readAll(
  { accounts, members, brands, uploads, sites, webhooks, generations, delivery, settings }: AppParts,
  account: Account,
) {
  const { id, email, plan, creditsUsed, createdAt } = account;
  const fallbackCard = toFallbackCardBody(await accounts.findFallbackCard(id));
  yield {
    type: 'account',
    id,
    email,
    plan,
    credits_used: creditsUsed,
    created_at: createdAt,
    fallback_card: fallbackCard,
  };
  for (const key of await accounts.listKeys(id)) yield { type: 'key', ...toKeyBody(key) };
  for (const member of await members.list(id)) yield { type: 'member', ...toMemberBody(member) };
  for await (const brand of brands.readAll(id)) yield { type: 'brand', ...toBrandBody(brand) };
  for (const upload of await uploads.list(id)) yield { type: 'upload', ...toUploadBody(upload) };
  for (const site of await sites.list(id)) yield { type: 'site', ...toSiteBody(site, settings.baseUrl()) };
  for (const webhook of await webhooks.list(id)) yield { type: 'webhook', ...toWebhookBody(webhook) };
  for await (const generation of generations.readAll(id))
    yield { type: 'generation', ...toGenerationBody(generation, settings.baseUrl()) };
  for await (const { owner: _, createdAt: storedAt, ...template } of delivery.ownTemplates.readAll(id))
    yield { type: 'template', ...template, created_at: storedAt };
  for await (const draft of delivery.templateDrafts.readAll(id))
    yield { type: 'draft', ...toDraftBody(draft) };
  for await (const entry of accounts.readAuditEntries(id))
    yield { type: 'change', ...toAuditEntryBody(entry) };
  for await (const { keyId, createdAt: at, ...entry } of accounts.readCredits(id))
    yield { type: 'credit', ...entry, key_id: keyId, created_at: at };
}

const notConfirmed = (): ServiceError =>
  new ServiceError('invalid', "`confirm` must be the account's email address.", {
    code: 'invalid_parameter',
    parameter: 'confirm',
  });
