import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The licence of every package that files of a bundle come from, as its terms ask for. Throws where one has none. */
export function toNotices(inputs: readonly string[]): string {
  const directories = new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[1] ?? []));
  const notices = [...directories].map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const file = readdirSync(directory).find((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    const text = readFileSync(join(directory, file), 'utf8').replace(/\r/g, '').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return notices.sort().join(`\n${'-'.repeat(80)}\n\n`);
}
