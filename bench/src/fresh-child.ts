// Draws cards of templates with the engine of a checkout, `fresh-child.ts <root>`: a card for each line from its parent, and a line about it.
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A card, by its template and its parameters. */
export type FreshCard = { template: string; data: Record<string, string> };
/** What a card took; undefined where the checkout has no such template or parameter. */
export type FreshResult = { ms: number; cpuMs: number; bytes: number } | { refused: string };

const SIZE = { width: 1200, height: 630, format: 'png' } as const;

const [root = ''] = process.argv.slice(2);
const { createEngine } = (await import(
  join(root, 'engine/src/index.ts')
)) as typeof import('@cardwright/engine');
const engine = await createEngine();

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await draw(JSON.parse(line) as FreshCard)));
process.exit(0);

async function draw({ template, data }: FreshCard): Promise<FreshResult> {
  try {
    const card = engine.parseCard({ template, data: new Map(Object.entries(data)), ...SIZE });
    const [start, before] = [performance.now(), process.cpuUsage()];
    const { length: bytes } = await engine.renderCard(card);
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    return { ms, cpuMs: (user + system) / 1000, bytes };
  } catch (error) {
    return { refused: String(error) };
  }
}
