import type { McpApi } from '@cardwright/contract/mcp-api';
import type { Cardwright } from '../cardwright.ts';
import type { Settings } from '../cli/settings.ts';
import { createConnection, readImage, readJson } from '../http/connection.ts';
import { toConnectionOptions } from '../options.ts';
import { checkCard, type TemplateName } from '../signing/check-card.ts';

/** The API over the network, with the account that the command is logged in to. Signs without a request. */
export function createMcpApi(cardwright: Cardwright, { baseUrl, apiKey }: Settings): McpApi {
  const connection = createConnection(toConnectionOptions({ baseUrl }, apiKey));
  return {
    // Reading is repeatable, a generation has its idempotency key, and deriving parameters changes nothing.
    request: (call) => connection.send({ ...call, isRepeatable: true }, readJson),
    requestImage: (call) =>
      connection.send({ ...call, isRepeatable: true }, async (response) => ({
        ...(await readImage(response)),
        headers: response.headers,
      })),
    sign: async ({ template, params, expiresInSeconds, ...options }) => {
      const url = cardwright.signUrl(template as TemplateName, params, {
        expiresIn: expiresInSeconds,
        ...options,
      });
      const warnings: string[] = [];
      checkCard(template, params, (warning) => warnings.push(warning));
      return { url, warnings };
    },
    download: (url, signal) => cardwright.download(url, { signal }),
  };
}
