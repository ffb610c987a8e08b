import type { RawFinding } from './run-linter.ts';

/** A finding of the linter, at the line that it is about. */
export type LintFinding = RawFinding & {
  /** From 1; undefined where it is about something that the document lacks, or about all of it. */
  line: number | undefined;
};

const MAX_MESSAGE_CHARACTERS = 300;
// The linter's own words, which name no token.
const YAML_LINE = /at line (\d{1,6}), column/;
const SECTION = /^Section '([^']{1,120})' appears/;
const MAX_KEY_CHARACTERS = 260;

type Key = { name: string; indent: number; line: number };

/** Finds the lines of findings in `document`. */
export function locateFindings(document: string, findings: readonly RawFinding[]): LintFinding[] {
  const lines = document.split(/\r\n|\r|\n/);
  const keys = lines.flatMap((text, index) => toKey(text, index + 1));
  return findings.map((finding) => ({
    ...finding,
    message: toSentence(finding.message),
    line:
      finding.path === undefined
        ? findNamedLine(lines, finding.message)
        : findKeyLine(keys, finding.path.split('.')),
  }));
}

/** The key that stands first in a line of YAML in block style. */
function toKey(text: string, line: number): Key[] {
  const rest = text.trimStart();
  const end = rest.indexOf(':');
  if (end <= 0 || end > MAX_KEY_CHARACTERS) return [];
  const name = rest.slice(0, end).trim();
  const isQuoted = /^(["']).+\1$/.test(name);
  return [{ name: isQuoted ? name.slice(1, -1) : name, indent: text.length - rest.length, line }];
}

function findNamedLine(lines: readonly string[], message: string): number | undefined {
  const yaml = YAML_LINE.exec(message)?.[1];
  // Counted by its parser, from the line after the fence.
  if (yaml !== undefined) return Math.min(Number(yaml) + 1, lines.length);
  const section = SECTION.exec(message)?.[1];
  if (section === undefined) return undefined;
  const heading = lines.findIndex((line) => /^ {0,3}##[ \t]/.test(line) && line.includes(section));
  return heading < 0 ? undefined : heading + 1;
}

/**
 * The line of a key, each key of its path below the one before. Of `colors: { bad: x }`, whose keys stand in one line, it is
 * that line.
 */
function findKeyLine(keys: readonly Key[], path: readonly string[]): number | undefined {
  let found: Key | undefined;
  let next = 0;
  for (const key of keys) {
    if (found !== undefined && key.indent <= found.indent) break;
    if (key.name !== path[next] || (next === 0 && key.indent > 0)) continue;
    found = key;
    next += 1;
    if (next === path.length) break;
  }
  return found?.line;
}

/** Its first line: what follows repeats the document. */
const toSentence = (message: string): string => {
  const [line = ''] = message.split('\n');
  const text = line.trim().replace(/:$/, '.');
  return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS - 1)}…` : text;
};
