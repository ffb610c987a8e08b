import type { Connection } from '../stores/connection.ts';
import type { WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import { getGeneration } from './read-generations.ts';
import type { Generation } from './types.ts';

export type GenerationEventType = 'generation.completed' | 'generation.failed' | 'image.deleted';

/** Tells webhooks of generations, in the transaction that changes them. */
export interface GenerationEvents {
  /** True if a webhook is told: then call `wake` after the commit. */
  add(
    transaction: Connection,
    type: GenerationEventType,
    generation: { id: string; accountId: string; now: Date },
  ): Promise<boolean>;
  /** As a deletion leaves it, before it is deleted; deliveries about it that have ended are deleted with it. */
  addDeletion(
    transaction: Connection,
    generation: { id: string; accountId: string; now: Date },
  ): Promise<boolean>;
  wake(): void;
}

/** `toData` gives what `GET /generate/{id}` does. */
export function createGenerationEvents(
  outbox: WebhookOutbox,
  toData: (generation: Generation) => object,
): GenerationEvents {
  return {
    add: (transaction, type, { id, accountId, now }) =>
      outbox.add(transaction, { accountId, type, subject: id, now }, async () =>
        toData(await getGeneration(transaction, id)),
      ),
    addDeletion: async (transaction, { id, accountId, now }) => {
      await outbox.forget(transaction, accountId, id);
      const generation = await getGeneration(transaction, id);
      // Without an image, or told when that expired.
      if (generation.imagePath === null) return false;
      const left = { ...generation, prompt: '', brief: null, warnings: [] };
      return await outbox.add(transaction, { accountId, type: 'image.deleted', subject: id, now }, async () =>
        toData(left),
      );
    },
    wake: outbox.wake,
  };
}

/** Where nobody is told. */
export const NO_EVENTS: GenerationEvents = {
  add: async () => false,
  addDeletion: async () => false,
  wake: () => {},
};
