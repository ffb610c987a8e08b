import { readFileSync } from 'node:fs';
import { CommandError } from '../cli/command-error.ts';
import type { TemplateDefinition } from '../index.ts';
import { isSource } from '../template-import/is-source.ts';
import { keepPictures, type PutUpload } from '../template-import/keep-pictures.ts';

/** What is wrong, or was left out, and where. */
export type Remark = { line?: number | undefined; message: string };

export type ReadTemplate =
  | { definition: TemplateDefinition; remarks: Remark[] }
  | { definition?: undefined; fault: Remark };

/** The template in a file of JSON, HTML, JSX or Vue; the fault of one that is none. */
export async function readTemplate(file: string, put: PutUpload): Promise<ReadTemplate> {
  try {
    return isSource(file) ? await readSource(file, put) : readJson(file);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const next = error instanceof CommandError && error.next !== undefined ? ` ${error.next}` : '';
    // As bundler and compiler say it: `card.tsx:7: ...`.
    const [, line] = /^[^\s:]+:(\d+): /.exec(message) ?? /\bline (\d+)\b/.exec(message) ?? [];
    return { fault: { ...(line !== undefined && { line: Number(line) }), message: message + next } };
  }
}

async function readSource(file: string, put: PutUpload): Promise<ReadTemplate> {
  const { importTemplate } = await import('../template-import/import-template.ts');
  const { definition, losses } = await keepPictures(await importTemplate(file), file, put);
  const remarks = losses.map(({ line, what, reason }) => ({ line, message: `${what}: ${reason}.` }));
  return { definition, remarks };
}

const readJson = (file: string): ReadTemplate => ({
  // Windows begins files of UTF-8 with a byte order mark.
  definition: JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as TemplateDefinition,
  remarks: [],
});
