import { decodeLogo } from '@cardwright/engine/logo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuardedFetch } from '../../src/outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../../src/outbound/outbound-url.ts';
import { ACME, documentOf } from './support/design-documents.ts';
import { generate } from './support/generate.ts';
import { createTestService, loadEngine, type TestService } from './support/test-service.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#00e5ff"/></svg>';
const hosted: GuardedFetch = async (url) => {
  if (url.endsWith('/logo.svg')) return Buffer.from(LOGO);
  throw new OutboundRefusedError('responded with status 404');
};
const PROMPT = 'Blog header: "How we ship every day", orange and green';
const SIZE = { width: 600, height: 315 };

// Generations with `design_md`, drawn by the real composer.
let service: TestService;
let key: string;
beforeAll(async () => {
  const { compose } = await loadEngine();
  service = await createTestService(
    { CARDWRIGHT_BASE_URL: 'https://cards.example.com', CARDWRIGHT_FREE_GENERATE_LIMIT: '100' },
    { engine: { compose }, guardedFetch: hosted },
  );
  key = await service.register();
});
afterAll(() => service[Symbol.asyncDispose]());

async function draw(body: object) {
  const submitted = await generate(service, key, { prompt: PROMPT, ...SIZE, seed: 1, ...body });
  const image = await service.app.request(new URL(submitted.url ?? '').pathname);
  const bytes = Buffer.from(await image.arrayBuffer());
  return { ...submitted, bytes, shareOf: (hex: string) => shareOf(bytes, hex) };
}

/** The share of the pixels that have a color. */
async function shareOf(bytes: Buffer, hex: string): Promise<number> {
  const { data, width, height } = await decodeLogo(bytes);
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  const isNear = (value: number | undefined, wanted: number): boolean => Math.abs((value ?? 0) - wanted) <= 3;
  let near = 0;
  for (let i = 0; i < data.length; i += 4)
    if (isNear(data[i], red) && isNear(data[i + 1], green) && isNear(data[i + 2], blue)) near += 1;
  return near / (width * height);
}

describe('a generation with a design document', () => {
  test("stands in its colors, against the prompt's", async () => {
    const { status, warnings, shareOf } = await draw({ design_md: ACME });
    expect([status, warnings]).toEqual(['completed', []]);
    const own = await Promise.all(['#0b1020', '#ffffff', '#ff5533'].map(shareOf));
    expect(own.reduce((sum, share) => sum + share)).toBeGreaterThan(0.9);
    const without = await draw({});
    expect(await without.shareOf('#0b1020')).toBeLessThan(0.01);
  });

  test('shows its logo', async () => {
    const designMd = documentOf(
      'colors:',
      '  background: "#0b1020"',
      'logo: https://cards.example.com/logo.svg',
    );
    const { warnings, shareOf } = await draw({ design_md: designMd });
    expect(warnings).toEqual([]);
    expect(await shareOf('#00e5ff')).toBeGreaterThan(0.001);
  });

  test.each([
    ['cannot be fetched', 'https://cards.example.com/missing.svg', 'responded with status 404'],
    ['is elsewhere', 'https://evil.example/logo.svg', 'must be on an allowed host'],
  ])('whose logo %s is drawn without it, and says so', async (_, logo, said) => {
    const designMd = documentOf('colors:', '  background: "#0b1020"', `logo: ${logo}`);
    const { status, ...drawn } = await draw({ design_md: designMd });
    expect(status).toBe('completed');
    expect(drawn.warnings).toEqual([expect.stringContaining(said)]);
    expect(drawn.warning_details.map(({ code }) => code)).toEqual(['logo_not_shown']);
  });

  test('whose tone cards do not know is drawn without it, and says so', async () => {
    const designMd = documentOf('tone: sleepy', 'colors:', '  background: "#0b1020"');
    const { warnings } = await draw({ design_md: designMd });
    expect(warnings).toEqual([expect.stringContaining('sleepy is none that cards know')]);
  });

  test.each([
    ['prose alone', '# Brand\n\nOur blue is #0000ff.\n'],
    ['nothing that a picture can follow', documentOf('spacing:', '  sm: 4px')],
  ])('that has %s is drawn, and says that it does not follow', async (_, designMd) => {
    const { status, ...drawn } = await draw({ design_md: designMd });
    expect(status).toBe('completed');
    expect(drawn.warnings).toEqual([expect.stringContaining('declares no color')]);
    expect(drawn.warning_details.map(({ code }) => code)).toEqual(['design_not_followed']);
  });

  test('in og_brand wears the colors there', async () => {
    const { shareOf } = await draw({ design_md: ACME, template_id: 'og_brand' });
    expect(await shareOf('#0b1020')).toBeGreaterThan(0.3);
  });

  test('is not the same request with another document', async () => {
    const post = (design_md: string) =>
      service.app.request('/api/v1/generate', {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          'idempotency-key': 'once',
          prefer: 'wait=30',
        },
        body: JSON.stringify({ prompt: PROMPT, ...SIZE, design_md }),
      });
    expect((await post(ACME)).status).toBe(202);
    expect((await post(ACME)).status).toBe(202);
    expect((await post(`${ACME}\n`)).status).toBe(409);
  });
});
