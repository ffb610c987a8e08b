import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callCommand, type Ran } from './support/run-command.ts';
import { type RunningService, shareService } from './support/start-service.ts';

// As a person uses it, against a service in another process.
let service: RunningService;
let home: string;
let apiKey: string;
beforeAll(async () => {
  service = await shareService();
});
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'cardwright-batch-'));
  ({ apiKey } = await service.register({ allowance: 4 }));
});
afterEach(() => rmSync(home, { recursive: true }));

const run = (...args: string[]): Promise<Ran> =>
  callCommand(['batch', ...args], {
    env: { XDG_CONFIG_HOME: home, CARDWRIGHT_BASE_URL: service.baseUrl, CARDWRIGHT_API_KEY: apiKey },
    cwd: home,
  });
const write = (name: string, text: string | Buffer): void => writeFileSync(join(home, name), text);
const creditsUsed = async (): Promise<number> => {
  const answer = await fetch(`${service.baseUrl}/api/v1/dashboard`, { headers: { 'x-api-key': apiKey } });
  return ((await answer.json()) as { credits_used: number }).credits_used;
};
const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(1, 4)).toString() === 'PNG';

test('a dry run lists what is wrong by row and column, and makes nothing', async () => {
  write('posts.csv', 'Headline,Theme,Note\nHold fast,dark,x\n"Two\nlines",blue,x\n,,x\n');
  const { code, out, err } = await run('posts.csv', '--template', 'og_standard', '--dry-run', '-o', 'cards');
  expect(out.split('\n').slice(0, 2)).toEqual([
    '3\tTheme\ttheme must be one of light, dark.',
    '4\t\tNo mapped column has a value.',
  ]);
  expect(err).toContain('theme from "Theme", title from "Headline"');
  expect(err).toContain('1 row can become cards, 2 rows cannot.');
  expect([code, existsSync(join(home, 'cards')), await creditsUsed()]).toEqual([1, false, 0]);

  const stopped = await run('posts.csv', '--template', 'og_standard', '-o', 'cards');
  expect([stopped.code, existsSync(join(home, 'cards'))]).toEqual([1, false]);
  expect(stopped.err).toContain('row 3, column Theme: theme must be one of light, dark.');
  expect(stopped.err).toContain('2 rows cannot become cards; nothing was made.');
});

test('rows become signed URLs that open, as the same table, as JSON and as lines', async () => {
  write('posts.csv', 'Kind;What\n=cmd();"A ""quoted"" <b>title</b>"\nNews;Zwei\n');
  const common = ['posts.csv', '--template', 'announcement', '--map', 'title=What', '--set', 'theme=dark'];
  const csv = await run(...common, '--expires-in', '30d', '-o', 'urls.csv');
  expect([csv.code, csv.err]).toEqual([0, expect.stringContaining('Wrote urls.csv: 2 URLs.')]);
  const [head, first = '', second = ''] = readFileSync(join(home, 'urls.csv'), 'utf8').split('\n');
  expect(head).toBe('Kind,What,card_url');
  expect(first).toMatch(/^"'=cmd\(\)","A ""quoted"" <b>title<\/b>",http/);
  expect(second).toContain('badge=News');
  expect(await creditsUsed()).toBe(0);
  const url = second.split(',').at(-1) ?? '';
  expect(isPng(new Uint8Array(await (await fetch(url)).arrayBuffer()))).toBe(true);

  const json = await run(...common, '--expires-at', '2100-01-01', '--json');
  expect(JSON.parse(json.out)).toMatchObject([
    { row: 2, params: { badge: '=cmd()', title: 'A "quoted" <b>title</b>', theme: 'dark' } },
    { row: 3, params: { badge: 'News', title: 'Zwei', theme: 'dark' } },
  ]);
  const signed = await run(
    ...common,
    '--expires-at',
    '2100-01-01',
    '-o',
    'urls.ndjson',
    '--key',
    apiKey.split('_')[1] ?? '',
  );
  expect(signed.code).toBe(0);
  expect(
    readFileSync(join(home, 'urls.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(JSON.parse(json.out));
});

test('images go into a folder; the credit ends, and the same command goes on from there', async () => {
  const titles = ['One', '../../Two', 'Three', 'Four', 'Five', 'Six'];
  write('posts.json', JSON.stringify(titles.map((title) => ({ title }))));
  const args = [
    'posts.json',
    '--template',
    'og_standard',
    '-o',
    'cards',
    '--file-name',
    'title',
    '--size',
    '400x210',
  ];
  const first = await run(...args);
  expect([first.code, await creditsUsed()]).toEqual([4, 4]);
  expect(first.err).toContain('Saved in cards: 4 images.');
  expect(first.err).toContain('2 images not drawn. The same command continues from here.');
  const drawn = readdirSync(join(home, 'cards'));
  expect(drawn.length).toBe(4);
  for (const name of drawn) expect(isPng(readFileSync(join(home, 'cards', name)))).toBe(true);
  expect(readdirSync(home).sort()).toEqual(['cards', 'posts.json']);

  const again = await run(...args);
  expect([again.code, again.err]).toEqual([4, expect.stringContaining('Skipped 4 images already in cards.')]);
  expect(again.err).toMatch(/credit/);

  ({ apiKey } = await service.register({ allowance: 4 }));
  const last = await run(...args);
  expect([last.code, last.err]).toEqual([0, expect.stringContaining('Saved in cards: 2 images.')]);
  expect(readdirSync(join(home, 'cards')).sort()).toEqual(
    ['One.png', 'Two.png', 'Three.png', 'Four.png', 'Five.png', 'Six.png'].sort(),
  );
});

test('a template of your own is checked as ours are, and its cards go into an archive', async () => {
  const text = { type: 'text', text: '{name}', size: 90, minSize: 20, maxLines: 2, color: '#ffffff' };
  const template = {
    parameters: [
      { type: 'text', name: 'name' },
      { type: 'choice', name: 'mood', choices: ['calm', 'loud'] },
    ],
    root: { type: 'box', style: { backgroundColor: '#203040' }, children: [text] },
  };
  const put = await fetch(`${service.baseUrl}/api/v1/templates/launch`, {
    method: 'PUT',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(template),
  });
  expect(put.ok).toBe(true);
  write(
    'people.ndjson',
    '{"name":"Ada","mood":"calm"}\n{"name":"Grace","mood":"odd"}\n{"name":"李明"}\n{"name":"Ada","mood":"calm"}\n',
  );
  const wrong = await run('people.ndjson', '--template', 'launch.v1', '--dry-run');
  expect([wrong.code, wrong.out]).toEqual([1, '2\tmood\tmood must be one of calm, loud.\n']);
  const { code, err } = await run(
    'people.ndjson',
    '--template',
    'launch',
    '-o',
    'cards.zip',
    '--skip-invalid',
  );
  expect([code, err]).toEqual([1, expect.stringContaining('Saved in cards.zip: 2 images.')]);
  const files = unzipSync(readFileSync(join(home, 'cards.zip')));
  expect(Object.keys(files).sort()).toEqual([
    expect.stringMatching(/^Ada-\w{10}\.png$/),
    expect.stringMatching(/^李明-\w{10}\.png$/),
  ]);
  for (const bytes of Object.values(files)) expect(isPng(bytes)).toBe(true);
});

test('the sitemaps of an index are read, packed ones too', async () => {
  const list = (page: string): string => `<urlset><url><loc>https://localhost/${page}</loc></url></urlset>`;
  const server = createServer(({ url = '' }, response) => {
    const here = `http://${(server.address() as AddressInfo).address}:${(server.address() as AddressInfo).port}`;
    if (url === '/sitemap.xml')
      response.end(
        `<sitemapindex><sitemap><loc>${here}/a.xml.gz</loc></sitemap><sitemap><loc>${here}/b.xml</loc></sitemap></sitemapindex>`,
      );
    else response.end(url.endsWith('.gz') ? gzipSync(list('a')) : list('b'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sitemap.xml`;
    const { code, out } = await run(address, '--template', 'page', '--expires-in', '1d', '--json');
    expect([code, JSON.parse(out).map(({ params }: { params: object }) => params)]).toEqual([
      0,
      [{ url: 'https://localhost/a' }, { url: 'https://localhost/b' }],
    ]);
    // Their tags are read by the service, which may not read every host.
    const tags = await run(address, '--template', 'og_standard', '--dry-run');
    expect([tags.code, tags.out]).toEqual([1, expect.stringMatching(/^1\turl\t.*CARDWRIGHT_INSPECT_HOSTS/)]);
  } finally {
    server.close();
  }
});

test('what was mistyped is named before anything is done', async () => {
  write('posts.csv', 'Headline\nA\n');
  write('latin1.csv', Buffer.from('Headline\nGr\xfc\xdfe\n', 'latin1'));
  write('broken.csv', 'title\n"A\n');
  for (const [args, message] of [
    [['posts.csv'], '--template NAME is required'],
    [['posts.csv', '--template', 'og_standard', '--map', 'titel=Headline', '-o', 'c'], 'Did you mean title?'],
    [
      ['posts.csv', '--template', 'og_standard', '--map', 'title=Headlin', '-o', 'c'],
      'Did you mean Headline?',
    ],
    [
      ['posts.csv', '--template', 'og_standard', '--map', 'title=', '-o', 'c'],
      'No column is named like a parameter',
    ],
    [['posts.csv', '--template', 'og_standard', '-o', 'c', '--expires-in', '1d'], 'are for signed URLs'],
    [['latin1.csv', '--template', 'og_standard', '-o', 'c'], 'latin1.csv is not UTF-8 text.'],
    [['broken.csv', '--template', 'og_standard', '-o', 'c'], 'Row 2: A quotation mark opens a cell'],
    [['posts.csv', '--template', 'og_standard', '-o', 'posts.csv/x'], 'posts.csv'],
    [['posts.csv', '--template', 'og_standard', '--size', '9000x630', '-o', 'c'], '--size: width must be'],
  ] as const) {
    const { code, err } = await run(...args);
    expect([args, code, err]).toEqual([
      args,
      expect.toSatisfy((exit: number) => exit > 0),
      expect.stringContaining(message),
    ]);
  }
  expect(existsSync(join(home, 'c'))).toBe(false);
});

test('cards become the pages of a PDF, in the order of their rows', async () => {
  const titles = ['One', 'Two', 'Three'];
  write('posts.json', JSON.stringify(titles.map((title) => ({ title }))));
  const args = ['posts.json', '--template', 'og_standard', '-o', 'cards.pdf'];
  const { code, err } = await run(...args, '--paper', 'a4');
  expect([code, err]).toEqual([0, expect.stringContaining('Saved in cards.pdf: 3 images.')]);
  expect(readdirSync(home).sort()).toEqual(['cards.pdf', 'posts.json']);
  const { promise } = getDocument({
    data: new Uint8Array(readFileSync(join(home, 'cards.pdf'))),
    verbosity: 0,
  });
  const document = await promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push([items.map((item) => ('str' in item ? item.str : '')).join(''), page.view.slice(2)]);
  }
  expect(pages).toEqual(titles.map((title) => [title, [841.89, 595.276]]));
  expect((await run(...args, '--format', 'png')).code).toBe(2);
});

test('a saved brand colors all cards, and --set goes before it', async () => {
  write('DESIGN.md', '---\nname: Acme\ncolors:\n  background: "#0b1020"\n  accent: "#7dd3fc"\n---\n');
  write('posts.csv', 'title\nHold fast\n');
  const env = { XDG_CONFIG_HOME: home, CARDWRIGHT_BASE_URL: service.baseUrl, CARDWRIGHT_API_KEY: apiKey };
  await callCommand(['brands', 'save', 'Acme', 'DESIGN.md'], { env, cwd: home });
  const branded = ['posts.csv', '--brand', 'Acme', '--set', 'accent=#ff0000', '--json'];
  const { out } = await run(...branded, '--template', 'og_brand');
  expect(JSON.parse(out)).toMatchObject([
    { params: { title: 'Hold fast', bg: '#0b1020', accent: '#ff0000' } },
  ]);
  expect((await run(...branded, '--template', 'og_standard')).err).toContain(
    '--brand requires the template og_brand',
  );
});
