import { type Behaviour, sendJson } from './fake-server.fixture.ts';

/** As AUTOMATIC1111 answers. */
export const withImages =
  (images: readonly unknown[]): Behaviour =>
  (asked, response) =>
    sendJson(response, 200, {
      images,
      parameters: asked.body,
      info: JSON.stringify({ seed: asked.body.seed, all_seeds: [asked.body.seed], infotexts: ['a prompt'] }),
    });

/** As AUTOMATIC1111 refuses and fails. */
export const withDetail =
  (
    status: number,
    { error = 'HTTPException', detail = '', errors = '' },
    headers?: Record<string, string>,
  ): Behaviour =>
  (_, response) =>
    sendJson(response, status, { error, detail, body: '', errors }, headers);
