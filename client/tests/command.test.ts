import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startScriptedServer } from '../src/http/scripted-server.fixture.ts';
import { callCommand, type Ran, runCommand, startCommand } from './support/run-command.ts';
import { newEmail, type RunningService, shareService } from './support/start-service.ts';

// As a person uses it, against a service in another process, with a home of its own.
let service: RunningService;
let home: string;
beforeAll(async () => {
  service = await shareService();
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardwright-command-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const toEnv = (env: Record<string, string> = {}) => ({
  XDG_CONFIG_HOME: home,
  CARDWRIGHT_BASE_URL: service.baseUrl,
  ...env,
});
const run = (args: readonly string[], input?: string, env?: Record<string, string>): Promise<Ran> =>
  callCommand(args, { env: toEnv(env), cwd: home, ...(input !== undefined && { input }) });

/** The standard output of a command that must succeed. */
async function outputOf(
  args: readonly string[],
  input?: string,
  env?: Record<string, string>,
): Promise<string> {
  const { code, out, err } = await run(args, input, env);
  expect([code, err]).toEqual([0, expect.not.stringMatching(/error:/)]);
  return out.trim();
}

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a template of your own is pushed, looked at, signed, pulled and deleted', async () => {
  await outputOf(['register', newEmail()]);
  const text = { type: 'text', text: '{title}', size: 90, minSize: 20, maxLines: 2, color: '#ffffff' };
  const template = {
    description: 'For launches.',
    parameters: [{ type: 'text', name: 'title' }],
    root: { type: 'box', style: { backgroundColor: '#203040' }, children: [text] },
  };
  writeFileSync(join(home, 'launch.json'), JSON.stringify(template));
  expect(await outputOf(['template', 'push', 'launch.json'])).toBe('launch.v1');
  expect(await outputOf(['template', 'push', 'launch.json'])).toBe('launch.v1');
  expect(
    await outputOf(['template', 'push', '-', 'launch'], JSON.stringify({ ...template, description: '' })),
  ).toBe('launch.v2');
  expect(await outputOf(['template', 'list'])).toBe('launch\t2\ttitle');
  expect(await outputOf(['template', 'pull', 'launch', '--version', '1'])).toContain('For launches.');
  // To the letter, also one of ours.
  const pulled = await outputOf(['template', 'pull', 'launch']);
  expect(await outputOf(['template', 'push', '-', 'launch'], pulled)).toBe('launch.v2');
  expect(await outputOf(['template', 'pull', 'launch'])).toBe(pulled);
  const ours = await outputOf(['template', 'pull', 'event']);
  expect(await outputOf(['template', 'push', '-', 'evening'], ours)).toBe('evening.v1');
  expect(await outputOf(['template', 'pull', 'evening'])).toBe(ours);
  await outputOf(['template', 'delete', 'evening']);
  await outputOf(['template', 'preview', 'launch', 'title=Hi', '--size', '1080x1080', '-o', 'card.png']);
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([600, 600]);
  const url = await outputOf(['sign', 'launch.v1', 'title=Hi', '--expires-in', '1d']);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  await outputOf(['template', 'delete', 'launch']);
  expect((await fetch(url)).status).toBe(400);
  expect((await run(['template', 'pull', 'launch'])).code).not.toBe(0);

  writeFileSync(
    join(home, 'wrong.json'),
    JSON.stringify({ root: { type: 'box', children: [{ type: 'svg' }] } }),
  );
  const wrong = await run(['template', 'push', 'wrong.json']);
  expect([wrong.code === 0, wrong.err]).toEqual([false, expect.stringContaining('root.children[0].type')]);
});

test('a card of @vercel/og becomes a template, and what it cannot have is listed', async () => {
  await outputOf(['register', newEmail()]);
  const card = `import { ImageResponse } from '@vercel/og';
export default function Card({ title, author = 'us' }: { title: string; author?: string }) {
  const ink: string = '#ffffff';
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', padding: 80, background: '#102040' }}>
      <h1 style={{ fontSize: 80, color: ink, margin: 0 }}>{title}</h1>
      <p style={{ fontSize: 30, color: ink, filter: 'blur(2px)' }}>by {author}</p>
    </div>,
    { width: 1200, height: 630 },
  );
}
`;
  writeFileSync(join(home, 'card.tsx'), card);
  const missing = await run(['template', 'push', 'card.tsx']);
  expect([missing.code === 0, missing.err]).toEqual([
    false,
    expect.stringContaining('npm install --save-dev'),
  ]);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(home, 'node_modules'));
  const { out, err } = await run(['template', 'push', 'card.tsx']);
  expect([out, err]).toEqual(['card.v1\n', expect.stringContaining('card.tsx:7: filter: blur(2px): ')]);
  const { parameters } = JSON.parse(await outputOf(['template', 'pull', 'card']));
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['title', 'author']);
  await outputOf(['template', 'preview', 'card', 'title=Hi', 'author=me', '-o', 'card.png']);
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([600, 315]);
});

test('an account, an image, a card and out again, and the key is never shown', async () => {
  const shown: string[] = [];
  const step = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await run(args);
    expect([args, code, err]).toEqual([args, 0, expect.not.stringMatching(/error:/)]);
    shown.push(out, err);
    return out.trim();
  };
  await step('register', newEmail());
  const path = join(home, 'cardwright/login.json');
  const { apiKey } = JSON.parse(readFileSync(path, 'utf8'));
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const url = await step('generate', '"Hello", a blog header', '--size', '800x400', '-o', 'card.png');
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([800, 400]);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');

  const [id = '', status, , sameUrl, prompt] = (await step('history')).split('\t');
  expect([status, sameUrl, prompt]).toEqual(['completed', url, '"Hello", a blog header']);
  expect(await step('history', '--search', 'BLOG header')).toContain(id);
  expect(await step('history', '--search', 'poster')).toBe('');
  await step('star', id);
  expect(await step('history', '--starred')).toContain(id);
  await step('star', id, '--remove');
  expect(await step('history', '--starred')).toBe('');
  expect(await step('get', id, '-o', 'again.png')).toBe(url);
  expect(readFileSync(join(home, 'again.png'))).toEqual(readFileSync(join(home, 'card.png')));

  const card = await step('sign', 'og_standard', 'title=Hold fast', '--expires-in', '1d', '--format', 'jpeg');
  expect((await fetch(card)).headers.get('content-type')).toBe('image/jpeg');
  await step('delete', id);
  expect((await fetch(url)).status).toBe(410);
  expect(await step('explain', card)).toMatch(/^Valid until 20\d\d-/);
  expect(await step('check', card)).toMatch(/✓ Facebook +large, uncropped/);
  expect(JSON.parse(await step('usage', '--json'))).toMatchObject({ plan: 'free', creditsRemaining: 98 });

  const today = new Date().toISOString().slice(0, 10);
  const daily = (await step('usage', '--days', '2')).split('\n');
  expect([daily.length, daily.at(-1)]).toEqual([
    2,
    expect.stringMatching(new RegExp(`^${today}\\t2\\t1\\t1\\t\\d+\\t\\d+$`)),
  ]);
  expect(await step('usage', '--days', '2', '--by', 'template')).toMatch(/^default\t1\t1\t0\t0\t0$/m);
  expect(await step('usage', '--days', '2', '--by', 'key')).toMatch(/^\w+ Primary key\t2\t/);
  expect(await step('usage', '--days', '2', '--by', 'visitor')).toMatch(/^Facebook\t\d+$/m);
  expect(JSON.parse(await step('usage', '--days', '1', '--json'))).toMatchObject({ from: today, to: today });

  expect((await fetch(await step('plan'))).status).toBe(200);

  expect(await step('keys', 'list')).toContain('Primary key');
  expect(shown.join('')).not.toContain(apiKey);
  expect(shown.join('')).not.toContain(apiKey.split('_')[2]);

  const [created, other = ''] = [await step('keys', 'create', 'Website'), apiKey];
  expect(created).toMatch(/^cw_/);
  expect(created).not.toBe(other);
  const rotated = await step('keys', 'rotate', created.split('_')[1] ?? '', '--grace', '1m');
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: created })).code).toBe(0);
  await step('keys', 'revoke', rotated.split('_')[1] ?? '');
  await step('keys', 'revoke', created.split('_')[1] ?? '');
  const signing = await step('keys', 'create', 'Web', '--signing-only', '--permanent-urls');
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: signing })).code).toBe(3);
  expect(
    await outputOf(['sign', 'og_standard', 'title=x', '--expires-at', 'never'], '', {
      CARDWRIGHT_API_KEY: signing,
    }),
  ).toContain('expires=never');
  const refused = await run(['sign', 'og_standard', 'title=x', '--expires-at', 'never']);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--permanent-urls') });
  const signingId = signing.split('_')[1] ?? '';
  const remote = await step('sign', 'og_standard', 'title=x', '--expires-at', 'never', '--key', signingId);
  expect(remote).toContain(`&sig=${signingId}.`);
  await step('keys', 'rename', signingId, 'Web server');
  expect(await step('keys', 'list')).toMatch(/\tsign\t.*\tWeb server/);
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: created })).code).toBe(3);

  expect((await run(['logout'])).err).toBe(`Logged out and deleted ${path}. The key was not revoked.\n`);
  expect(existsSync(path)).toBe(false);
  expect((await run(['usage'])).code).toBe(3);
  await outputOf(['login'], `${apiKey}\n`);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ baseUrl: service.baseUrl, apiKey });
});

test('a rotated or another key takes the place of the saved one, for the same service', async () => {
  const path = join(home, 'cardwright/login.json');
  const savedKey = (): string => JSON.parse(readFileSync(path, 'utf8')).apiKey;
  const replaced = `Replaced the saved key for ${service.baseUrl}.`;
  await outputOf(['register', newEmail()]);
  const first = savedKey();
  const rotated = await run(['keys', 'rotate', first.split('_')[1] ?? '']);
  expect([rotated.code, rotated.err]).toEqual([0, expect.stringContaining(replaced)]);
  expect(savedKey()).toBe(rotated.out.trim());
  await outputOf(['usage']);

  const other = await outputOf(['keys', 'create', 'Website']);
  const otherRotated = await run(['keys', 'rotate', other.split('_')[1] ?? '']);
  expect(otherRotated.err).not.toContain('Replaced');
  expect(savedKey()).toBe(rotated.out.trim());

  const login = await run(['login'], otherRotated.out);
  expect([login.code, login.err]).toEqual([0, expect.stringContaining(replaced)]);
  expect(savedKey()).toBe(otherRotated.out.trim());
  expect((await run(['login'], otherRotated.out)).err).not.toContain('Replaced');
});

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

  test('signing the same again with --expires-at gives the same address', async () => {
    await outputOf(['register', newEmail()]);
    const sign = ['sign', 'announcement', 'title=A', '--expires-at', '4000000000', '--size', '800x800'];
    const url = await outputOf(sign);
    expect(url).toMatch(/height=800.*width=800/);
    expect(await outputOf(sign)).toBe(url);
    expect(JSON.parse(await outputOf([...sign, '--json']))).toMatchObject({
      url,
      template: 'announcement',
      params: { title: 'A' },
      expiresAt: '2096-10-02T07:06:40.000Z',
    });
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

describe('a brief', () => {
  const prompt = 'Blog header: "Why we moved back to a monolith", dark';

  test('is saved, corrected, previewed free and drawn', async () => {
    await outputOf(['register', newEmail()]);
    const { out, err } = await run(['brief', prompt]);
    expect(err).toContain('Not printed on the card (request): Blog header');
    const read = JSON.parse(out);
    expect(read.blocks).toEqual([{ role: 'title', text: 'Why we moved back to a monolith' }]);
    const corrected = { ...read, look: 'swiss', blocks: [...read.blocks, { role: 'author', text: 'Ada' }] };
    writeFileSync(join(home, 'card.json'), JSON.stringify(corrected));

    const seed = await outputOf(['preview', '--brief', 'card.json', '-o', 'small.png']);
    const small = ['preview', '--brief', 'card.json', '--seed', seed.trim(), '-o', 'small.avif'];
    expect((await run(small)).err).toMatch(/Saved small\.avif: AVIF, \d+ kB/);
    expect(sizeOf(readFileSync(join(home, 'small.png')))).toEqual([600, 315]);
    expect(JSON.parse(await outputOf(['usage', '--json']))).toMatchObject({ creditsUsed: 0 });
    const draw = ['generate', '--brief', '-', '--seed', seed, '--json'];
    const drawn = JSON.parse(await outputOf(draw, JSON.stringify(corrected)));
    expect(drawn).toMatchObject({ brief: corrected, seed: Number(seed), reader: null });

    const wrong = { blocks: [read.blocks[0], read.blocks[0], { role: 'headline', text: 'A' }] };
    const refused = await run(['preview', '--brief', '-', '-o', 'none.png'], JSON.stringify(wrong));
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringMatching(/^error: `brief\.blocks\[2\]\.role` must be one of "eyebrow"/),
    ]);
    expect(existsSync(join(home, 'none.png'))).toBe(false);
  });

  test('is drawn around a picture: a file, an upload, or none that there is', async () => {
    await outputOf(['register', newEmail()]);
    writeFileSync(
      join(home, 'photo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>',
    );
    const first = await run(['generate', `${prompt}, oil painting`, '--image', 'photo.svg', '--json']);
    expect(first.err).toMatch(/^warning: .*oil painting/m);
    const { brief, prompt: stored, warnings } = JSON.parse(first.out);
    expect([stored, warnings]).toEqual([`${prompt}, oil painting`, []]);
    expect(brief).toMatchObject({
      image: { upload: expect.stringMatching(/^up_/) },
      blocks: [{ role: 'title', text: 'Why we moved back to a monolith' }],
    });
    expect(await outputOf(['uploads', 'list'])).toMatch(/\tphoto.svg$/);
    const { upload } = brief.image;
    for (const given of [upload, `upload:${upload}`, 'photo.svg']) {
      const card = ['preview', '--brief', '-', '--image', given, '--seed', '1', '-o', 'small.png'];
      await outputOf(card, JSON.stringify({ blocks: brief.blocks }));
    }
    for (const [given, problem] of [
      ['none.jpg', /^error: none\.jpg: no such file/],
      [`up_${'2'.repeat(24)}`, /`brief\.image\.upload` is no upload of this account/],
      ['http://example.com/a.jpg', /`brief\.image\.url`/],
    ] as const) {
      const refused = await run(['generate', prompt, '--image', given]);
      expect([refused.code === 0, refused.out, refused.err]).toEqual([
        false,
        '',
        expect.stringMatching(problem),
      ]);
    }
    expect(JSON.parse(await outputOf(['usage', '--json']))).toMatchObject({ creditsUsed: 1 });
  });

  test('is told what of a design document cannot be applied', async () => {
    await outputOf(['register', newEmail()]);
    writeFileSync(join(home, 'DESIGN.md'), '# Acme');
    const { err } = await run(['brief', prompt, '--design', 'DESIGN.md']);
    expect(err).toMatch(/warning: The design document declares no colou?r/);
  });

  test('has its names from the catalogue', async () => {
    await outputOf(['register', newEmail()]);
    expect(await outputOf(['catalogue', 'looks'])).toMatch(/^swiss\t/m);
    expect(await outputOf(['catalogue', 'formats', 'story'])).toMatch(/^story\t.*\t1080x1920$/m);
    expect(await outputOf(['catalogue', 'illustrations', 'Fahrrad', '--language', 'de'])).toMatch(
      /^bicycle\tfahrrad/,
    );
    const page = JSON.parse(await outputOf(['catalogue', 'illustrations', '-n', '2', '--json']));
    expect(page).toMatchObject({
      total: expect.any(Number),
      entries: [{}, { thumbnailUrl: expect.stringMatching(/^http/) }],
    });
    const nothing = await run(['catalogue', 'styles', 'xyzzy']);
    expect([nothing.code, nothing.out, nothing.err]).toEqual([
      0,
      '',
      expect.stringContaining('Nothing matches'),
    ]);
  });
});

describe('a mistake says what to do next', () => {
  test('a preview of a link, without a file, or of nothing', async () => {
    const env = await withKey();
    expect(await refusalOf(['preview', 'https://example.com', '-o', 'a.png'], env)).toMatchObject({
      code: 2,
      next: expect.stringContaining('cardwright check https://example.com'),
    });
    expect(await refusalOf(['preview', 'A'], env)).toMatchObject({
      code: 2,
      message: expect.stringContaining('-o preview.png'),
    });
    expect(await refusalOf(['preview', '-o', 'a.png'], env)).toMatchObject({
      code: 2,
      message: 'error: A PROMPT or --brief FILE is required.',
    });
  });

  const withKey = async (): Promise<Record<string, string>> => ({
    CARDWRIGHT_API_KEY: (await service.register({ allowance: 3 })).apiKey,
  });

  /** Code, message and next step; never a stack. */
  async function refusalOf(args: readonly string[], env: Record<string, string> = {}, input = '') {
    const { code, out, err } = await run(args, input, env);
    const [message, ...next] = err.trim().split('\n');
    expect(err).not.toMatch(/^\s+at /m);
    return { code, out, message, next: next.join('\n') };
  }

  test('not logged in', async () => {
    expect(await refusalOf(['generate', 'A'])).toEqual({
      code: 3,
      out: '',
      message: `error: You are not logged in to ${service.baseUrl}.`,
      next: expect.stringMatching(/cardwright login.*cardwright register EMAIL/),
    });
  });

  test('no server', async () => {
    const nobody = { CARDWRIGHT_BASE_URL: 'http://127.0.0.1:1' };
    expect(await refusalOf(['register', newEmail()], nobody)).toMatchObject({
      code: 5,
      message: expect.stringContaining('Cannot reach http://127.0.0.1:1'),
      next: expect.stringContaining('npm start'),
    });
  });

  test('another server', async () => {
    await using other = await startScriptedServer([{ status: 200, body: '<html>' }]);
    expect(
      await refusalOf(['usage'], { ...(await withKey()), CARDWRIGHT_BASE_URL: other.baseUrl }),
    ).toMatchObject({
      code: 1,
      next: `The base URL is ${other.baseUrl}.`,
    });
  });

  test('a wrong key, of the environment or typed in', async () => {
    expect(await refusalOf(['usage'], { CARDWRIGHT_API_KEY: 'cw_a_b' })).toMatchObject({
      code: 3,
      next: expect.stringContaining('CARDWRIGHT_API_KEY'),
    });
    expect(await refusalOf(['login'], {}, 'cw_a_b\n')).toMatchObject({
      code: 3,
      next: expect.stringContaining('Nothing was saved'),
    });
    expect(await refusalOf(['login'], {}, 'hunter2\n')).toMatchObject({
      code: 3,
      message: expect.not.stringContaining('hunter2'),
    });
    expect(existsSync(join(home, 'cardwright'))).toBe(false);
  });

  test('no credit', async () => {
    const env = await withKey();
    for (const seed of ['1', '2', '3']) await outputOf(['generate', 'A', '--seed', seed], '', env);
    expect(await refusalOf(['generate', 'A', '-o', 'none.png'], env)).toMatchObject({
      code: 4,
      message: expect.stringContaining('Monthly credit limit (3) reached'),
      next: expect.stringContaining('cardwright usage'),
    });
    expect(existsSync(join(home, 'none.png'))).toBe(false);
  });

  test('an address that was changed or has expired', async () => {
    const env = await withKey();
    const url = await outputOf(['sign', 'og_standard', 'title=A', '--expires-in', '1d'], '', env);
    const changed = await run(['explain', url.replace('title=A', 'title=B')], '', env);
    expect([changed.code, changed.out]).toEqual([1, expect.stringMatching(/^Refused: `sig` does not match/)]);
    const gone = url.replace(/expires=\d+/, 'expires=1000000000');
    expect((await run(['check', gone], '', env)).out).toMatch(/✗ X +no image: the link returns 403 \(/);
    expect(await refusalOf(['explain', 'https://a.example/'], env)).toMatchObject({ code: 2 });
  });

  test('a login that would cost the only copy of a key', async () => {
    await outputOf(['register', newEmail()]);
    const kept = readFileSync(join(home, 'cardwright/login.json'), 'utf8');
    for (const args of [
      ['register', newEmail()],
      ['login', '--base-url', 'http://127.0.0.1:1'],
    ])
      expect(await refusalOf(args, {}, 'cw_a_b\n')).toMatchObject({
        code: 1,
        next: expect.stringContaining('cardwright logout'),
      });
    expect(await refusalOf(['login'], {}, 'cw_a_b\n')).toMatchObject({
      code: 3,
      next: expect.stringContaining('Nothing was saved'),
    });
    expect(readFileSync(join(home, 'cardwright/login.json'), 'utf8')).toBe(kept);
  });

  test.each([
    [['generate', 'A', '-o', 'missing/card.png'], 1, /^error: missing: no such file or directory/],
    [['generate', 'A', '-o', '.'], 2, /directory.*\.\/card\.png/],
    [['generate', 'A', '-o', 'card.webp'], 2, /Unsupported image format: webp/],
    [['generate', '  '], 2, /prompt is empty/],
    [['generate', 'A', '--size', '10x10'], 2, /--size: .*256/],
    [['generate', 'A', '--template', 'none'], 2, /--template must be one of/],
    [['generate', 'A', '-o', '-', '--json'], 2, /both use standard output/],
    [['sign', 'og_brand', 'bg=red', '--expires-in', '1d'], 2, /bg must be a color/],
    [['sign', 'og_brand', '--expires-in', '1d', '--expires-at', 'never'], 2, /either --expires-in/],
    [['sign', 'og_brand', '--expires-in', '1d', '--html', '--page', '/a'], 2, /page must be an absolute/],
    [['usage', '--by', 'key'], 2, /--by needs --days/],
    [['usage', '--days', '2', '--by', 'week'], 2, /--by must be day, key, template, visitor/],
    [['usage', '--days', '0'], 2, /--days must be from 1 to 366/],
    [['usage', '--days', '367'], 2, /--days must be from 1 to 366/],
    [['usage', '--base-url', 'http://localhost:3000/api/v1'], 2, /no path: leave out \/api\/v1 and/],
    [['sign', 'og_brand', '--expires-in', '1w'], 2, /--expires-in must be/],
    [['get', 'gen_none'], 1, /no generation/],
    [['keys', 'revoke', 'none'], 1, /no active key with this id/],
    [['keys', 'rotate', 'none', '--grace', '2d'], 2, /--grace must be/],
    [['design', 'derive', 'none.md'], 1, /none\.md: no such file/],
  ])('%j', async (args, code, message) => {
    expect(await refusalOf(args, await withKey())).toMatchObject({
      code,
      out: '',
      message: expect.stringMatching(message),
    });
  });

  test('a parameter that the template ignores is signed, and warned of', async () => {
    const { code, out, err } = await run(
      ['sign', 'og_standard', 'titel=A', '--expires-in', '1d'],
      '',
      await withKey(),
    );
    expect([code, out, err]).toEqual([
      0,
      expect.stringContaining('titel=A'),
      expect.stringMatching(/Did you mean title\?/),
    ]);
  });
});

test('an image that cannot be saved is not lost: its address is printed all the same', async () => {
  const env = { CARDWRIGHT_API_KEY: (await service.register({ allowance: 3 })).apiKey };
  const { code, out, err } = await run(['generate', 'A', '-o', '/dev/full'], '', env);
  expect([code, err]).toEqual([1, expect.stringContaining('the disk is full')]);
  expect((await fetch(out.trim())).status).toBe(200);
});

test('Ctrl-C ends a command that waits, with 130 and without a stack', async () => {
  await using server = await startScriptedServer(['hang']);
  const env = toEnv({ CARDWRIGHT_BASE_URL: server.baseUrl, CARDWRIGHT_API_KEY: 'cw_a_b' });
  const isAsked = expect.poll(() => server.received.length).toBeGreaterThan(0);
  expect(await runCommand(['generate', 'A'], { env, interruptAfter: isAsked })).toMatchObject({
    code: 130,
    out: '',
    err: 'Stopped.\n',
  });
});

test('colors come where they are wanted, and only there', async () => {
  const help = async (env: Record<string, string>): Promise<string> => (await run(['help'], '', env)).out;
  expect(await help({})).not.toContain('\u001b[');
  expect(await help({ FORCE_COLOR: '1' })).toContain('\u001b[1m');
  expect(await help({ NO_COLOR: '1' })).not.toContain('\u001b[');
});
