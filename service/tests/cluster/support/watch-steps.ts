import type { Step } from '../../../src/generations/step.ts';
import type { Connection, Watch } from './fault-proxy.ts';

// The steps of a generation as they appear between a node and its stores, so that a node can be killed at each of them without a
// line in it that knows of tests. A step `before-...` is reached when the request for it arrives, which then goes no further.

type Transaction = 'submit' | 'claim' | 'complete' | 'fail';

const STEPS_OF: Readonly<Record<Transaction, { before?: Step; after: Step }>> = {
  submit: { before: 'before-submit-commit', after: 'after-submit-commit' },
  claim: { after: 'claimed' },
  complete: { before: 'before-complete-commit', after: 'after-complete-commit' },
  fail: { before: 'before-fail-commit', after: 'after-fail-commit' },
};

/** By what its statements change, whether Kysely wrote them, which quotes names, or we did. */
function nameTransaction(quoted: string): Transaction | undefined {
  const statements = quoted.replaceAll('"', '');
  if (statements.includes('insert into jobs')) return 'submit';
  if (!statements.includes('update generations')) return undefined;
  if (statements.includes('update jobs')) return 'claim';
  if (!statements.includes('delete from jobs')) return undefined;
  return statements.includes('insert into credit_entries') ? 'fail' : 'complete';
}

/** For the proxy before PostgreSQL. `onStep` returns true when it has killed the node, which then says nothing more. */
export function watchDatabase(parts: {
  onStep(step: Step): boolean;
  dropsNotices(): boolean;
  onStatements(count: number): void;
}): Watch {
  return (connection, data, from) =>
    from === 'client' ? readClient(connection, data, parts) : readServer(connection, data, parts);
}

function readClient(
  { notes }: Connection,
  data: Buffer,
  { onStep, onStatements }: { onStep(step: Step): boolean; onStatements(count: number): void },
): boolean {
  const text = data.toString('latin1');
  // A simple query is `Q`, any other begins with `P`; both end with a zero after the text.
  if (/^[QP]/.test(text)) onStatements(1);
  if (text.includes('listen cardwright')) notes.set('listens', 'yes');
  if (text.includes('begin;')) notes.set('transaction', '');
  else if (notes.has('transaction')) notes.set('transaction', notes.get('transaction') + text);
  if (!text.includes('commit\0')) return true;
  const transaction = nameTransaction(notes.get('transaction') ?? '');
  notes.delete('transaction');
  if (transaction === undefined) return true;
  notes.set('committing', transaction);
  const { before } = STEPS_OF[transaction];
  return before === undefined || !onStep(before);
}

function readServer(
  { notes }: Connection,
  data: Buffer,
  { onStep, dropsNotices }: { onStep(step: Step): boolean; dropsNotices(): boolean },
): boolean {
  // A notification begins with `A`, the answer to anything else does not.
  if (notes.has('listens') && dropsNotices() && data.toString('latin1', 0, 1) === 'A') return false;
  const committing = notes.get('committing') as Transaction | undefined;
  if (committing === undefined || !data.includes('COMMIT\0')) return true;
  notes.delete('committing');
  return !onStep(STEPS_OF[committing].after);
}

/** For the proxy before the bucket. */
export function watchBucket(onStep: (step: Step) => boolean): Watch {
  return ({ notes }, data, from) => {
    if (from === 'client') {
      if (!/^PUT \/\S*\/images\//.test(data.toString('latin1', 0, 200))) return true;
      notes.set('puts', 'yes');
      return !onStep('composed');
    }
    if (!notes.delete('puts')) return true;
    return !onStep('stored');
  };
}
