import { foldText } from '../../lexicon/fold-text.ts';
import { fileKeys } from '../../lexicon/word-lists.ts';
import { listLines } from '../reading/lines.ts';
import { named, type Stated, toChat } from './stated.ts';

// YAML stands between dashes, TOML between plus signs.
const FRONT_MATTER = /^\s*(?<rule>---|\+\+\+)[ \t]*\n[\s\S]*?\n[ \t]*\k<rule>/u;
const ENTRY = /^(?<lead>[ \t]*)(?<key>[\w$.-]+)(?<by>[ \t]*[:=][ \t]*)(?<value>\S.*)$/u;
const SWITCH = /^(?:true|false|null|~)$/u;

/** Where front matter ends, at 0 without any. */
export const endOfFrontMatter = (prompt: string): number => FRONT_MATTER.exec(prompt)?.[0].length ?? 0;

/** Finds the lines of front matter that say what the file is or switch something on ("type: post", "toc: true"): they are not for the card. */
export function findFrontMatter(prompt: string): Stated[] {
  return listLines(prompt.slice(0, endOfFrontMatter(prompt))).flatMap(({ text, start }): Stated[] => {
    const { lead = '', key = '', by = '', value = '' } = ENTRY.exec(text.trimEnd())?.groups ?? {};
    if (!SWITCH.test(value) && !fileKeys().has(foldText(key))) return [];
    const from = start + lead.length + key.length + by.length;
    return [
      named(start + lead.length, from - by.length + by.trimEnd().length),
      toChat({ start: from, end: from + value.length }),
    ];
  });
}
