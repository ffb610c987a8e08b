import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { ARABIC, OPENTYPE, OUTFIT, SHRIKHAND } from '../api/support/fonts.ts';
import { shareService } from '../api/support/share-service.ts';
import type { TestService } from '../api/support/test-service.ts';
import { contentOf, SVG, upload } from '../api/support/uploads.ts';
import type { Search } from './search.ts';
import { sendDamaged } from './send-damaged.ts';
import { UNLIMITED } from './unlimited.ts';

const TEXT = 'Hold fast: ÄÖÜ fi ffl, مرحبا';

/** Damaged files are stored clean or refused in words, and the service goes on. */
export function searchFiles(search: Search): void {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await shareService(UNLIMITED);
    key = await service.register();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test(`${search.numRuns} damaged images`, async () => {
    await sendDamaged(service, key, await drawImages(), search);
  });

  test(`${search.numRuns} damaged fonts, which are drawn with what was stored`, async () => {
    const sent = [OUTFIT, SHRIKHAND, ARABIC, OPENTYPE];
    const plain: Buffer[] = [];
    for (const file of sent) plain.push(await contentOf(service, key, (await upload(service, key, file)).id));
    // Most changes of a WOFF2 only break its compression; those of a plain font reach every table.
    const files = [...plain, ...plain, ...sent];
    await sendDamaged(service, key, files, search, async ({ kind, reference = '' }) => {
      const params = { title: TEXT, font: reference, width: '300', height: '200' };
      const { path, query } = signTarget(key, '/i/og_brand', params);
      expect([kind, (await service.app.request(`${path}?${query}`)).status]).toEqual(['font', 200]);
    });
  });
}

async function drawImages(): Promise<Buffer[]> {
  const picture = sharp({
    create: { width: 70, height: 50, channels: 4, background: '#2060a0c0' },
  }).composite([{ input: Buffer.from(SVG), left: 9, top: 9 }]);
  const formats = [
    picture.clone().png(),
    picture.clone().png({ palette: true, progressive: true }),
    picture
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'Ada' } }),
    picture.clone().jpeg({ chromaSubsampling: '4:4:4' }),
    picture.clone().webp(),
    picture.clone().webp({ lossless: true }),
  ];
  return await Promise.all(formats.map((format) => format.toBuffer()));
}
