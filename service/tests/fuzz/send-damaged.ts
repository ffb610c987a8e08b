import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestService } from '../api/support/test-service.ts';
import { send } from '../api/support/uploads.ts';
import { mutate, mutation } from './mutate-file.ts';
import type { Search } from './search.ts';

/** What the service answers to a file that it stores. */
export type Stored = { kind?: string; reference?: string };

/**
 * Uploads damaged copies of the files. Each must be stored, and then pass `checkStored`, or be refused as unusable; both must happen,
 * so that the property is not about refusals alone; and the service must go on.
 */
export async function sendDamaged(
  service: TestService,
  key: string,
  files: readonly Buffer[],
  search: Search,
  checkStored: (stored: Stored) => Promise<void> = async () => {},
): Promise<void> {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      async (index, mutations) => {
        const file = mutations.reduce(mutate, files[index % files.length] ?? Buffer.alloc(0));
        const response = await send(service, key, file);
        const body = (await response.json()) as Stored & { code?: string };
        expect([200, 201, 400], JSON.stringify(body)).toContain(response.status);
        if (response.status === 400) expect(body.code).toBe('unusable_file');
        else await checkStored(body);
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      },
    ),
    search,
  );
  expect(seen.get(201)).toBeGreaterThan(0);
  expect(seen.get(400)).toBeGreaterThan(0);
  expect((await service.app.request('/health')).status).toBe(200);
}
