import type { McpApi } from '@cardwright/contract/mcp-api';
import type { Cardwright } from '../cardwright.ts';
import type { Settings } from '../cli/settings.ts';
import { createConnection, readImage, readJson } from '../http/connection.ts';
import { checkKey, toConnectionOptions } from '../options.ts';
import { checkCard, isTemplateName } from '../signing/check-card.ts';

/** The API over the network, with the account that the command is logged in to. Signs built-in templates without a request. */
export function createMcpApi(cardwright: Cardwright, { baseUrl, apiKey }: Settings): McpApi {
  const connection = createConnection(toConnectionOptions({ baseUrl }, apiKey));
  return {
    // Reading is repeatable, a generation has its idempotency key, deriving parameters changes nothing, and no brand is saved twice.
    request: (call) => connection.send({ ...call, isRepeatable: true }, readJson),
    requestImage: (call) =>
      connection.send({ ...call, isRepeatable: true }, async (response) => ({
        ...(await readImage(response)),
        headers: response.headers,
      })),
    sign: async ({ template, params, expiresInSeconds, ...options }) => {
      const signing = { expiresIn: expiresInSeconds, ...options };
      // Only the service knows the templates of the account's own.
      const url = isTemplateName(template)
        ? cardwright.signUrl<string>(template, params, signing)
        : await cardwright.signOnServer(template, params, { ...signing, keyId: checkKey(apiKey).keyId });
      const warnings: string[] = [];
      checkCard(template, params, (warning) => warnings.push(warning));
      return { url, warnings };
    },
    download: (url, signal) => cardwright.download(url, { signal }),
  };
}
