import { lint } from '@google/design.md/linter';
import { reduceDocument } from './reduce-document.ts';

/** Findings by weight, as the format's own linter counts them. */
export type LintSummary = { errors: number; warnings: number; infos: number };

/** What the linter of the format finds. It has no limits of its own: a server asks `createDesignReader`. */
export function lintDocument(document: string): LintSummary {
  const { errors, warnings, infos } = lint(reduceDocument(document)).summary;
  return { errors, warnings, infos };
}
