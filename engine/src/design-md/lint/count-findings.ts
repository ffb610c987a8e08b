import { lint } from '@google/design.md/linter';

/** Findings by weight, as the format's own linter counts them. */
export type LintSummary = { errors: number; warnings: number; infos: number };

/** What the linter of the format counts in a document, however long that takes. Throws what its parsers throw. */
export function countFindings(document: string): LintSummary {
  const { errors, warnings, infos } = withoutWarnings(() => lint(document)).summary;
  return { errors, warnings, infos };
}

/** Its YAML parser warns the process of each unknown tag, one line each; those are about the document, not about us. */
function withoutWarnings<Value>(task: () => Value): Value {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return task();
  } finally {
    process.emitWarning = emitWarning;
  }
}
