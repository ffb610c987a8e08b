import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSdkPackage, SDK_PACKAGE } from './sdk-package.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-sdk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const request = (headers: Record<string, string> = {}) =>
  new Request(`http://a.test${SDK_PACKAGE}`, { headers });

test('the package comes with its digest, and is asked for again only when it has changed', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'cardwright-client.tgz'), 'packed');
  const getPackage = createSdkPackage(folder);
  const response = await getPackage(request());
  expect(await response.text()).toBe('packed');
  const digest = createHash('sha512').update('packed').digest('base64');
  expect([response.status, response.headers.get('repr-digest')]).toEqual([200, `sha-512=:${digest}:`]);
  const etag = response.headers.get('etag') ?? '';
  expect((await getPackage(request({ 'if-none-match': etag }))).status).toBe(304);
});

test('an install that left it out says how to have it', async () => {
  await expect(createSdkPackage(createFolder())(request())).rejects.toThrow('npm ci');
});
