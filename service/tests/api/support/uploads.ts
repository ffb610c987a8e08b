import sharp from 'sharp';
import { call } from './call.ts';
import type { TestService } from './test-service.ts';

export type UploadBody = {
  id: string;
  reference: string;
  media_type: string;
  bytes: number;
  width: number;
  height: number;
  name: string | null;
};

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#e02020"/></svg>';

/** A picture of one color, another for each. */
export const picture = (
  color: string,
  format: 'png' | 'jpeg' | 'webp' = 'png',
  size = { width: 60, height: 40 },
): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

export const bytesOf = (file: Buffer | string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(file));

export const send = (
  service: TestService,
  key: string,
  file: Buffer | string,
  { type = 'application/octet-stream', query = '' } = {},
): Promise<Response> =>
  Promise.resolve(
    service.app.request(`/api/v1/uploads${query}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': type },
      body: bytesOf(file),
    }),
  );

/** Uploads a file as the account of `key`. Throws when it is refused. */
export async function upload(service: TestService, key: string, file: Buffer | string): Promise<UploadBody> {
  const response = await send(service, key, file);
  if (response.status !== 201 && response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as UploadBody;
}

/** The stored file as it is given back. */
export async function contentOf(service: TestService, key: string, id: string): Promise<Buffer> {
  const response = await call(service, key, 'GET', `/api/v1/uploads/${id}/content`);
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}
