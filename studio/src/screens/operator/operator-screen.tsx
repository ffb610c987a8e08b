import { AccountsPanel } from './accounts-panel.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { StoresPanel } from './stores-panel.tsx';

/** The state of the whole service, to read: what is changed is changed by `npm run admin`. */
export function OperatorScreen() {
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>Operator</h1>
      </div>
      <p class="lead">
        The whole service, without anyone’s prompts or pictures. To change accounts, use{' '}
        <code>npm run admin</code>.
      </p>
      <div class="columns">
        <QueuePanel />
        <div class="stack">
          <StoresPanel />
          <LedgerPanel />
        </div>
      </div>
      <AccountsPanel />
    </div>
  );
}
