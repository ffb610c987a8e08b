import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  call,
  connectNew,
  PICTURE,
  packed,
  saveDirectory,
  service,
  setUpAgents,
  textOf,
} from './support/mcp-agents.ts';

setUpAgents();

describe('upload_image', () => {
  test('uploads a picture of the directory, and reads nothing else', async () => {
    rmSync(saveDirectory(), { recursive: true });
    mkdirSync(join(saveDirectory(), 'photos'), { recursive: true });
    writeFileSync(join(saveDirectory(), 'photos/fair.svg'), PICTURE);
    writeFileSync(join(saveDirectory(), 'notes.png'), 'mine');
    writeFileSync(join(packed.project, 'secret.svg'), PICTURE);
    symlinkSync(join(packed.project, 'secret.svg'), join(saveDirectory(), 'link.svg'));
    const client = await connectNew();
    await client.listTools();
    const upload = (path: string) => call(client, 'upload_image', { path });
    const { structuredContent } = await upload('photos/fair.svg');
    expect(structuredContent).toMatchObject({ id: expect.stringMatching(/^up_/), width: expect.any(Number) });
    expect((await call(client, 'list_uploads', {})).structuredContent).toMatchObject({
      uploads: [{ ...(structuredContent as object), name: 'fair.svg' }],
    });
    for (const [path, problem] of [
      ['../secret.svg', /must be inside .*--save-to/],
      [join(packed.project, 'secret.svg'), /must be inside/],
      ['link.svg', /must be inside/],
      ['photos', /is none/],
      ['none.png', /does not exist/],
      ['a\0.png', /must be inside/],
      ['notes.png', /must be a PNG, JPEG, WebP or SVG/],
    ] as const) {
      const refused = await upload(path);
      expect([path, refused.isError, textOf(refused)]).toEqual([path, true, expect.stringMatching(problem)]);
    }
    rmSync(join(packed.project, 'secret.svg'));
    expect((await call(client, 'list_uploads', {})).structuredContent).toMatchObject({ count: 1 });
  });
});

describe('save_image', () => {
  /** An agent with an image, and an empty directory. */
  async function prepare() {
    rmSync(saveDirectory(), { recursive: true });
    mkdirSync(join(saveDirectory(), 'og'), { recursive: true });
    const client = await connectNew();
    const made = await call(client, 'generate_image', { prompt: 'A', width: 300, height: 256 });
    const { url = '' } = made.structuredContent as { url: string };
    const save = (input: object) => call(client, 'save_image', { url, ...input });
    return { client, url, save };
  }

  test('saves an image, and replaces a file only when it is told to', async () => {
    const { client, url, save } = await prepare();
    await client.listTools();
    const { structuredContent } = await save({ path: 'og/launch.png' });
    const { path, bytes } = structuredContent as { path: string; bytes: number };
    expect(path).toBe(join(saveDirectory(), 'og/launch.png'));
    const saved = readFileSync(path);
    expect(saved.equals(Buffer.from(await (await fetch(url)).arrayBuffer()))).toBe(true);
    expect(bytes).toBe(saved.length);

    writeFileSync(path, 'mine');
    const refused = await save({ path: 'og/launch.png' });
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      expect.stringMatching(/exists already.*`overwrite`/),
    ]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    // Nor is a card drawn, and charged, that could not be saved.
    const card = { template: 'og_standard', params: { title: 'Hold fast' }, expires_in: '1d' };
    const signed = await call(client, 'sign_card_url', card);
    const { url: unloaded } = signed.structuredContent as { url: string };
    expect((await save({ url: unloaded, path: 'og/launch.png' })).isError).toBe(true);
    expect((await call(client, 'usage', {})).structuredContent).toMatchObject({ credits_used: 1 });
    expect(
      (await save({ path: join(saveDirectory(), 'og/launch.png'), overwrite: true })).isError,
    ).toBeUndefined();
    expect(readFileSync(path).equals(saved)).toBe(true);
  });

  test('writes nowhere else: not above, not through links, not into directories, and no other kind of file', async () => {
    const { save } = await prepare();
    const outside = join(packed.project, 'outside');
    mkdirSync(outside, { recursive: true });
    writeFileSync(join(outside, 'victim.png'), 'mine');
    symlinkSync(outside, join(saveDirectory(), 'link'));
    symlinkSync(join(outside, 'victim.png'), join(saveDirectory(), 'link.png'));
    symlinkSync(join(outside, 'new.png'), join(saveDirectory(), 'dangling.png'));
    mkdirSync(join(saveDirectory(), 'folder.png'));
    const before = readdirSync(packed.project).sort();
    const refusals: [path: string, problem: RegExp][] = [
      ['../a.png', /must be inside .*--save-to/],
      ['og/../../a.png', /must be inside/],
      [`${saveDirectory()}-other/a.png`, /must be inside/],
      ['link/a.png', /must be inside/],
      ['link.png', /is not a file/],
      ['dangling.png', /is not a file/],
      ['folder.png', /is not a file/],
      ['missing/a.png', /does not exist/],
      ['.bashrc', /ends in \.png, \.jpg or \.jpeg/],
      ['a.png\0.sh', /ends in \.png/],
      ['a.jpg', /must end in \.png: the image is image\/png/],
    ];
    for (const [path, problem] of refusals) {
      const result = await save({ path, overwrite: true });
      expect([path, result.isError, textOf(result)]).toEqual([path, true, expect.stringMatching(problem)]);
    }
    expect(readFileSync(join(outside, 'victim.png'), 'utf8')).toBe('mine');
    expect(readdirSync(outside)).toEqual(['victim.png']);
    expect(readdirSync(packed.project).sort()).toEqual(before);
    expect(readdirSync(saveDirectory()).sort()).toEqual([
      'dangling.png',
      'folder.png',
      'link',
      'link.png',
      'og',
    ]);
  });

  test('downloads only images', async () => {
    const { save } = await prepare();
    for (const url of ['file:///etc/passwd', `${service.baseUrl}/api/v1/health`, 'images/a.png', '']) {
      const result = await save({ url, path: 'a.png' });
      expect([url, textOf(result)]).toEqual([
        url,
        expect.stringMatching(/^`url` must be the URL of an image/),
      ]);
    }
    const gone = await save({ url: `${service.baseUrl}/images/none.png`, path: 'a.png' });
    expect([gone.isError, textOf(gone)]).toEqual([true, expect.stringContaining('not found')]);
    expect(readdirSync(saveDirectory())).toEqual(['og']);
  });
});
