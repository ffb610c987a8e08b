import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';

type Store = {
  active_manifest: string;
  manifests: Record<
    string,
    {
      claim_generator_info: { name: string; version: string }[];
      claim_version: number;
      assertions: { label: string; data: unknown }[];
      signature_info: { alg: string; issuer: string };
    }
  >;
  validation_state: 'Trusted' | 'Valid' | 'Invalid';
  validation_results: Record<'activeManifest', Record<'success' | 'failure', { code: string }[]>>;
};

let isReady = false;

/** What c2pa-rs, the reference implementation, makes of a file for someone who trusts `root`. Throws where it finds no manifest. */
export async function validate(bytes: Uint8Array, format: string, root: string) {
  if (!isReady) {
    const wasm = readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')));
    initSync({ module: wasm });
    isReady = true;
  }
  const context = JSON.stringify({ trust: { user_anchors: root } });
  const reader = await WasmReader.fromBytes(`image/${format}`, bytes, context);
  const store = JSON.parse(reader.json()) as Store;
  reader.free();
  const { success, failure } = store.validation_results.activeManifest;
  return {
    state: store.validation_state,
    manifest: store.manifests[store.active_manifest],
    manifests: Object.keys(store.manifests).length,
    passed: success.map(({ code }) => code),
    failed: failure.map(({ code }) => code),
  };
}

/** The same as one word, also for files in which nothing can be read any more. */
export const stateOf = async (bytes: Uint8Array, format: string, root: string): Promise<string> =>
  await validate(bytes, format, root).then(
    ({ state }) => state,
    () => 'Unreadable',
  );
