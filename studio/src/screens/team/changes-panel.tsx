import { useSignal } from '@preact/signals';
import type { AuditEntry } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';
import { describeActor, describeChange } from './describe-change.ts';

const EXPORT = '/studio/api/v1/audit-log/export';

/** The audit log: what was changed of keys, members, templates and the plan. `version` changes when there is more. */
export function ChangesPanel({ version }: { version: number }) {
  const { value: first, refusal: unread } = useLoad((signal) => api.team.auditLog({ signal }), [version]);
  // Pages behind the first, of the log as it was when they were asked for.
  const older = useSignal<{ of: typeof first; entries: readonly AuditEntry[]; next: string | null }>({
    of: undefined,
    entries: [],
    next: null,
  });
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isExtended = older.value.of === first;
  const entries = [...(first?.entries ?? []), ...(isExtended ? older.value.entries : [])];
  const next = isExtended ? older.value.next : (first?.nextCursor ?? null);
  const more = async (cursor: string): Promise<void> => {
    try {
      const page = await api.team.auditLog({ cursor });
      const known = isExtended ? older.peek().entries : [];
      older.value = { of: first, entries: [...known, ...page.entries], next: page.nextCursor };
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  const problem = refusal.value ?? unread;
  return (
    <Panel
      title="Audit log"
      aside={
        <a class="button small" href={EXPORT} download>
          Export
        </a>
      }
    >
      {problem && <Notice kind="error">{problem.message}</Notice>}
      {first && entries.length === 0 && (
        <p class="hint">Changes to keys, members, templates and the plan appear here.</p>
      )}
      {entries.length > 0 && (
        <Table
          stacks
          caption="Audit log"
          columns={[
            { name: 'When', show: ({ createdAt }) => toTime(createdAt) },
            { name: 'Who', show: describeActor },
            { name: 'What', show: describeChange },
          ]}
          rows={entries}
          keyOf={({ id }) => id}
        />
      )}
      {next !== null && (
        <div class="actions">
          <Button onClick={() => void more(next)}>Show more</Button>
        </div>
      )}
    </Panel>
  );
}
