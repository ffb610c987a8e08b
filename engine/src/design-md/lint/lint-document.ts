import { lint } from '@google/design.md/linter';
import { isLintable } from './is-lintable.ts';
import { reduceDocument } from './reduce-document.ts';

/** Findings by weight, as the format's own linter counts them. */
export type LintSummary = { errors: number; warnings: number; infos: number };

/**
 * What the linter of the format finds; undefined where it would come to no end, or throws. It has no limits of its
 * own: a server asks `createDesignReader`.
 */
export function lintDocument(document: string): LintSummary | undefined {
  const reduced = reduceDocument(document);
  if (!isLintable(reduced)) return undefined;
  try {
    const { errors, warnings, infos } = lint(reduced).summary;
    return { errors, warnings, infos };
  } catch {
    // At what its Markdown parser cannot take; and it says nothing that would help the author.
    return undefined;
  }
}
