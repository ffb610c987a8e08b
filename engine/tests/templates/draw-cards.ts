// Card requests as JSON from standard input, the SHA-256 of each drawn card to standard output.
import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { createEngine } from '../../src/create-engine.ts';
import type { CardRequest } from '../../src/engine.ts';

type Received = Omit<CardRequest, 'data'> & { data: [string, string][] };

const engine = await createEngine();
const requests = (await json(process.stdin)) as Received[];
const digests: string[] = [];
for (const request of requests) {
  const bytes = await engine.renderCard(engine.parseCard({ ...request, data: new Map(request.data) }));
  digests.push(createHash('sha256').update(bytes).digest('hex'));
}
process.stdout.write(JSON.stringify(digests));
