import { readFileSync } from 'node:fs';
import { countScripts } from '../../src/assets/scripts.ts';

export type LanguageText = { tag: string; name: string; text: string };

/** The rows of `languages.tsv`: running text in over 450 languages. */
export function readLanguages(): LanguageText[] {
  const table = readFileSync(new URL('languages.tsv', import.meta.url), 'utf8');
  return table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [tag = '', name = '', , text = ''] = line.split('\t');
      return { tag, name, text };
    });
}

/** The script that most letters of a text belong to; `none` for one that no bundled font draws. */
export const mainScript = (text: string): string => [...countScripts(text).keys()][0] ?? 'none';
