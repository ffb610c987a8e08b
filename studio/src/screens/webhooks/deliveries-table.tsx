import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Webhook, WebhookDelivery } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toNumber, toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';

type DeliveriesTableProps = {
  webhook: Webhook;
  /** Changes when something was sent. */
  sent: number;
};

/** The latest deliveries of a webhook, each of which can be sent again; older ones below. */
export function DeliveriesTable({ webhook: { id, url, enabled }, sent }: DeliveriesTableProps) {
  const shown = useSignal(FEW);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const {
    value,
    refusal: missing,
    reload,
  } = useLoad((signal) => api.webhooks.deliveries(id, { limit: shown.peek(), signal }), [sent, shown.value]);
  const isSending = value?.deliveries.some(({ status, error }) => status === 'pending' && error === null);
  useEffect(() => {
    if (!isSending || !enabled) return;
    const timer = setTimeout(reload, SOON_MS);
    return () => clearTimeout(timer);
  }, [value, enabled]);
  const resend = async (delivery: WebhookDelivery): Promise<void> => {
    refusal.value = undefined;
    try {
      await api.webhooks.resend(id, delivery.id);
      reload();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  if (value === undefined) return missing ? <Notice kind="error">{missing.message}</Notice> : null;
  if (value.deliveries.length === 0) return <p class="hint">Nothing was sent in the last two weeks.</p>;
  return (
    <>
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <Table
        stacks
        caption={`Deliveries to ${url}`}
        columns={[
          { name: 'Event', show: (delivery) => <Event delivery={delivery} /> },
          { name: 'When', show: ({ createdAt }) => toTime(createdAt) },
          { name: 'State', show: (delivery) => <State delivery={delivery} /> },
          { name: 'Attempts', isNumber: true, show: ({ attempts }) => toNumber(attempts) },
          {
            name: 'Change',
            show: (delivery) => (
              <Button
                class="small"
                aria-label={`Send again: ${delivery.type}, ${delivery.id}`}
                disabled={!enabled}
                onClick={() => void resend(delivery)}
              >
                Send again
              </Button>
            ),
          },
        ]}
        rows={value.deliveries}
        keyOf={(delivery) => delivery.id}
      />
      <div class="actions">
        <Button class="small" aria-label={`Refresh the deliveries to ${url}`} onClick={reload}>
          Refresh
        </Button>
        {value.nextCursor !== null && shown.value < MANY && (
          <Button class="small" onClick={() => (shown.value = MANY)}>
            Show {MANY}
          </Button>
        )}
      </div>
    </>
  );
}

// Until what was just added has been sent.
const SOON_MS = 1000;
const FEW = 10;
const MANY = 100;

const Event = ({ delivery: { type, subject } }: { delivery: WebhookDelivery }) => (
  <>
    {type}
    <span class="hint own-line">
      <code>{subject}</code>
    </span>
  </>
);

const STATES = { pending: 'to be sent', delivered: 'delivered', failed: 'given up' } as const;

function State({ delivery }: { delivery: WebhookDelivery }) {
  const { status, responseStatus, error, nextAttemptAt, attempts } = delivery;
  return (
    <>
      {STATES[status]}
      {status === 'delivered' && responseStatus !== null && ` (${responseStatus})`}
      {error !== null && <span class="hint own-line">{error}</span>}
      {nextAttemptAt !== null && attempts > 0 && (
        <span class="hint own-line">Next attempt: {toTime(nextAttemptAt)}</span>
      )}
    </>
  );
}
