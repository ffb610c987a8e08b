import { type Operation, type OperationId, operations } from '@cardwright/contract';
import { expect, test } from 'vitest';
import { Cardwright, type TemplateDefinition } from './index.ts';
import { fromWire } from './wire-case.ts';

const apiKey = 'cw_k7m2p9x4_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0';
const DEFINITION: TemplateDefinition = { root: { type: 'box', children: [] } };

/** The operation, the call, and what the request has in its path, and in its body or query. */
type Row = [OperationId, (cardwright: Cardwright) => Promise<object>, (readonly string[])?, object?];

const REQUESTS: Row[] = [
  ['createBrief', (c) => c.readPrompt('A', { designMd: '# A' }), [], { prompt: 'A', design_md: '# A' }],
  ['getGeneration', (c) => c.get('gen_1'), ['gen_1']],
  ['deleteGeneration', (c) => c.delete('a/b'), ['a/b']],
  ['starGeneration', (c) => c.star('gen_1'), ['gen_1']],
  ['unstarGeneration', (c) => c.unstar('gen_1'), ['gen_1']],
  [
    'getDashboardHistory',
    (c) => c.historyPage({ q: 'a & b?', starred: false, branded: true, orientation: 'square', limit: 2 }),
    [],
    { q: 'a & b?', starred: 'false', branded: 'true', orientation: 'square', limit: '2' },
  ],
  ['getDashboard', (c) => c.usage()],
  [
    'getDailyUsage',
    (c) => c.dailyUsage({ from: '2026-02-27', to: new Date('2026-03-01T23:59:59Z') }),
    [],
    { from: '2026-02-27', to: '2026-03-01' },
  ],
  ['listCatalogue', (c) => c.catalogue('looks', { q: 'a', limit: 1 }), ['looks'], { q: 'a', limit: '1' }],
  ['listTemplates', (c) => c.templates()],
  ['inspectPage', (c) => c.inspect('https://a.example'), [], { url: 'https://a.example' }],
  ['explainSignature', (c) => c.explain('u', { signedText: 't' }), [], { url: 'u', signed_text: 't' }],
  ['getFallbackCard', (c) => c.account.fallbackCard()],
  ['setFallbackCard', (c) => c.account.setFallbackCard({ mode: 'off' }), [], { mode: 'off' }],
  ['getTemplate', (c) => c.ownTemplates.get('launch', { version: 2 }), ['launch'], { version: '2' }],
  ['getTemplateDefinition', (c) => c.ownTemplates.definition('launch'), ['launch']],
  ['putTemplate', (c) => c.ownTemplates.put('launch', DEFINITION), ['launch'], DEFINITION],
  ['deleteTemplate', (c) => c.ownTemplates.delete('launch'), ['launch']],
  [
    'listTemplateVersions',
    (c) => c.ownTemplates.versions('launch', { limit: 1 }),
    ['launch'],
    { limit: '1' },
  ],
  ['listTemplateDrafts', (c) => c.ownTemplates.drafts()],
  [
    'putTemplateDraft',
    (c) => c.ownTemplates.saveDraft('launch', DEFINITION, { version: 1, revision: 3 }),
    ['launch'],
    { definition: DEFINITION, version: 1, revision: 3 },
  ],
  ['getTemplateDraft', (c) => c.ownTemplates.getDraft('launch'), ['launch']],
  ['deleteTemplateDraft', (c) => c.ownTemplates.deleteDraft('launch'), ['launch']],
  ['previewDraft', (c) => c.ownTemplates.draft(DEFINITION), [], { definition: DEFINITION, params: {} }],
  ['deriveOgParams', (c) => c.design.ogParams({ designMd: '# A' }), [], { designMd: '# A' }],
  ['writeDesignDocument', (c) => c.design.designMd({ name: 'A' }), [], { name: 'A' }],
  ['listBrands', (c) => c.brands.list()],
  ['createBrand', (c) => c.brands.create('A', '# A'), [], { name: 'A', design_md: '# A' }],
  ['getBrand', (c) => c.brands.get('A & B'), ['A & B']],
  [
    'replaceBrand',
    (c) => c.brands.replace('A', '# A', { name: 'B', revision: 1 }),
    ['A'],
    { name: 'B', design_md: '# A', revision: 1 },
  ],
  ['deleteBrand', (c) => c.brands.delete('A'), ['A']],
  ['createUpload', (c) => c.uploads.create(new Uint8Array(9), { name: 'a.png' }), [], { name: 'a.png' }],
  ['listUploads', (c) => c.uploads.list()],
  ['getUpload', (c) => c.uploads.get('up_1'), ['up_1']],
  ['deleteUpload', (c) => c.uploads.delete('up_1'), ['up_1']],
  ['listSites', (c) => c.sites.list()],
  [
    'createSite',
    (c) => c.sites.create('a.example', { dailyCards: 9 }),
    [],
    { host: 'a.example', daily_cards: 9 },
  ],
  ['getSite', (c) => c.sites.get('a.example'), ['a.example']],
  ['updateSite', (c) => c.sites.update('a.example', { theme: 'dark' }), ['a.example'], { theme: 'dark' }],
  ['verifySite', (c) => c.sites.verify('a.example'), ['a.example']],
  ['deleteSite', (c) => c.sites.delete('a.example'), ['a.example']],
  ['listWebhooks', (c) => c.webhooks.list()],
  [
    'createWebhook',
    (c) => c.webhooks.create('https://a.example/', ['credits.low']),
    [],
    { url: 'https://a.example/', events: ['credits.low'] },
  ],
  ['getWebhook', (c) => c.webhooks.get('whk_1'), ['whk_1']],
  ['updateWebhook', (c) => c.webhooks.update('whk_1', { enabled: true }), ['whk_1'], { enabled: true }],
  ['deleteWebhook', (c) => c.webhooks.delete('whk_1'), ['whk_1']],
  [
    'rotateWebhookSecret',
    (c) => c.webhooks.rotate('whk_1', { graceSeconds: 9 }),
    ['whk_1'],
    { grace_seconds: 9 },
  ],
  ['testWebhook', (c) => c.webhooks.test('whk_1'), ['whk_1']],
  [
    'listWebhookDeliveries',
    (c) => c.webhooks.deliveries('whk_1', { status: 'delivered' }),
    ['whk_1'],
    { status: 'delivered' },
  ],
  ['resendWebhookDelivery', (c) => c.webhooks.resend('whk_1', 'msg_1'), ['whk_1', 'msg_1']],
  ['getCurrentUser', (c) => c.account.get()],
  ['eraseAccount', (c) => c.account.erase({ confirm: 'a@a.example' }), [], { confirm: 'a@a.example' }],
  ['listKeys', (c) => c.keys.list()],
  [
    'createKey',
    (c) => c.keys.create('Web', { scope: 'sign', permanentUrls: true }),
    [],
    { name: 'Web', scope: 'sign', permanent_urls: true },
  ],
  ['updateKey', (c) => c.keys.rename('k', 'Blog'), ['k'], { name: 'Blog' }],
  ['rotateKey', (c) => c.keys.rotate('k', { graceSeconds: 60 }), ['k'], { grace_seconds: 60 }],
  ['revokeKey', (c) => c.keys.revoke('k', { confirm: true }), ['k'], { confirm: true }],
  ['listMembers', (c) => c.team.list()],
  [
    'inviteMember',
    (c) => c.team.invite('a@a.example', 'viewer'),
    [],
    { email: 'a@a.example', role: 'viewer' },
  ],
  ['updateMember', (c) => c.team.setRole('mem_1', 'viewer'), ['mem_1'], { role: 'viewer' }],
  ['removeMember', (c) => c.team.remove('mem_1'), ['mem_1']],
  ['createMemberLink', (c) => c.team.createLink('mem_1'), ['mem_1']],
  ['listAuditLog', (c) => c.team.auditLog({ limit: 5 }), [], { limit: '5' }],
  [
    'createCheckout',
    (c) => c.billing.checkout({ successUrl: 'https://a.example/' }),
    [],
    { success_url: 'https://a.example/' },
  ],
  [
    'createPortal',
    (c) => c.billing.portal({ returnUrl: 'https://a.example/' }),
    [],
    { return_url: 'https://a.example/' },
  ],
  ['listAccounts', (c) => c.operator.accounts({ q: '@', limit: 1 }), [], { q: '@', limit: '1' }],
  ['getQueue', (c) => c.operator.queue()],
  ['getStores', (c) => c.operator.stores()],
  ['checkLedger', (c) => c.operator.ledger()],
  ['getHealth', (c) => c.health()],
];

test.each(REQUESTS)(
  '%s is asked for as it is described, and its answer given',
  async (id, call, params = [], data = {}) => {
    const operation: Operation = operations[id];
    const [status = '', response] = Object.entries(operation.responses)[0] ?? [];
    const sent: [string, URL, unknown][] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push([init?.method ?? 'GET', new URL(String(url)), body]);
      return Response.json(response?.example, { status: Number(status) });
    };
    const answer = await call(new Cardwright({ apiKey, baseUrl: 'https://a.example', fetch }));
    const [[method, url, body] = []] = sent;
    const values = params.map(encodeURIComponent);
    expect([method, url?.pathname]).toEqual([
      operation.method,
      operation.path.replace(/\{\w+\}/g, () => values.shift() ?? ''),
    ]);
    expect({ ...Object.fromEntries(url?.searchParams ?? []), ...(body as object) }).toEqual(data);
    if (body !== undefined) expect(() => operation.body?.parse(body)).not.toThrow();
    // What is made of a generation is in `generations.test.ts`.
    if ('completedAt' in answer || 'generations' in answer) return;
    const whole = fromWire(response?.example) as object;
    expect([whole, ...Object.values(whole)]).toContainEqual(answer);
  },
);

test('what an account has is read line by line, and a day that is none is refused here', async () => {
  const fetch = async (): Promise<Response> => new Response('{"type":"account"}\n{"type":"key"}\n');
  const cardwright = new Cardwright({ apiKey, baseUrl: 'https://a.example', fetch });
  expect(await cardwright.account.export()).toEqual([{ type: 'account' }, { type: 'key' }]);
  await expect(cardwright.dailyUsage({ to: new Date('May') })).rejects.toThrow('to must be a valid date');
});
