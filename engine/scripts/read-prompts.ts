import { readFileSync } from 'node:fs';

export type PromptEntry = { prompt: string; width?: number; height?: number };

/** The prompts of a list, one a line, `#` for a note, `\n` for a line break; `1080x1080 | prompt` has a size of its own. */
export const readPrompts = (file: string): PromptEntry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll('\\n', '\n'))
    .map((line) => {
      const sized = /^(\d+)x(\d+) \| (.*)$/s.exec(line);
      return sized
        ? { prompt: sized[3] ?? '', width: Number(sized[1]), height: Number(sized[2]) }
        : { prompt: line.trim() };
    });
