import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { home, outputOf, run, service, setUpHome, toEnv } from './support/command-home.ts';
import { startCommand } from './support/run-command.ts';
import { newEmail } from './support/start-service.ts';

setUpHome();

describe('in a pipe', () => {
  test('a prompt goes in and bytes come out, and nothing else', async () => {
    const key = await outputOf(['register', newEmail(), '--print']);
    const { code, stdout, err } = await run(
      ['generate', '-', '-o', '-', '--format', 'jpeg'],
      '"In a pipe"\n',
      {
        CARDWRIGHT_API_KEY: key,
      },
    );
    expect([code, err]).toEqual([0, '']);
    expect(stdout.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  test('a brand is written, checked, derived and signed', async () => {
    await outputOf(['register', newEmail()]);
    const fields = '{"name":"Acme","colors":{"background":"#0b1020","primary":"#ff5533"}}';
    const designMd = await outputOf(['design', 'write', '-'], fields);
    writeFileSync(join(home, 'DESIGN.md'), designMd);
    expect(await outputOf(['design', 'lint', 'DESIGN.md'])).toContain('0 errors');
    const params = await outputOf(['design', 'derive', 'DESIGN.md', 'title=Derived']);
    expect(JSON.parse(params)).toEqual({ title: 'Derived', bg: '#0b1020', accent: '#ff5533' });
    const html = await outputOf(
      ['sign', 'og_brand', '--params', '-', 'title=Mine', '--expires-at', '2100-01-01', '--html'],
      params,
    );
    expect(html).toMatch(/<meta property="og:image" content="[^"]*title=Mine/);
    const card = ['sign', 'og_standard', 'title=A & B', 'description=More', '--expires-in', '1d', '--html'];
    const tags = await outputOf([...card, '--page', 'https://example.com/a', '--type', 'article']);
    for (const tag of [
      '<meta property="og:title" content="A &amp; B">',
      '<meta property="og:description" content="More">',
      '<meta property="og:url" content="https://example.com/a">',
      '<meta property="og:type" content="article">',
      '<meta name="twitter:description" content="More">',
    ])
      expect(tags.split('\n')).toContain(tag);
    const image = await run(['generate', 'Branded', '--design', 'DESIGN.md', '--seed', '7', '--json']);
    expect(JSON.parse(image.out)).toMatchObject({ status: 'completed', seed: 7 });
  });

  test('is saved under a name, by which commands use it', async () => {
    await outputOf(['register', newEmail()]);
    writeFileSync(join(home, 'DESIGN.md'), '---\nname: Acme\ncolors: {background: "#0b1020"}\n---\n');
    expect((await run(['brands', 'save', 'Acme', 'DESIGN.md'])).err).toContain('Saved the brand Acme');
    expect((await run(['brands', 'save', 'acme', 'DESIGN.md'])).err).toContain('revision 2');
    expect(await outputOf(['brands', 'list'])).toMatch(/\tAcme$/m);
    expect(await outputOf(['brands', 'show', 'ACME'])).toContain('#0b1020');
    const image = await run(['generate', 'Branded', '--brand', 'acme', '--json']);
    expect(JSON.parse(image.out)).toMatchObject({ status: 'completed', branded: true });
    expect(
      await outputOf(['sign', 'og_brand', '--brand', 'Acme', 'title=Hi', '--expires-in', '1d']),
    ).toContain('bg=%230b1020');
    await run(['brands', 'rename', 'Acme', 'Zebra']);
    expect((await run(['generate', 'Branded', '--brand', 'Acme'])).err).toContain('--brand');
    expect((await run(['brands', 'delete', 'Zebra'])).err).toContain('deleted');
    expect(await outputOf(['brands', 'list', '--json'])).toBe('[]');
  });

  test('a logo is uploaded, listed and deleted', async () => {
    await outputOf(['register', newEmail()]);
    writeFileSync(
      join(home, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const reference = await outputOf(['upload', 'logo.svg']);
    expect(reference).toMatch(/^upload:up_\w+$/);
    expect(await outputOf(['uploads', 'list'])).toMatch(new RegExp(`\t${reference}\t\\d+\tlogo.svg$`));
    expect((await run(['uploads', 'delete', reference])).err).toContain('deleted');
    expect(await outputOf(['uploads', 'list'])).toBe('');
  });

  test('a site is registered, listed and deleted', async () => {
    await outputOf(['register', newEmail()]);
    const added = await run(['sites', 'add', 'Example.com', '--daily-cards', '9']);
    expect(added.out.trim()).toMatch(/^cardwright-site=\w{24}$/);
    expect(added.err).toContain('https://example.com/.well-known/cardwright.txt');
    expect(await outputOf(['sites', 'list'])).toMatch(/\texample\.com\tpending\t0\/9$/m);
    const set = ['sites', 'set', 'example.com', '--json'];
    const changed = await run([...set, '--template', 'article', '--theme', 'default']);
    expect(JSON.parse(changed.out)).toMatchObject({ template: 'article', theme: null, dailyCards: 9 });
    expect((await run(['sites', 'add', 'example.org', '--theme', 'blue'])).err).toContain('theme');
    expect((await run(['sites', 'add', 'example.org', '--daily-cards', 'many'])).err).toContain('daily');
    expect((await run(['sites', 'verify', 'example.org'])).err).toContain('no site with this host');
    expect((await run(['sites', 'delete', 'example.com'])).err).toContain('deleted');
    expect(await outputOf(['sites', 'list', '--json'])).toBe('[]');
  });

  test('a webhook is created, tried, looked at and deleted', async () => {
    await outputOf(['register', newEmail()]);
    const created = await run(['webhooks', 'create', 'http://localhost:1/']);
    expect(created.out).toMatch(/^whsec_\S{44}$/m);
    const id = /whk_\w+/.exec(created.err)?.[0] ?? '';
    expect(await outputOf(['webhooks', 'list'])).toBe(
      `${id}\tenabled\thttp://localhost:1/\tgeneration.completed generation.failed`,
    );
    const delivery = await outputOf(['webhooks', 'test', id]);
    expect(await outputOf(['webhooks', 'deliveries', id])).toContain(`${delivery}\t`);
    expect(await outputOf(['webhooks', 'deliveries', id, '--status', 'delivered'])).toBe('');
    expect(await outputOf(['webhooks', 'resend', id, delivery])).toBe(delivery);
    const moved = await run(['webhooks', 'update', id, 'credits.low', '--url', 'http://localhost:1/new']);
    expect(moved.err).toContain('http://localhost:1/new is told of credits.low');
    expect((await run(['webhooks', 'update', id])).err).toContain('nothing to change');
    expect((await run(['webhooks', 'update', id, '--url', 'http://localhost:1/'])).code).toBe(0);
    expect(await outputOf(['webhooks', 'rotate', id, '--grace-seconds', '0'])).toMatch(/^whsec_/);
    expect((await run(['webhooks', 'enable', id])).err).toContain('http://localhost:1/ is enabled');
    expect((await run(['webhooks', 'create', 'http://example.com/'])).err).toContain('`url`');
    expect((await run(['webhooks', 'create', 'https://example.com/', 'all'])).err).toContain('`events');
    expect((await run(['webhooks', 'delete', id])).err).toContain('deleted');
    expect(await outputOf(['webhooks', 'list', '--json'])).toBe('[]');
  });

  test('events are printed as they happen, by a webhook that is gone afterwards', async () => {
    const { cardwright, apiKey } = await service.register();
    const listening = startCommand(['webhooks', 'listen'], toEnv({ CARDWRIGHT_API_KEY: apiKey }));
    await expect.poll(listening.err).toContain('Listening at http://localhost:');
    const [webhook] = await cardwright.webhooks.list();
    // Not from the service: nothing of it is printed.
    const forged = await fetch(webhook?.url ?? '', { method: 'POST', body: '{}' });
    expect([forged.status, listening.err()]).toEqual([400, expect.stringContaining('refused')]);
    const { id } = await cardwright.webhooks.test(webhook?.id ?? '');
    await expect.poll(listening.out).toContain('\n');
    expect(JSON.parse(listening.out())).toMatchObject({ id, type: 'webhook.test', data: webhook });
    await listening.end();
    expect(await cardwright.webhooks.list()).toEqual([]);
  });

  test('a URL that the operator does not allow is refused with what to do', async () => {
    await outputOf(['register', newEmail()]);
    const { code, err } = await run(['webhooks', 'listen', '--url', 'http://127.0.0.1:4000/']);
    expect([code === 0, err]).toEqual([false, expect.stringContaining('CARDWRIGHT_WEBHOOK_HOSTS=localhost')]);
  });

  test('a name that ends like a file is signed as that file', async () => {
    await outputOf(['register', newEmail()]);
    const times = ['title=A', '--expires-at', '4000000000'];
    const url = await outputOf(['sign', 'changelog.pdf', ...times]);
    expect(url).toContain('/f/changelog.pdf?');
    expect(url).toBe(await outputOf(['sign', 'changelog', '--extension', 'pdf', ...times]));
    expect((await run(['sign', 'changelog.pdf', '--extension', 'gif', ...times])).err).toContain(
      'ends in .pdf',
    );
  });

  test('a reader that has seen enough is no error', () => {
    const main = join(import.meta.dirname, '../src/cli/main.ts');
    const script = `set -o pipefail; "${process.execPath}" "${main}" help | head -1`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect([status, stdout.split('\n').length, stderr]).toEqual([0, 2, '']);
  });
});
