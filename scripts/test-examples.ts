import { join } from 'node:path';
import { packClient } from '../client/tests/support/pack-client.ts';
import { startService } from '../client/tests/support/start-service.ts';
import { copyExample } from './examples/example-folder.ts';
import { type Example, examples } from './examples/examples.ts';

// Installs, builds and runs the examples as their READMEs say, away from this tree, against a real service, and looks
// at the images that their pages name. `npm run test:examples -- astro hugo` takes these alone.

const folderOf = (name: string): string => join(import.meta.dirname, '../examples', name);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !examples.some((example) => example.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no example ${unknown.join(', ')}; there are ${examples.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const client = packClient();
await using service = await startService();

for (const example of examples.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  if (!(await tryExample(example))) process.exitCode = 1;

/** False, after saying why, when the example is wrong. */
async function tryExample(example: Example): Promise<boolean> {
  const startedAt = performance.now();
  process.stdout.write(`${example.name}:`);
  const { apiKey } = await service.register();
  await using folder = copyExample(folderOf(example.name), {
    CARDWRIGHT_BASE_URL: service.baseUrl,
    CARDWRIGHT_API_KEY: apiKey,
  });
  try {
    const tell = (step: string) => process.stdout.write(` ${step},`);
    const untried = await example.try({ folder, tarball: client.tarball, apiKey, tell });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(` ${untried === undefined ? 'right' : `right (${untried})`}, ${seconds} s`);
    return true;
  } catch (error) {
    console.log(` WRONG\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
