import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { GenerationsTable } from '../stores/schema.ts';
import type { Generation } from './types.ts';

export type GenerationRow = Omit<Selectable<GenerationsTable>, 'sequence'>;

export function toGeneration(row: GenerationRow): Generation {
  return {
    id: row.id,
    accountId: row.account_id,
    prompt: row.prompt,
    templateId: row.template_id,
    status: row.status,
    imagePath: row.status === 'completed' ? `/images/${row.image_token}.${row.format}` : null,
    width: row.width,
    height: row.height,
    format: row.format,
    seed: Number(row.seed),
    creditsUsed: row.credits_used,
    warnings: JSON.parse(row.warnings) as string[],
    error: row.error,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

/** 0 to 2^31 - 1, spread evenly: the seed of a generation that was submitted without one. */
export const seedOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() >>> 1;

/** What the credit of a generation is booked under. */
export const causeOf = (id: string): string => `generation:${id}`;
