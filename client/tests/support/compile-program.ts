import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packClient } from './pack-client.ts';

const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

/** What the compiler says of programs that use the installed package, in a strict project. */
export function compile(files: Readonly<Record<string, string>>, module: string, resolution: string): string {
  const { project } = packClient();
  for (const [file, program] of Object.entries(files)) writeFileSync(join(project, file), program);
  const strict = [
    // What another test of the project compiles may have one.
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--exactOptionalPropertyTypes',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  ];
  const target = ['--module', module, '--moduleResolution', resolution, '--target', 'es2022'];
  return spawnSync(process.execPath, [tsc, ...strict, ...target, ...Object.keys(files)], {
    cwd: project,
    encoding: 'utf8',
  }).stdout;
}

/** A program with every mistake that the types must find. */
export const CONSUMER = `
import { Cardwright, ogMeta, type Generation, type OgParams } from '@cardwright/client';
export const card = (cardwright: Cardwright, title: string, brand: OgParams): string => {
  // @ts-expect-error a misspelt parameter
  cardwright.signUrl('og_standard', { titel: title }, { expiresIn: '1d' });
  // @ts-expect-error a page without its URL
  cardwright.signUrl('page', {}, { expiresIn: '1d' });
  cardwright.signUrl('launch.v2', { anything: title, count: 3 }, { expiresIn: '1d' });
  // @ts-expect-error a unit that does not exist
  cardwright.signUrl('announcement', { title }, { expiresIn: '1w' });
  // @ts-expect-error two expiries
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', expiresAt: 'never' });
  // @ts-expect-error a date as text
  cardwright.signUrl('announcement', { title }, { expiresAt: '2030-01-01' });
  // @ts-expect-error a format that signed URLs do not have
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', format: 'webp' });
  // @ts-expect-error an extension that does not exist
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', extension: 'jpeg' });
  // @ts-expect-error a size as text
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', width: '1080' });
  // @ts-expect-error a misspelt option
  cardwright.signUrl('announcement', { title }, { expiresIn: '1d', widht: 1080 });
  // @ts-expect-error a key is required to sign on the server
  void cardwright.signOnServer('announcement', { title }, { expiresIn: '1d' });
  // @ts-expect-error a role that does not exist
  void cardwright.generate({ blocks: [{ role: 'headline', text: title }] });
  // @ts-expect-error a block without its role
  void cardwright.preview({ blocks: [{ text: title }] });
  // @ts-expect-error a kind that does not exist
  void cardwright.submit({ kind: 'party' });
  // @ts-expect-error a misspelt field of a brief
  void cardwright.preview({ colrs: [] });
  // @ts-expect-error a color as text
  void cardwright.preview({ colors: ['#ffffff'] });
  // @ts-expect-error a layout that does not exist
  void cardwright.preview({ layout: ['centre'] });
  // @ts-expect-error a catalogue that does not exist
  void cardwright.catalogue('pictures');
  // @ts-expect-error a fallback card without a template
  void cardwright.account.setFallbackCard({ mode: 'card', params: {} });
  // @ts-expect-error a parameter that the fallback card's template does not have
  void cardwright.account.setFallbackCard({ mode: 'card', template: 'og_standard', params: { badge: title } });
  // @ts-expect-error a misspelt option of a prompt
  void cardwright.generate('A', { heigth: 630 });
  // @ts-expect-error a size as text
  void cardwright.generate('A', { width: '1200' });
  // @ts-expect-error a format that does not exist
  void cardwright.generate('A', { format: 'gif' });
  // @ts-expect-error a scope that does not exist
  void cardwright.keys.create('Website', { scope: 'read' });
  // @ts-expect-error a duration as text
  void cardwright.keys.rotate('k', { graceSeconds: '1h' });
  // @ts-expect-error a client without the URL of its service
  new Cardwright({ apiKey: 'k' });
  // @ts-expect-error a misspelt option of the client
  new Cardwright({ apiKey: 'k', baseUrl: 'https://a.example', timeout: 1 });
  // @ts-expect-error a misspelt tag
  ogMeta(title, { titel: title });
  cardwright.signUrl('announcement', { title });
  cardwright.signUrl('announcement', { title }, { expiresAt: 'never' });
  cardwright.signUrl('announcement', { title }, { expiresAt: new Date(0), extension: 'jpg', width: 1080 });
  return ogMeta(cardwright.signUrl('og_brand', { ...brand.params, title }, { expiresIn: '1d' })).html;
};
export async function made(cardwright: Cardwright): Promise<Generation> {
  const { url }: { url: string } = await cardwright.generate('A', { templateId: 'og_brand', seed: 7 });
  for await (const one of cardwright.history()) if (one.url === url) return one;
  throw new Error('none');
}
`;
