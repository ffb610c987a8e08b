import type { Mark } from './read-marks.ts';

/** Reads `[role:words]` notation into a prompt and its marks. */
export function marked(notation: string): { prompt: string; marks: Mark[] } {
  let prompt = '';
  const marks: Mark[] = [];
  for (const [, joint = '', name = '', words = ''] of notation.matchAll(
    /([^[]*)(?:\[([a-z]+):([^\]]*)\])?/g,
  )) {
    prompt += joint;
    if (name) marks.push({ name, start: prompt.length, end: prompt.length + words.length });
    prompt += words;
  }
  return { prompt, marks };
}
