import { Cardwright } from '../../client/src/index.ts';
import type { HttpMethod, NodeFunctions } from './n8n.ts';

export const CREDENTIALS = 'cardwrightApi';

/** A client with the credentials of the node, whose requests n8n makes, by its proxies and rules. */
export async function connect(node: NodeFunctions): Promise<Cardwright> {
  const { baseUrl, apiKey } = await node.getCredentials(CREDENTIALS);
  return new Cardwright({
    baseUrl: String(baseUrl).trim(),
    apiKey: String(apiKey).trim(),
    fetch: async (input, init) => {
      const { url, method, headers, body } = new Request(input, init);
      const answer = await node.helpers.httpRequest({
        url,
        method: method as HttpMethod,
        headers: Object.fromEntries(headers),
        ...(body !== null && { body: Buffer.from(await new Response(body).arrayBuffer()) }),
        encoding: 'arraybuffer',
        returnFullResponse: true,
        ignoreHttpStatusErrors: true,
      });
      const status = answer.statusCode;
      const hasBody = status !== 204 && status !== 304;
      return new Response(hasBody ? (answer.body as Buffer<ArrayBuffer>) : null, {
        status,
        headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      });
    },
  });
}
