import { useSignal } from '@preact/signals';
import type { LedgerReport } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toCount } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

/** Checks on request that every balance is the sum of its charges and refunds. */
export function LedgerPanel() {
  const report = useSignal<LedgerReport | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const check = async (): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    try {
      report.value = await api.operator.ledger();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  const found = report.value;
  return (
    <Panel
      title="Ledger"
      aside={
        <Button class="small" disabled={isBusy.value} onClick={() => void check()}>
          Check now
        </Button>
      }
    >
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <div role="status">
        {found === undefined && (
          <p class="hint">Recomputes all balances from the charges and refunds. Changes nothing.</p>
        )}
        {found?.consistent && (
          <p>
            Consistent: {toCount(found.balances, 'balance')} from {toCount(found.entries, 'entry', 'entries')}
            .
          </p>
        )}
      </div>
      {found && !found.consistent && (
        <>
          <Notice kind="error">{toCount(found.faults.length, 'fault')} found.</Notice>
          <Table
            stacks
            caption="Ledger errors"
            columns={[
              { name: 'Account', show: ({ account }) => <code>{account}</code> },
              { name: 'Month', show: ({ period }) => period },
              { name: 'What', show: ({ subject }) => subject },
              { name: 'Problem', show: ({ problem }) => problem },
            ]}
            rows={found.faults}
            keyOf={({ account, period, subject }) => `${account} ${period} ${subject}`}
          />
        </>
      )}
    </Panel>
  );
}
