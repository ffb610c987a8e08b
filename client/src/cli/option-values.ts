import { readFileSync } from 'node:fs';
import { usageError } from './command-error.ts';
import { type Host, readAll } from './host.ts';

/** `1080x1350` as pixels; the service knows what sizes there are. */
export function parseSize(text: string | undefined): { width?: number; height?: number } {
  if (text === undefined) return {};
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(text) ?? [];
  if (width === undefined || height === undefined)
    throw usageError('--size must be WIDTHxHEIGHT in pixels, such as 1200x630.');
  return { width: Number(width), height: Number(height) };
}

/** A whole number from 0 on. */
export function parseNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw usageError(`${option} must be a whole number.`);
  return Number(text);
}

/** One of a few words. */
export function parseChoice<Word extends string>(
  option: string,
  words: readonly Word[],
  text: string | undefined,
): Word | undefined {
  const word = words.find((known) => known === text);
  if (word === undefined && text !== undefined) throw usageError(`${option} must be ${words.join(', ')}.`);
  return word;
}

/** `NAME=VALUE` words as an object; a value may hold further signs of equality. */
export function parsePairs(words: readonly string[]): Record<string, string> {
  const pairs = words.map((word): [string, string] => {
    const place = word.indexOf('=');
    if (place < 1)
      throw usageError(
        `"${word}" must have the form NAME=VALUE, such as title="Hold fast".`,
        'Quote values that contain spaces.',
      );
    return [word.slice(0, place), word.slice(place + 1)];
  });
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw usageError(`${twice} is given more than once.`);
  return Object.fromEntries(pairs);
}

// Windows begins files of UTF-8 with a byte order mark.
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The text of a file; `-` is the standard input. */
export async function readText(path: string, host: Host): Promise<string> {
  const bytes = path === '-' ? await readAll(host.stdin) : readFileSync(path);
  return withoutMark(bytes.toString('utf8'));
}

/** The object in a file of JSON; `-` is the standard input. */
export async function readJsonObject(path: string, host: Host): Promise<Record<string, unknown>> {
  let value: unknown;
  let fault = '.';
  const text = await readText(path, host);
  try {
    value = JSON.parse(text);
  } catch (error) {
    fault = error instanceof Error ? `: ${error.message}.` : fault;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw usageError(`${path === '-' ? 'Standard input' : path} must be a JSON object${fault}`);
  return value as Record<string, unknown>;
}
