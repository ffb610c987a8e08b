import { test as plainTest } from 'vitest';
import { shareService } from './share-service.ts';

/** A test that may ask for a running service that it has for itself, and for the `key` of the only account there. */
export const test = plainTest
  .extend('service', async ({ task: _ }, { onCleanup }) => {
    const service = await shareService();
    onCleanup(() => service[Symbol.asyncDispose]());
    return service;
  })
  .extend('key', ({ service }) => service.register());
