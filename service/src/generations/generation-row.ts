import { createHash } from 'node:crypto';
import type { KeptDesign, Warning } from '@cardwright/engine';
import type { Selectable } from 'kysely';
import type { GenerationsTable, RemovalReason } from '../stores/schema.ts';
import { toBrief } from './stored-brief.ts';
import type { Generation } from './types.ts';

export type GenerationRow = Omit<Selectable<GenerationsTable>, 'sequence'>;

/** What is read of a row to show it: not its design document, which may be as long as all the others together. */
export const SHOWN_COLUMNS = [
  'generations.id',
  'generations.account_id',
  'generations.prompt',
  'generations.brief',
  'generations.reader',
  'generations.reading_key',
  'generations.painter',
  'generations.stage',
  'generations.template_id',
  'generations.status',
  'generations.image_token',
  'generations.width',
  'generations.height',
  'generations.format',
  'generations.seed',
  'generations.design',
  'generations.credits_used',
  'generations.warnings',
  'generations.error',
  'generations.failure_code',
  'generations.created_at',
  'generations.completed_at',
] as const;
type WithoutTable<Name> = Name extends `generations.${infer Column}` ? Column : never;
type ShownRow = Pick<GenerationRow, WithoutTable<(typeof SHOWN_COLUMNS)[number]>>;

/** A row as it is read: with what became of its image, since when it is starred, and whether it has a design document. */
export type ReadRow = ShownRow & {
  removal: RemovalReason | null;
  starred_at: string | null;
  branded: number | boolean;
};

/** A row that was just written, and so has nothing else. */
export const toNewGeneration = (row: GenerationRow): Generation =>
  toGeneration({ ...row, removal: null, starred_at: null, branded: row.design_md !== null });

export function toGeneration(row: ReadRow): Generation {
  // What a language model read is kept before anything is drawn.
  const isShown = row.reading_key === null || row.status === 'completed';
  return {
    id: row.id,
    accountId: row.account_id,
    prompt: row.prompt,
    brief: row.brief === null || !isShown ? null : toBrief(row.brief),
    reader: isShown ? row.reader : null,
    painter: row.status === 'completed' ? row.painter : null,
    stage: toStage(row),
    templateId: row.template_id,
    status: row.status,
    imagePath: row.status === 'completed' && !row.removal ? `/images/${row.image_token}.${row.format}` : null,
    width: row.width,
    height: row.height,
    format: row.format,
    seed: Number(row.seed),
    design: row.design === null ? null : (JSON.parse(row.design) as KeptDesign),
    creditsUsed: row.credits_used,
    warnings: isShown ? (JSON.parse(row.warnings) as (Warning | string)[]).map(toWarning) : [],
    branded: Boolean(row.branded),
    starred: Boolean(row.starred_at),
    error: row.error,
    failureCode: row.failure_code,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

const toStage = ({ status, stage }: ShownRow): Generation['stage'] => {
  if (status === 'pending') return 'waiting';
  return status === 'processing' ? (stage ?? 'drawing') : null;
};

/** Earlier versions stored sentences without codes. */
const toWarning = (stored: Warning | string): Warning =>
  typeof stored === 'string' ? { code: 'other', message: stored, words: [] } : stored;

/** 0 to 2^31 - 1, spread evenly: the seed of a generation that was submitted without one. */
export const seedOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() >>> 1;

/** What the credit of a generation is booked under. */
export const causeOf = (id: string): string => `generation:${id}`;
