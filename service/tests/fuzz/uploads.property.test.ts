import sharp from 'sharp';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestService, type TestService } from '../api/support/test-service.ts';
import { SVG } from '../api/support/uploads.ts';
import { sendDamaged } from './send-damaged.ts';

const RUNS = Number(process.env.FUZZ_UPLOADS ?? 300);

let service: TestService;
let key: string;
let files: Buffer[];
beforeAll(async () => {
  service = await createTestService({
    CARDWRIGHT_UPLOAD_LIMIT: '100000',
    CARDWRIGHT_UPLOAD_STORE_MB: '1000',
    CARDWRIGHT_HELPER_LIMIT: '1000000',
  });
  key = await service.register();
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
  files = [...(await Promise.all(formats.map((format) => format.toBuffer())))];
});
afterAll(() => service[Symbol.asyncDispose]());

test(
  `${RUNS} damaged images: stored clean or refused in words, and the service goes on`,
  () => sendDamaged(service, key, files, RUNS),
  600_000,
);
