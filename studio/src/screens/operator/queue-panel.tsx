import { useEffect } from 'preact/hooks';
import { api } from '../../base/api.ts';
import { toNumber, toTime } from '../../base/format.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

const LOOK_AGAIN_MS = 5_000;

/** What waits and what is drawn, as it changes, and what failed last. */
export function QueuePanel() {
  const { value: queue, refusal, reload } = useLoad((signal) => api.operator.queue({ signal }));
  useEffect(() => {
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Panel title="Queue">
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {queue && (
        <>
          <dl class="figures">
            <div>
              <dt>waiting</dt>
              <dd class="figure">{toNumber(queue.waiting)}</dd>
            </div>
            <div>
              <dt>being drawn</dt>
              <dd class="figure">{toNumber(queue.drawing)}</dd>
            </div>
          </dl>
          {queue.oldestSince !== null && <p class="hint">The oldest is from {toTime(queue.oldestSince)}.</p>}
          <h3>Latest failures</h3>
          {queue.failures.length === 0 ? (
            <p class="hint">No image has failed.</p>
          ) : (
            <Table
              stacks
              caption="Images that failed"
              columns={[
                { name: 'When', show: ({ failedAt }) => toTime(failedAt) },
                { name: 'Account', show: ({ email }) => email },
                { name: 'Why', show: ({ error }) => error },
              ]}
              rows={queue.failures}
              keyOf={({ generationId }) => generationId}
            />
          )}
        </>
      )}
    </Panel>
  );
}
