import { LRUCache } from 'lru-cache';
import type { Reader, ReadPrompt } from '../brief/reader.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { parsePrompt } from '../reader/parse-prompt.ts';
import type { ParsedPrompt } from '../reader/parsed-prompt.ts';
import { readText } from '../reader/reading/reading.ts';
import { looksLikeDescription } from '../reader/scene/picture/looks-like-description.ts';
import { listUnused } from './list-unused.ts';
import { toBrief } from './to-brief.ts';

// A prompt is read for its size on submission and again when it is drawn, for each variation and seed.
const REMEMBERED = 64;

/** The built-in reader: hand-written rules. Results are shared between callers, who must not modify them. */
export function createRuleReader(parse: (prompt: string) => ParsedPrompt = parsePrompt): Reader {
  const recent = new LRUCache<string, ReadPrompt>({
    max: REMEMBERED,
    memoMethod: (prompt) => toReadPrompt(parse(prompt)),
  });
  return { name: 'built-in', read: async (prompt) => recent.memo(prompt) };
}

function toReadPrompt(parsed: ParsedPrompt): ReadPrompt {
  const brief = toBrief(parsed);
  return {
    brief,
    unused: listUnused(parsed.prompt, brief, { cut: parsed.cut }),
    warnings: [...parsed.warnings, ...describeMisread(parsed)],
  };
}

/** Warns when a description was taken for text, so that nobody waits for a picture. */
const describeMisread = ({ kind, quotes, scene, prompt, language }: ParsedPrompt): Warning[] =>
  kind === 'plain' && !scene && quotes.length === 0 && looksLikeDescription(readText(prompt), language)
    ? [
        warn(
          'set_as_text',
          'The prompt was set as text. If it describes a picture, start it with “a picture of”.',
        ),
      ]
    : [];
