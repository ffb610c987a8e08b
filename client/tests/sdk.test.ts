import { beforeAll, describe, expect, test } from 'vitest';
import { type Cardwright, ogMeta } from '../src/index.ts';
import { shareService, startService } from './support/start-service.ts';

// What each other method sends is in `src/requests.test.ts`.

let cardwright: Cardwright;
beforeAll(async () => {
  ({ cardwright } = await (await shareService()).register());
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

  test('one that is handed in can be waited for later', async () => {
    const { id, status } = await cardwright.submit('Release notes "2.0"');
    expect(status).toBe('processing');
    expect((await cardwright.wait(id)).url).toMatch(/\/images\/\w+\.png$/);
  });

  test('a design document rules the image', async () => {
    const { designMd } = await cardwright.design.designMd({ name: 'Acme', colors: { primary: '#ff5533' } });
    const { id, status, branded } = await cardwright.generate('"Hold fast"', { designMd });
    expect([status, branded, await cardwright.designMd(id)]).toEqual(['completed', true, designMd]);
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
});

test('a service that crashed is waited for, and has the image when it is back', {
  tags: 'deep',
}, async () => {
  await using mortal = await startService();
  const { cardwright } = await mortal.register({ retries: 8 });
  const { id } = await cardwright.submit('"Still here"');
  const [, image] = await Promise.all([mortal.crashAndRestart(), cardwright.wait(id)]);
  expect((await cardwright.download(image.url)).type).toBe('image/png');
  expect((await cardwright.usage()).creditsUsed).toBe(1);
});
