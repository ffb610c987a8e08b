import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateDefinition } from '../index.ts';
import type { Imported } from './import-template.ts';
import type { Loss } from './source-node.ts';

/** Stores a file as an upload, and gives its reference. */
export type PutUpload = (file: Uint8Array, name: string) => Promise<string>;

/** The definition with its fixed images as uploads. An image that cannot be read or stored is left out. */
export async function keepPictures(
  { definition, losses, pictures }: Imported,
  file: string,
  put: PutUpload,
): Promise<{ definition: TemplateDefinition; losses: readonly Loss[] }> {
  const defaults = new Map<string, string>();
  const lost: Loss[] = [];
  for (const { parameter, source } of pictures) {
    try {
      defaults.set(parameter, await put(await readPicture(source, file), `${parameter} of a template`));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      lost.push({ line: undefined, what: `image ${source.slice(0, 60)}`, reason: reason.replace(/\.$/, '') });
    }
  }
  const parameters = definition.parameters?.map((one) => {
    const usual = defaults.get(one.name);
    return one.type === 'image' && usual !== undefined ? { ...one, default: usual } : one;
  });
  return { definition: { ...definition, ...(parameters && { parameters }) }, losses: [...losses, ...lost] };
}

async function readPicture(source: string, file: string): Promise<Uint8Array> {
  if (source.startsWith('<svg')) return new TextEncoder().encode(source);
  if (/^(?:https?|data):/.test(source)) {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`its host answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  if (source.startsWith('file:')) return readFileSync(fileURLToPath(source));
  // What a site has at its root is in `public`.
  const path = source.startsWith('/') ? resolve('public', source.slice(1)) : resolve(dirname(file), source);
  return readFileSync(path);
}
