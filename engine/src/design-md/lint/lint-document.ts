import { countFindings, type LintSummary } from './count-findings.ts';
import { isLintable } from './is-lintable.ts';
import { reduceDocument } from './reduce-document.ts';

/**
 * What the linter of the format finds; undefined where it would come to no end, or throws. It has no limits of its
 * own: a server asks `createDesignReader`.
 */
export function lintDocument(document: string): LintSummary | undefined {
  const reduced = reduceDocument(document);
  if (!isLintable(reduced)) return undefined;
  try {
    return countFindings(reduced.text);
  } catch {
    // At what its Markdown parser cannot take; and it says nothing that would help the author.
    return undefined;
  }
}
