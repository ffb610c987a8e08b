import { useSignal } from '@preact/signals';
import { api } from '../../base/api.ts';
import { toCount, toDate, toNumber, toTime } from '../../base/format.ts';
import { isAbout } from '../../base/refusal.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

const PAGE = 25;
const UNLIMITED = 2_147_483_647;

/** All accounts: plan, credits, keys and state. */
export function AccountsPanel() {
  const search = useSignal('');
  const limit = useSignal(PAGE);
  const { value, refusal, isLoading } = useLoad(
    (signal) => api.operator.accounts({ q: search.value.trim() || undefined, limit: limit.value, signal }),
    [search.value.trim(), limit.value],
  );
  const error = refusal && isAbout(refusal, 'q') ? refusal.message : undefined;
  return (
    <Panel
      title="Accounts"
      aside={
        <span class="hint" role="status">
          {value && toCount(value.total, 'account')}
        </span>
      }
    >
      <search class="search-field">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search email addresses"
          placeholder="Search email addresses"
          maxLength={254}
          value={search.value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="accounts-error"
          onInput={(event) => {
            search.value = event.currentTarget.value;
            limit.value = PAGE;
          }}
        />
        <FieldError id="accounts" error={error} />
      </search>
      {refusal && error === undefined && <Notice kind="error">{refusal.message}</Notice>}
      {value?.total === 0 && <p class="hint">No account matches.</p>}
      {value && value.total > 0 && (
        <Table
          stacks
          caption="Accounts"
          columns={[
            {
              name: 'Account',
              show: ({ email, operator, disabled, createdAt }) => (
                <>
                  {email} {operator && <span class="badge">operator</span>}{' '}
                  {disabled && <span class="badge">disabled</span>}
                  <span class="hint own-line">since {toDate(createdAt)}</span>
                </>
              ),
            },
            { name: 'Plan', show: ({ plan, allowance }) => `${plan}${toAllowance(allowance)}` },
            {
              name: 'Credits this month',
              isNumber: true,
              show: ({ creditsThisMonth }) => toNumber(creditsThisMonth),
            },
            { name: 'Total credits', isNumber: true, show: ({ creditsUsed }) => toNumber(creditsUsed) },
            { name: 'Keys', isNumber: true, show: ({ keys }) => toNumber(keys) },
            {
              name: 'Last used',
              show: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : toTime(lastUsedAt)),
            },
          ]}
          rows={value.accounts}
          keyOf={({ id }) => id}
        />
      )}
      {value && value.accounts.length < Math.min(value.total, 100) && (
        <p class="more">
          <Button
            disabled={isLoading}
            onClick={() => {
              limit.value = Math.min(100, limit.peek() + PAGE);
            }}
          >
            Show more
          </Button>
        </p>
      )}
      {value && value.total > 100 && value.accounts.length === 100 && (
        <p class="hint">These are the 100 newest. Search for others.</p>
      )}
    </Panel>
  );
}

function toAllowance(allowance: number | null): string {
  if (allowance === null) return '';
  return allowance === UNLIMITED ? ', unlimited' : `, ${toCount(allowance, 'credit')} a month`;
}
