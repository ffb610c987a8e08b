import { beforeAll, describe, expect, test } from 'vitest';
import { TEMPLATES } from '../src/generated/templates.ts';
import { type Brief, Cardwright, ogMeta, type TemplateDefinition } from '../src/index.ts';
import { newEmail, type RunningService, shareService } from './support/start-service.ts';

let service: RunningService;
let cardwright: Cardwright;
let apiKey: string;
beforeAll(async () => {
  service = await shareService();
  ({ cardwright, apiKey } = await service.register());
});

const PNG = [0x89, 0x50, 0x4e, 0x47];
const EXPIRES = { expiresIn: '1h' } as const;

describe('images of prompts', () => {
  test('a prompt becomes an image of the asked size that can be downloaded', async () => {
    const image = await cardwright.generate('Blog header: "Hold fast", dark', {
      width: 800,
      height: 400,
      format: 'jpeg',
      seed: 7,
    });
    expect(image).toMatchObject({ status: 'completed', width: 800, height: 400, format: 'jpeg', seed: 7 });
    const { bytes, type } = await cardwright.download(image.url);
    expect([type, bytes[0], bytes[1]]).toEqual(['image/jpeg', 0xff, 0xd8]);
    expect(ogMeta(image).image).toEqual({ url: image.url, width: 800, height: 400, type: 'image/jpeg' });
  });

  test('a prompt is read into a brief, which is corrected and drawn', async () => {
    const { brief, unused, reader } = await cardwright.readPrompt('Blog header: "Hold fast", dark');
    expect(brief.blocks).toContainEqual({ role: 'title', text: 'Hold fast' });
    expect([reader, unused.map(({ why }) => why)]).toEqual(['built-in', ['request', 'wish']]);
    const image = await cardwright.generate(
      { ...brief, look: 'swiss' },
      { width: 600, height: 300, prompt: 'Hold fast' },
    );
    expect([image.brief, image.prompt]).toEqual([{ ...brief, look: 'swiss' }, 'Hold fast']);
    await expect(cardwright.generate({ look: 'swis' })).rejects.toMatchObject({ parameter: 'brief.look' });
  });

  test('a brief is previewed free, and drawn alike', async () => {
    const brief: Brief = { kind: 'quote', blocks: [{ role: 'quote', text: 'Hold fast' }] };
    const before = await cardwright.usage();
    const preview = await cardwright.preview(brief, { width: 1080, height: 1080, format: 'jpeg' });
    expect([preview.type, preview.bytes[0], preview.bytes[1]]).toEqual(['image/jpeg', 0xff, 0xd8]);
    const again = await cardwright.preview(brief, {
      width: 1080,
      height: 1080,
      format: 'jpeg',
      seed: preview.seed,
    });
    expect(again).toEqual(preview);
    expect((await cardwright.usage()).creditsUsed).toBe(before.creditsUsed);
    await expect(
      cardwright.preview({ blocks: [{ role: 'headline' as 'title', text: 'A' }] }),
    ).rejects.toMatchObject({ status: 400, parameter: 'brief.blocks[0].role' });
  });

  test('a design document is said to be no use before it is drawn', async () => {
    const { warnings } = await cardwright.readPrompt('"Hold fast"', { designMd: '# Acme' });
    expect(warnings).toContainEqual(expect.stringContaining('design document'));
  });

  test('the catalogue has the names, by words of a language', async () => {
    const { entries, total } = await cardwright.catalogue('illustrations', { q: 'Fahrrad', language: 'de' });
    expect([total, entries]).toEqual([
      1,
      [expect.objectContaining({ name: 'bicycle', words: expect.arrayContaining(['fahrrad']) })],
    ]);
    const { type } = await cardwright.download(entries[0]?.thumbnailUrl ?? '');
    expect(type).toBe('image/jpeg');
    const page = await cardwright.catalogue('formats', { limit: 1, offset: 1 });
    expect(page.entries).toEqual([
      expect.objectContaining({ width: expect.any(Number), height: expect.any(Number), thumbnailUrl: null }),
    ]);
    await expect(cardwright.catalogue('looks', { limit: 0 })).rejects.toMatchObject({ parameter: 'limit' });
  });

  test('one that is watched tells how far it is, the end included', async () => {
    const seen: string[] = [];
    const { id } = await cardwright.generate('a lighthouse at dawn', {
      onProgress: ({ status }) => seen.push(status),
    });
    expect(seen.at(-1)).toBe('completed');
    expect((await cardwright.get(id)).status).toBe('completed');
  });

  test('one that is handed in can be waited for later', async () => {
    const { id, status } = await cardwright.submit('Release notes "2.0"');
    expect(status).toBe('processing');
    expect((await cardwright.wait(id)).url).toMatch(/\/images\/\w+\.png$/);
  });

  test('the same idempotency key gives the same image, another prompt under it is refused', async () => {
    const idempotencyKey = 'build-42';
    const [first, again] = [
      await cardwright.submit('A', { idempotencyKey }),
      await cardwright.submit('A', { idempotencyKey }),
    ];
    expect(again.id).toBe(first.id);
    await expect(cardwright.submit('B', { idempotencyKey })).rejects.toMatchObject({ status: 409 });
  });

  test('one that is deleted is gone, with its URL', async () => {
    const { id, url } = await cardwright.generate('"Wrong"');
    expect((await cardwright.delete(id)).message).toMatch(/deleted/);
    expect((await fetch(url)).status).toBe(410);
    await expect(cardwright.get(id)).rejects.toMatchObject({ status: 404 });
    await expect(cardwright.delete(id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  test('a design document rules the image', async () => {
    const { designMd } = await cardwright.design.designMd({ name: 'Acme', colors: { primary: '#ff5533' } });
    const { id, status, branded } = await cardwright.generate('"Hold fast"', { designMd });
    expect([status, branded, await cardwright.designMd(id)]).toEqual(['completed', true, designMd]);
    const { generations } = await cardwright.historyPage({
      branded: true,
      format: 'png',
      orientation: 'landscape',
    });
    expect(generations.map((generation) => generation.id)).toEqual([id]);
    expect((await cardwright.historyPage({ branded: true, orientation: 'square' })).total).toBe(0);
  });

  test('a saved brand stands for its document, and is changed, renamed and deleted', async () => {
    const { designMd } = await cardwright.design.designMd({ name: 'Acme', colors: { primary: '#ff5533' } });
    const saved = await cardwright.brands.create('Acme & Co', designMd);
    expect(saved).toMatchObject({ name: 'Acme & Co', revision: 1, designMd });
    const { id } = await cardwright.generate('"Hold fast"', { brand: 'acme & co' });
    expect(await cardwright.designMd(id)).toBe(designMd);
    expect((await cardwright.preview('"Hold fast"', { brand: 'Acme & Co' })).type).toMatch(/^image/);
    expect((await cardwright.readPrompt('"Hold fast"', { brand: 'Acme & Co' })).warnings).toEqual([]);
    expect((await cardwright.design.ogParams({ brand: 'Acme & Co' })).params).toEqual({ accent: '#ff5533' });
    const keyId = apiKey.split('_')[1] ?? '';
    const url = await cardwright.signOnServer(
      'og_brand',
      { title: 'A' },
      { keyId, brand: 'Acme & Co', expiresIn: '1d' },
    );
    expect(new URL(url).searchParams.get('accent')).toBe('#ff5533');
    await expect(cardwright.generate('"Hold fast"', { brand: 'Acne' })).rejects.toMatchObject({
      status: 400,
      parameter: 'brand',
    });
    await cardwright.brands.replace('Acme & Co', '# Acme\n', { name: 'Acme', revision: 1 });
    await expect(cardwright.brands.replace('Acme', designMd, { revision: 1 })).rejects.toMatchObject({
      code: 'brand_changed',
    });
    expect((await cardwright.brands.list()).map(({ name, revision }) => [name, revision])).toEqual([
      ['Acme', 2],
    ]);
    expect((await cardwright.brands.get('ACME')).designMd).toBe('# Acme\n');
    expect((await cardwright.brands.delete('Acme')).message).toMatch(/deleted/);
    expect(await cardwright.brands.list()).toEqual([]);
  });

  test('a file is uploaded, listed and deleted', async () => {
    const { bytes } = await cardwright.preview('"Hold fast"', { width: 600, height: 600 });
    const uploaded = await cardwright.uploads.create(bytes, { name: 'bold.webp' });
    expect(uploaded).toMatchObject({ reference: `upload:${uploaded.id}`, name: 'bold.webp' });
    expect((await cardwright.uploads.create(new Blob([bytes]))).id).toBe(uploaded.id);
    expect(await cardwright.uploads.get(uploaded.id)).toEqual(uploaded);
    expect(await cardwright.uploads.list()).toMatchObject({ uploads: [uploaded], count: 1, countLimit: 200 });
    await expect(cardwright.uploads.create(new Uint8Array(9))).rejects.toMatchObject({
      code: 'unusable_file',
    });
    expect((await cardwright.uploads.delete(uploaded.id)).message).toMatch(/deleted/);
    expect((await cardwright.uploads.list()).uploads).toEqual([]);
  });

  test('a site is registered, waits for its proof, and is deleted', async () => {
    const created = await cardwright.sites.create('example.com', { theme: 'dark', dailyCards: 9 });
    expect(created).toMatchObject({ host: 'example.com', status: 'pending', theme: 'dark', dailyCards: 9 });
    expect(created.proof.metaTag).toContain(created.proof.token);
    expect(await cardwright.sites.get('example.com')).toEqual(created);
    expect(await cardwright.sites.list()).toEqual([created]);
    await expect(cardwright.sites.create('example.com')).rejects.toMatchObject({ code: 'site_exists' });
    await expect(cardwright.sites.verify('example.org')).rejects.toMatchObject({ status: 404 });
    expect((await cardwright.sites.delete('example.com')).message).toMatch(/deleted/);
    expect(await cardwright.sites.list()).toEqual([]);
  });

  test('a webhook is created, changed, tried, rotated and deleted', async () => {
    const { webhooks } = cardwright;
    const { secret, ...created } = await webhooks.create('http://localhost:1/', ['credits.low']);
    expect(secret).toMatch(/^whsec_/);
    expect(await webhooks.get(created.id)).toEqual(created);
    expect(await webhooks.list()).toEqual([created]);
    expect(await webhooks.update(created.id, { events: ['image.deleted'] })).toMatchObject({
      url: created.url,
      events: ['image.deleted'],
    });
    const { id } = await webhooks.test(created.id);
    expect((await webhooks.deliveries(created.id, { limit: 5 })).deliveries).toMatchObject([
      { id, type: 'webhook.test', webhookId: created.id },
    ]);
    expect((await webhooks.deliveries(created.id, { status: 'delivered' })).deliveries).toEqual([]);
    expect(await webhooks.resend(created.id, id)).toMatchObject({ id, status: 'pending' });
    const rotated = await webhooks.rotate(created.id, { graceSeconds: 60 });
    expect([rotated.secret === secret, rotated.formerSecretExpiresAt]).toEqual([false, expect.any(String)]);
    await expect(webhooks.create('http://example.com/', ['credits.low'])).rejects.toMatchObject({
      parameter: 'url',
    });
    expect((await webhooks.delete(created.id)).message).toMatch(/deleted/);
    expect(await webhooks.list()).toEqual([]);
  });

  test('the history finds words of a prompt, and what is starred', async () => {
    const found = [];
    for await (const { prompt } of cardwright.history({ q: 'no such & words?' })) found.push(prompt);
    expect(found).toEqual([]);
    const { generations } = await cardwright.historyPage();
    const [first, second] = generations;
    expect(await cardwright.star(first?.id ?? '')).toEqual({ ...first, starred: true });
    const q = first?.prompt.toUpperCase();
    expect((await cardwright.historyPage({ q, starred: true })).generations[0]?.id).toBe(first?.id);
    expect((await cardwright.historyPage({ starred: false })).generations[0]?.id).toBe(second?.id);
    expect((await cardwright.unstar(first?.id ?? '')).starred).toBe(false);
    expect((await cardwright.historyPage({ starred: true })).total).toBe(0);
    await expect(cardwright.star('gen_none')).rejects.toMatchObject({ status: 404 });
  });

  test('daily usage has every day, by dates or times', async () => {
    const { total, days } = await cardwright.dailyUsage();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), ...total });
    expect(total.images).toBeGreaterThan(0);
    const range = { from: '2026-02-27', to: new Date('2026-03-01T23:59:59Z') };
    expect((await cardwright.dailyUsage(range)).days.map(({ date }) => date)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    await expect(cardwright.dailyUsage({ from: 'May' })).rejects.toMatchObject({ parameter: 'from' });
    await expect(cardwright.dailyUsage({ to: new Date('May') })).rejects.toThrow('to must be a valid date');
  });

  test('the history has them all, newest first, in pages or in one go', async () => {
    const all = [];
    for await (const generation of cardwright.history()) all.push(generation.id);
    const { generations, total } = await cardwright.historyPage({ limit: 2, offset: 1 });
    expect(total).toBe(all.length);
    expect(generations.map(({ id }) => id)).toEqual(all.slice(1, 3));
    expect(generations[0]).toHaveProperty('createdAt', expect.stringMatching(/Z$/));
  });
});

describe('signed cards', () => {
  test('an address that was signed here opens the card without a header', async () => {
    const url = cardwright.signUrl(
      'og_standard',
      { title: 'Tea & "scones" ~ 100% 日本語 😀', theme: 'dark' },
      EXPIRES,
    );
    const { bytes, type } = await cardwright.download(url);
    expect([type, ...bytes.slice(0, 4)]).toEqual(['image/png', ...PNG]);
    expect(await cardwright.explain(url)).toMatchObject({ valid: true, reason: null, difference: null });
    expect(cardwright.verifySignature(url)).toMatchObject({ valid: true });
  });

  test('by WebCrypto the address is the same', async () => {
    const params = { title: 'Same' };
    const options = { expiresAt: 4_000_000_000, width: 1080, height: 1080, format: 'jpeg' } as const;
    expect(await cardwright.signUrlAsync('announcement', params, options)).toBe(
      cardwright.signUrl('announcement', params, options),
    );
  });

  test('a changed address is refused there and here', async () => {
    const url = cardwright.signUrl('og_standard', { title: 'Mine' }, EXPIRES).replace('Mine', 'Yours');
    await expect(cardwright.download(url)).rejects.toMatchObject({ status: 403, code: 'signature_invalid' });
    expect(cardwright.verifySignature(url)).toMatchObject({ valid: false, parameter: 'sig' });
    expect((await cardwright.explain(url)).valid).toBe(false);
  });

  test('where the own text under the key goes wrong is shown', async () => {
    const url = cardwright.signUrl('og_standard', { title: 'A b' }, { expiresAt: 4_000_000_000 });
    const { difference } = await cardwright.explain(url, { signedText: '/i/og_standard?title=A b' });
    expect(difference?.byte).toBe(15);
  });

  test('a template of your own is stored, signed, previewed, read again and deleted', async () => {
    const { ownTemplates } = cardwright;
    const definition: TemplateDefinition = {
      parameters: [
        { type: 'text', name: 'title', example: 'Hi' },
        { type: 'choice', name: 'theme', choices: ['dark-one', 'light'] },
      ],
      colors: [
        { name: 'ink_two', by: { parameter: 'theme', colors: { 'dark-one': '#ffffff', light: '#000000' } } },
      ],
      root: {
        type: 'box',
        style: { backgroundColor: '#405070' },
        children: [{ type: 'text', text: '{title}', size: 90, minSize: 20, maxLines: 2, color: '{ink_two}' }],
      },
    };
    expect(await ownTemplates.put('launch', definition)).toEqual({
      name: 'launch',
      version: 1,
      changed: true,
      warnings: [],
      warningDetails: [],
    });
    const url = cardwright.signUrl('launch.v1', { title: 'Own' }, { ...EXPIRES, extension: 'jpg' });
    expect((await cardwright.download(url)).type).toBe('image/jpeg');
    expect((await cardwright.previewCard('launch', { title: 'Own' })).type).toBe('image/png');
    const kept = await ownTemplates.get('launch', { version: 1 });
    expect(kept.definition.colors).toEqual(definition.colors);
    expect(await ownTemplates.put('launch', kept.definition)).toMatchObject({ version: 1, changed: false });
    expect((await ownTemplates.list()).map(({ name, version }) => [name, version])).toEqual([['launch', 1]]);
    const draft = await ownTemplates.saveDraft('launch', definition, { version: 1, revision: 0 });
    expect(draft).toMatchObject({ version: 1, definition: { colors: definition.colors } });
    expect(await ownTemplates.getDraft('launch')).toEqual(draft);
    expect((await ownTemplates.drafts()).map(({ name, revision }) => [name, revision])).toEqual([
      ['launch', draft.revision],
    ]);
    await ownTemplates.deleteDraft('launch');
    const { versions, total } = await ownTemplates.versions('launch', { limit: 1 });
    expect([total, versions[0]?.example]).toEqual([1, { title: 'Hi' }]);
    await ownTemplates.delete('launch');
    await expect(ownTemplates.get('launch')).rejects.toMatchObject({ status: 404, parameter: 'name' });
    await expect(cardwright.download(url)).rejects.toMatchObject({ status: 400, parameter: 'template' });
  });

  test('the card of a page is signed, and the service reads the page', async () => {
    const url = cardwright.signUrl('page', { url: 'https://example.invalid/post', theme: 'dark' }, EXPIRES);
    await expect(cardwright.download(url)).rejects.toMatchObject({ status: 400, parameter: 'url' });
  });

  test('the templates that the service has are those that this client knows', async () => {
    const templates = await cardwright.templates();
    expect(templates.map(({ name }) => name)).toEqual(
      Object.keys(TEMPLATES).filter((name) => name !== 'page'),
    );
    for (const { name, example, exampleUrl } of templates) {
      const signed = cardwright.signUrl(name as 'og_standard', example, EXPIRES);
      expect(signed).toContain(name);
      expect(exampleUrl.startsWith(`${service.baseUrl}/i/${name}?`)).toBe(true);
    }
  });
});

test('a fallback card is set, shown to crawlers, and unset', async () => {
  expect(await cardwright.account.fallbackCard()).toEqual({ mode: 'default', template: null, params: null });
  const card = { mode: 'card', template: 'og_standard', params: { title: 'Acme' } } as const;
  expect(await cardwright.account.setFallbackCard(card)).toEqual(card);
  expect(await cardwright.account.fallbackCard()).toEqual(card);
  expect((await cardwright.account.setFallbackCard({ mode: 'off' })).mode).toBe('off');
});

describe('brands', () => {
  test('what a document declares can be signed as it comes', async () => {
    const written = await cardwright.design.designMd({
      name: 'Acme',
      font: 'serif',
      colors: { background: '#0b1020', foreground: '#ffffff', primary: '#ff5533' },
    });
    expect(written).toMatchObject({ filename: 'DESIGN.md', lint: { errors: 0 } });
    const { params, sources } = await cardwright.design.ogParams({
      designMd: written.designMd,
      params: { title: 'Hold fast', bgAngle: 90 },
    });
    expect(params).toEqual({ ...written.params, title: 'Hold fast', bgAngle: '90' });
    expect(sources).toMatchObject({ bg: 'colors.background', title: 'params' });
    const { type } = await cardwright.download(cardwright.signUrl('og_brand', params, EXPIRES));
    expect(type).toBe('image/png');
  });
});

describe('the account', () => {
  test('a key is made, works, is listed without its secret, and is revoked', async () => {
    const { id, key } = await cardwright.keys.create('Website');
    const other = new Cardwright({ apiKey: key, baseUrl: service.baseUrl });
    expect((await other.account.get()).id).toBe((await cardwright.account.get()).id);
    const listed = (await cardwright.keys.list()).find((one) => one.id === id);
    expect(listed).toMatchObject({ name: 'Website' });
    expect(JSON.stringify(listed)).not.toContain(key);
    expect(await cardwright.keys.rename(id, 'Blog')).toMatchObject({ id, name: 'Blog' });
    expect(await cardwright.keys.revoke(id)).toEqual({ message: expect.any(String) });
    await expect(other.account.get()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('only operators read about the whole service', async () => {
    const refused = { status: 403, code: 'operator_only' };
    await expect(cardwright.operator.accounts({ q: '@', limit: 1 })).rejects.toMatchObject(refused);
    await expect(cardwright.operator.queue()).rejects.toMatchObject(refused);
    await expect(cardwright.operator.stores()).rejects.toMatchObject(refused);
    await expect(cardwright.operator.ledger()).rejects.toMatchObject(refused);
    const { cardwright: owner, email } = await service.register({ operator: true });
    expect(await owner.operator.accounts({ q: email })).toMatchObject({
      total: 1,
      accounts: [{ operator: true }],
    });
    expect(await owner.operator.queue()).toMatchObject({ waiting: expect.any(Number), failures: [] });
    expect(await owner.operator.stores()).toMatchObject({ mode: expect.any(String), faults: [] });
    expect(await owner.operator.ledger()).toMatchObject({ consistent: true });
  });

  test('a key is rotated with a grace, a signing-only one cannot call, and the last one stays', async () => {
    const { cardwright, apiKey } = await service.register();
    const web = await cardwright.keys.create('Web', { scope: 'sign', permanentUrls: true });
    const signer = new Cardwright({ apiKey: web.key, baseUrl: service.baseUrl });
    await expect(signer.account.get()).rejects.toMatchObject({ status: 401, code: 'signing_only_key' });
    const url = signer.signUrl(
      'og_standard',
      { title: 'x' },
      { expiresAt: 'never', width: 200, height: 200 },
    );
    expect(signer.verifySignature(url)).toEqual({
      valid: true,
      reason: null,
      parameter: null,
      expiresAt: null,
    });
    expect((await cardwright.download(url)).type).toBe('image/png');
    const remote = { keyId: web.id, expiresAt: 'never', width: 200, height: 200 } as const;
    expect(await cardwright.signOnServer('og_standard', { title: 'x' }, remote)).toBe(url);
    const rotated = await cardwright.keys.rotate(web.id, { graceSeconds: 60 });
    expect(rotated).toMatchObject({ name: 'Web', scope: 'sign', permanentUrls: true });
    expect((await cardwright.download(url)).type).toBe('image/png');
    const id = apiKey.split('_')[1] ?? '';
    await expect(cardwright.keys.revoke(id)).rejects.toMatchObject({ status: 409, code: 'last_key' });
    expect((await cardwright.keys.revoke(id, { confirm: true })).message).toContain('last key');
  });

  test('its plan and credits are told', async () => {
    const { plan, planLimit, creditsUsed, creditsRemaining, usage } = await cardwright.usage();
    expect([plan, planLimit, usage.limit, usage.currentPeriod]).toEqual(['free', 100, 100, creditsUsed]);
    expect(creditsRemaining).toBe(100 - creditsUsed);
    expect(usage.resetsAt).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/);
  });

  test('checkout and portal open pages of the provider', async () => {
    const successUrl = `${service.baseUrl}/thanks`;
    const { url } = await cardwright.billing.checkout({ successUrl });
    expect((await cardwright.billing.checkout({ successUrl })).url).toBe(url);
    const portal = await cardwright.billing.portal({ returnUrl: service.baseUrl });
    for (const page of [url, portal.url]) expect(await (await fetch(page)).text()).toContain('sandbox');
  });

  test('paying in the sandbox gives the pro plan', async () => {
    const customer = (await service.register()).cardwright;
    const { url } = await customer.billing.checkout();
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' });
    await expect.poll(async () => (await customer.usage()).plan).toBe('pro');
    await expect(customer.billing.checkout()).rejects.toMatchObject({
      status: 409,
      code: 'already_subscribed',
    });
  });

  test('all that is kept can be taken along, and then erased', async () => {
    const { cardwright: leaving, email } = await service.register();
    await leaving.generate('Goodbye');
    const records = await leaving.account.export();
    expect(records.map(({ type }) => type)).toEqual(['account', 'key', 'generation', 'credit']);
    await expect(leaving.account.erase({ confirm: 'other@example.com' })).rejects.toMatchObject({
      status: 400,
    });
    expect((await leaving.account.erase({ confirm: email })).message).toContain('deleted');
    await expect(leaving.usage()).rejects.toMatchObject({ status: 401 });
  });

  test('an address is registered once, with the plan that was asked for', async () => {
    const options = { baseUrl: service.baseUrl, email: newEmail(), plan: 'pro' } as const;
    expect(await Cardwright.register(options)).toMatchObject({
      plan: 'pro',
      apiKey: expect.stringMatching(/^cw_/),
    });
    await expect(Cardwright.register(options)).rejects.toMatchObject({ status: 409, code: 'email_taken' });
  });
});

test('the service says that it is well', async () => {
  expect(await cardwright.health()).toMatchObject({ status: 'ok', service: 'cardwright' });
  expect(apiKey).toMatch(/^cw_/);
});
