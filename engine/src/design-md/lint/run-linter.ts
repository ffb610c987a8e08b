import { lint } from '@google/design.md/linter';

/** Findings by weight, as the format's own linter counts them. */
export type LintSummary = { errors: number; warnings: number; infos: number };

/** One finding of the linter, in its words. */
export type RawFinding = {
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** Of the token that it is about: `colors.primary`. */
  path: string | undefined;
};

export type RawReport = { summary: LintSummary; findings: RawFinding[] };

/** What the linter of the format finds in a document, however long that takes. Throws what its parsers throw. */
export function runLinter(document: string): RawReport {
  const { summary, findings } = withoutWarnings(() => lint(document));
  const { errors, warnings, infos } = summary;
  return {
    summary: { errors, warnings, infos },
    findings: findings.map(({ severity, message, path }) => ({ severity, message, path })),
  };
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
