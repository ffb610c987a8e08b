import { invalidArgument } from '../cardwright-error.ts';
import { sha256 } from '../signing/sha256.ts';
import type { CardOptions } from '../signing/signed-url.ts';
import type { BatchTemplate } from './batch-template.ts';

type Card = { template: BatchTemplate; params: Readonly<Record<string, string>>; size: CardOptions };

const MAX_NAME_BYTES = 120;
const HASH_BYTES = 5;
// Windows keeps these for devices, whatever their ending.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const encoder = new TextEncoder();

/**
 * Names files. After a column, `named`, two rows may not have the same name; otherwise a name is made of the title and a hash of the card,
 * so that a file which is there already is that very card, and one whose text has changed is another.
 */
export function createFileNames(
  ending: NonNullable<CardOptions['extension']>,
): (card: Card, named: { text: string; row: number } | undefined) => string {
  const rows = new Map<string, number>();
  return (card, named) => {
    const hash = toHash(card);
    if (named === undefined) {
      const { title = Object.values(card.params)[0] ?? '' } = card.params;
      return `${[toSafeName(title, 60), hash].filter((part) => part !== '').join('-')}.${ending}`;
    }
    const name = toSafeName(named.text.replace(/\.(?:png|jpe?g)$/i, ''), MAX_NAME_BYTES);
    if (name === '')
      throw invalidArgument('file', `"${named.text}" leaves no letter or digit for a file name.`);
    // File systems that ignore case would keep one of the two.
    const plain = name.toLowerCase();
    const other = rows.get(plain);
    if (other !== undefined)
      throw invalidArgument('file', `The file ${name}.${ending} would also be that of row ${other}.`);
    rows.set(plain, named.row);
    return `${name}.${ending}`;
  };
}

function toHash({ template, params, size: { width = 1200, height = 630, format } }: Card): string {
  const text = JSON.stringify([template.name, template.version ?? 0, params, width, height, format ?? 'png']);
  const digest = sha256(encoder.encode(text)).subarray(0, HASH_BYTES);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Letters and digits of any script, and of marks only those that no file system and no shell minds, none of them first. */
export function toSafeName(text: string, maxBytes: number): string {
  const safe = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.\p{M}]+/u, '');
  let cut = '';
  for (const character of safe) {
    if (encoder.encode(cut + character).length > maxBytes) break;
    cut += character;
  }
  const name = cut.replace(/[-.]+$/, '');
  return DEVICE.test(name) ? `_${name}` : name;
}
