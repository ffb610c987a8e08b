import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from '../../../src/stores/pair-stores.ts';
import type { TestService } from './test-service.ts';

/** Names of the images or cards on disk, without the note that pairs them with their database. */
export const filesIn = (service: TestService, folder: 'images' | 'cards'): string[] =>
  readdirSync(join(service.dataDirectory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MARK)
    .map(({ name }) => name);
