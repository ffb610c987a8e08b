import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The program that the install bundled (`build.mjs`) in a folder of the service; undefined if there is none, or if a source was changed
 * or removed since.
 */
export function findBundle(service) {
  const folder = join(service, 'dist');
  const program = join(folder, 'main.js');
  try {
    const { mtimeMs } = statSync(program);
    const sources = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));
    const isCurrent = sources.every((source) => statSync(join(service, '..', source)).mtimeMs <= mtimeMs);
    return isCurrent ? program : undefined;
  } catch {
    return undefined;
  }
}
