import { readFileSync } from 'node:fs';

/** Of the service, such as `0.1.0`. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
