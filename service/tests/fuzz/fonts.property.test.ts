import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { ARABIC, OPENTYPE, OUTFIT, SHRIKHAND } from '../api/support/fonts.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';
import { contentOf, upload } from '../api/support/uploads.ts';
import { sendDamaged } from './send-damaged.ts';

// Each is read in a process of its own: `FUZZ_FONTS=5000` takes half an hour.
const RUNS = Number(process.env.FUZZ_FONTS ?? 60);
const TEXT = 'Hold fast: ÄÖÜ fi ffl, مرحبا';

let service: TestService;
let key: string;
let files: Buffer[];
beforeAll(async () => {
  service = await createTestService({
    CARDWRIGHT_UPLOAD_LIMIT: '100000',
    CARDWRIGHT_UPLOAD_STORE_MB: '10000',
    CARDWRIGHT_HELPER_LIMIT: '1000000',
    CARDWRIGHT_FREE_ALLOWANCE: '1000000',
  });
  key = await service.register();
  const sent = [OUTFIT, SHRIKHAND, ARABIC, OPENTYPE];
  const plain: Buffer[] = [];
  for (const file of sent) plain.push(await contentOf(service, key, (await upload(service, key, file)).id));
  // Most changes of a WOFF2 only break its compression; those of a plain font reach every table.
  files = [...plain, ...plain, ...sent];
});
afterAll(() => service[Symbol.asyncDispose]());

async function drawIn(font: string): Promise<number> {
  const params = { title: TEXT, font, width: '300', height: '200' };
  const { path, query } = signTarget(key, '/i/og_brand', params);
  return (await service.app.request(`${path}?${query}`)).status;
}

test(
  `${RUNS} damaged fonts: written anew and drawn, or refused in words, and the service goes on`,
  () =>
    sendDamaged(service, key, files, RUNS, async ({ kind, reference = '' }) =>
      expect([kind, await drawIn(reference)]).toEqual(['font', 200]),
    ),
  7_200_000,
);
