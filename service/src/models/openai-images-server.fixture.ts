import { type Behaviour, type FakeServer, sendJson, startFakeServer } from './fake-server.fixture.ts';

/** A server of OpenAI's image API that answers as it is told. */
export const startImagesServer = (behaviour: Behaviour): Promise<FakeServer> =>
  startFakeServer(behaviour, '/v1');

/** As OpenAI answers. */
export const withPicture =
  (picture: Uint8Array): Behaviour =>
  (_, response) =>
    sendJson(response, 200, {
      created: 1713833628,
      background: 'opaque',
      output_format: 'png',
      quality: 'low',
      size: '1024x1024',
      data: [{ b64_json: Buffer.from(picture).toString('base64') }],
      usage: { input_tokens: 50, output_tokens: 400, total_tokens: 450 },
    });

/** As OpenAI refuses. */
export const withError =
  (
    status: number,
    {
      headers,
      ...error
    }: {
      message?: string;
      type?: string;
      param?: string | null;
      code?: string | null;
      headers?: Record<string, string>;
    },
  ): Behaviour =>
  (_, response) =>
    sendJson(
      response,
      status,
      { error: { message: 'No.', type: 'invalid_request_error', param: null, code: null, ...error } },
      headers,
    );
