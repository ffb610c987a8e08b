import type { Card } from '@cardwright/engine';
import type { Overrides } from '../../../src/wiring/overrides.ts';
import { createTestService, loadEngine, type OwnService } from '../../api/support/test-service.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';

export type DeliveryService = OwnService & {
  client: SocketClient;
  /** Cards that the engine was asked to draw. */
  renders(): number;
  creditsUsed(apiKey: string): Promise<number>;
};

/** The real service with the real engine, listening; its renders are counted. */
export async function startDeliveryService(
  environment: Record<string, string> = {},
  overrides: Overrides & { beforeRender?: (card: Card) => Promise<void> } = {},
): Promise<DeliveryService> {
  const { beforeRender, ...rest } = overrides;
  const engine = await loadEngine();
  let renders = 0;
  const service = await createTestService(environment, {
    engine: {
      ...engine,
      renderCard: async (card, images, signal) => {
        renders += 1;
        await beforeRender?.(card);
        return await engine.renderCard(card, images, signal);
      },
    },
    ...rest,
  });
  await service.start();
  const client = createSocketClient(service.baseUrl());
  return {
    ...service,
    client,
    renders: () => renders,
    creditsUsed: async (apiKey) => {
      const { bytes } = await client.get('/api/v1/dashboard', { headers: { 'x-api-key': apiKey } });
      return JSON.parse(bytes.toString()).credits_used;
    },
    async [Symbol.asyncDispose]() {
      client.close();
      await service[Symbol.asyncDispose]();
    },
  };
}
