import { useSignal } from '@preact/signals';
import type { ApiKey, CreatedKey } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toDate, toNumber, toTime } from '../../base/format.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import type { KeyUse } from './key-use.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RenameKeyDialog } from './rename-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

type Open = { name: 'create' } | { name: 'rename' | 'rotate' | 'revoke'; key: ApiKey };

/** The account's keys: made, renamed, replaced and revoked here; their secrets are shown once and never again. */
export function KeysScreen() {
  const open = useSignal<Open | undefined>(undefined);
  const created = useSignal<CreatedKey | undefined>(undefined);
  const { value, refusal, reload, isLoading } = useLoad(async (signal) => {
    const [keys, usage] = await Promise.all([api.keys.list({ signal }), api.dailyUsage({ signal })]);
    return { keys, usage };
  });
  const useOf = (key: ApiKey): KeyUse => value?.usage.keys.find(({ id }) => id === key.id);
  const close = (): void => {
    open.value = undefined;
  };
  const show = (key: CreatedKey): void => {
    created.value = key;
    reload();
  };
  const shown = open.value;
  return (
    <div class="page" aria-busy={isLoading}>
      <div class="page-head">
        <h1 tabIndex={-1}>API keys</h1>
        <Button primary class="end" icon="add" onClick={() => (open.value = { name: 'create' })}>
          Create a key
        </Button>
      </div>
      <p class="lead">
        Programs use keys to call the API and sign cards. Create one for each program, so that you can replace
        or revoke it separately.
      </p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {value?.keys.length === 0 && (
        <p class="empty">No key yet. The studio needs none; programs and signed cards do.</p>
      )}
      {value && value.keys.length > 0 && (
        <section class="panel" aria-label="Keys">
          <Table
            stacks
            caption="Keys"
            columns={[
              { name: 'Name', show: (key) => <KeyName apiKey={key} /> },
              { name: 'Permissions', show: ({ scope, permanentUrls }) => toRights(scope, permanentUrls) },
              {
                name: 'Last used',
                show: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : toTime(lastUsedAt)),
              },
              {
                name: 'Cards in 30 days',
                isNumber: true,
                show: (key) => toNumber(useOf(key)?.requests ?? 0),
              },
              {
                name: 'Credits in 30 days',
                isNumber: true,
                show: (key) => toNumber(useOf(key)?.credits ?? 0),
              },
              {
                name: 'Change',
                show: (key) => (
                  <div class="row-actions">
                    {(['rename', 'rotate', 'revoke'] as const).map((name) => (
                      <Button
                        key={name}
                        class="small"
                        aria-label={`${LABELS[name]}: ${key.name}`}
                        // It was replaced already: what is left of it ends by itself.
                        disabled={name === 'rotate' && key.expiresAt !== null}
                        onClick={() => (open.value = { name, key })}
                      >
                        {LABELS[name]}
                      </Button>
                    ))}
                  </div>
                ),
              },
            ]}
            rows={value.keys}
            keyOf={({ id }) => id}
          />
        </section>
      )}
      {shown?.name === 'create' && <CreateKeyDialog onCreated={show} onClose={close} />}
      {shown?.name === 'rename' && <RenameKeyDialog apiKey={shown.key} onDone={reload} onClose={close} />}
      {shown?.name === 'rotate' && <RotateKeyDialog apiKey={shown.key} onCreated={show} onClose={close} />}
      {shown?.name === 'revoke' && (
        <RevokeKeyDialog
          apiKey={shown.key}
          use={useOf(shown.key)}
          isLast={isLastForCalls(shown.key, value?.keys ?? [])}
          onDone={reload}
          onClose={close}
        />
      )}
      {created.value && <NewKeyDialog created={created.value} onClose={() => (created.value = undefined)} />}
    </div>
  );
}

const LABELS = { rename: 'Rename', rotate: 'Rotate', revoke: 'Revoke' } as const;

const toRights = (scope: ApiKey['scope'], permanentUrls: boolean): string =>
  `${scope === 'full' ? 'Call the API, sign cards' : 'Sign cards only'}${permanentUrls ? ', even without expiry' : ''}`;

const isLastForCalls = (key: ApiKey, keys: readonly ApiKey[]): boolean =>
  key.scope === 'full' &&
  !keys.some(({ id, scope, expiresAt }) => id !== key.id && scope === 'full' && expiresAt === null);

function KeyName({ apiKey: { id, name, createdAt, expiresAt } }: { apiKey: ApiKey }) {
  return (
    <>
      {name}
      <span class="hint own-line">
        <code>cw_{id}_…</code> · created {toDate(createdAt)}
      </span>
      {expiresAt !== null && <span class="badge">replaced; ends {toTime(expiresAt)}</span>}
    </>
  );
}
