import { isLintable } from './is-lintable.ts';
import { type LintFinding, locateFindings } from './locate-finding.ts';
import { reduceDocument } from './reduce-document.ts';
import { type LintSummary, runLinter } from './run-linter.ts';

export type LintReport = { summary: LintSummary; findings: LintFinding[] };

// A document with more has one mistake in many places.
const MAX_FINDINGS = 100;

/**
 * What the linter of the format finds; undefined where it would come to no end, or throws. It has no limits of its
 * own: a server asks `createDesignReader`.
 */
export function lintDocument(document: string): LintReport | undefined {
  const reduced = reduceDocument(document);
  if (!isLintable(reduced)) return undefined;
  try {
    const { summary, findings } = runLinter(reduced.text);
    return { summary, findings: locateFindings(document, findings.slice(0, MAX_FINDINGS)) };
  } catch {
    // At what its Markdown parser cannot take; and it says nothing that would help the author.
    return undefined;
  }
}
