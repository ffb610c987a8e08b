import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createEngine } from '../../src/create-engine.ts';

/** Draws the prompts of a JSON list on standard input, several at a time, and writes the digests of their images. */
const prompts = JSON.parse(await text(process.stdin)) as { prompt: string; width: number; height: number }[];
const engine = await createEngine();
const digests = await Promise.all(
  prompts.map(async (request) => {
    const { bytes } = await engine.compose({ ...request, seed: 7, format: 'png' });
    return createHash('sha256').update(bytes).digest('hex');
  }),
);
process.stdout.write(JSON.stringify(digests));
