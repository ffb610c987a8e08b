import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The licence of every package that files of a bundle come from, as its terms ask for. Throws where one has none. */
export function toNotices(inputs: readonly string[]): string {
  const directories = new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[1] ?? []));
  const notices = [...directories].map((directory) => {
    const { name, version, license, author } = JSON.parse(
      readFileSync(join(directory, 'package.json'), 'utf8'),
    );
    const file = readdirSync(directory).find((one) => /^licen[cs]e/i.test(one));
    const text =
      file === undefined ? toMit(name, license, author) : readFileSync(join(directory, file), 'utf8');
    return `${name} ${version} (${license})\n\n${text.replace(/\r/g, '').trim()}\n`;
  });
  return notices.sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/** Some packages name their licence and author alone: MIT has one text, which ours has as well. */
function toMit(name: string, license: string, author: string | { name: string } | undefined): string {
  if (license !== 'MIT' || author === undefined) throw new Error(`${name} has no file with its licence`);
  const holder = (typeof author === 'string' ? author : author.name).replace(/\s*<.*$/, '');
  const ours = readFileSync(join(import.meta.dirname, '../LICENSE'), 'utf8');
  return ours.replace(/^Copyright.*$/m, `Copyright (c) ${holder}`);
}
