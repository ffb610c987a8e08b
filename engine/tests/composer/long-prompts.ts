import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./long-prompts/', import.meta.url);
// Written so that no mark is ambiguous: what the reader finds is compared with it.
const QUOTED =
  /“([^”]+)”|„([^“]+)“|"([^"]+)"|«([^»]+)»|»([^«]+)«|「([^」]+)」|『([^』]+)』|‘([^’]+)’|(?<!\p{Script=Latin})'((?:[^']|(?<=\p{Script=Latin})'(?=\p{Script=Latin}))+)'(?!\p{Script=Latin})/gu;
/** Reads the prompts: a file for each language, in which a line of three hyphens separates them. */
export function readLongPrompts(): { language: string; text: string }[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split(/^---$/mu)
        .map((text) => ({ language: file.replace('.txt', ''), text: text.trim() })),
    );
}

/** The texts in the quotation marks of a prompt. */
export const listQuoted = (text: string): string[] =>
  Array.from(text.matchAll(QUOTED), (found) => found.slice(1).find((words) => words !== undefined) ?? '');
