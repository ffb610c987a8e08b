import { useMemo } from 'preact/hooks';
import type { DailyUsage, Usage } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { toCount, toDate, toDay, toNumber, toPercent } from '../../base/format.ts';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BarPlot } from '../../ui/plot/bar-plot.tsx';
import { ShareBar } from '../../ui/plot/share-bar.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Column, Table } from '../../ui/table.tsx';

const RANGES = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;
type Range = `${keyof typeof RANGES}`;
const DAY_MS = 24 * 3600_000;

/** What was used, when, with which key and for what, and who looked at the cards. */
export function UsageScreen() {
  const owner = account.value?.id ?? '';
  const choice = useMemo(() => createDraft<{ range: Range }>(owner, 'usage', { range: '30' }), [owner]);
  const { range } = choice.value;
  const { value, refusal, isLoading } = useLoad(
    async (signal) => {
      const to = new Date();
      const from = new Date(to.getTime() - (Number(range) - 1) * DAY_MS);
      const [month, usage] = await Promise.all([api.usage({ signal }), api.dailyUsage({ from, to, signal })]);
      return { month, usage };
    },
    [range],
  );
  return (
    <div class="page" aria-busy={isLoading}>
      <div class="page-head">
        <h1 tabIndex={-1}>Usage</h1>
      </div>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {value && <ThisMonth month={value.month} />}
      <Segments
        label="Period"
        options={RANGES}
        value={range}
        onChange={(next) => {
          choice.value = { range: next as Range };
        }}
      />
      {value ? <Report usage={value.usage} /> : <div class="loading" />}
    </div>
  );
}

function ThisMonth({ month }: { month: Usage }) {
  const { unlimited, creditsUsed, planLimit, creditsRemaining, usage } = month;
  const resets = toDate(usage.resetsAt);
  if (unlimited)
    return (
      <Panel title="This month">
        <p>
          <strong class="figure">{toNumber(creditsUsed)}</strong> credits used. There is no limit.
        </p>
      </Panel>
    );
  return (
    <Panel title="This month">
      <p>
        <strong class="figure">{toNumber(creditsUsed)}</strong> of {toCount(planLimit, 'credit')} used,{' '}
        {toNumber(creditsRemaining)} left until {resets}.
      </p>
      <ShareBar
        share={planLimit === 0 ? 1 : creditsUsed / planLimit}
        label={`${toPercent(planLimit === 0 ? 1 : creditsUsed / planLimit)} of the credits are used`}
      />
      <p class="hint">{toForecast(month)}</p>
    </Panel>
  );
}

function toForecast({ creditsUsed, planLimit, creditsRemaining, usage }: Usage): string {
  if (creditsRemaining === 0)
    return 'No credits are left: new images and new cards are refused until then. Existing cards are still delivered.';
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const share = (now.getTime() - start) / (Date.parse(usage.resetsAt) - start);
  const expected = Math.round(creditsUsed / Math.max(share, 1 / 31));
  return expected > planLimit
    ? `At this pace, about ${toNumber(expected)} will be needed this month, more than the plan includes.`
    : `At this pace, about ${toNumber(expected)} will be used this month.`;
}

type Counts = DailyUsage['total'];
type Named = Counts & { id: string; name: string };

function Report({ usage }: { usage: DailyUsage }) {
  const { days, total, keys, templates, visitors } = usage;
  if (total.credits === 0 && total.requests === 0)
    return <p class="empty">Nothing was used in this period.</p>;
  return (
    <>
      <Panel title="Credits" aside={<span class="hint">{toCount(total.credits, 'credit')}</span>}>
        <BarPlot
          description={describe(usage)}
          series={[
            { name: 'Images', tone: 'first' },
            { name: 'Cards', tone: 'second' },
          ]}
          bars={days.map(({ date, images, cards }) => ({ label: toDay(date), values: [images, cards] }))}
        />
        <AsTable
          caption="Usage by day"
          first="Day"
          rows={days.map((day) => ({ ...day, id: day.date, name: toDay(day.date) }))}
        />
      </Panel>
      <Panel title="Card requests">
        {total.requests === 0 ? (
          <p class="hint">No signed card was requested in this period.</p>
        ) : (
          <CardRequests usage={usage} />
        )}
      </Panel>
      <div class="columns">
        <Panel title="By key">
          <UsageTable caption="Usage by key" first="Key" rows={keys.map(toNamedKey)} />
        </Panel>
        <Panel title="By template">
          <UsageTable
            caption="Usage by template"
            first="Template"
            rows={templates.map((counts) => ({
              ...counts,
              id: counts.template ?? '',
              name: toTemplateName(counts.template),
            }))}
          />
        </Panel>
      </div>
      {visitors.length > 0 && (
        <Panel title="Who requested cards">
          <Visitors visitors={visitors} total={total.requests} />
        </Panel>
      )}
    </>
  );
}

function describe({ days, total }: DailyUsage): string {
  const most = days.reduce((best, day) => (day.credits > best.credits ? day : best));
  return `Credits by day: ${toNumber(total.images)} for images and ${toNumber(total.cards)} for cards in ${days.length} days, most on ${toDay(most.date)} (${toNumber(most.credits)}).`;
}

function CardRequests({ usage: { days, total } }: { usage: DailyUsage }) {
  const share = total.cached / total.requests;
  return (
    <>
      <p>
        <strong class="figure">{toPercent(share)}</strong> of {toCount(total.requests, 'request')} were served
        from the cache, for free.
      </p>
      <BarPlot
        description={`Requests for cards by day: ${toNumber(total.requests)} in total, ${toNumber(total.cached)} of them from the cache.`}
        series={[
          { name: 'From the cache', tone: 'second' },
          { name: 'Drawn', tone: 'first' },
        ]}
        bars={days.map(({ date, requests, cached }) => ({
          label: toDay(date),
          values: [cached, requests - cached],
        }))}
      />
    </>
  );
}

const toNamedKey = ({ source, id, name, active, ...counts }: DailyUsage['keys'][number]): Named => ({
  ...counts,
  id: id ?? (source === 'site' ? `site:${name}` : source),
  name: id === null ? (name ?? SOURCES[source]) : active ? (name ?? id) : `${name ?? id} (revoked)`,
});

const SOURCES = { key: 'Key', studio: 'Studio', site: 'Site', unknown: 'Not recorded' } as const;

function toTemplateName(template: string | null): string {
  if (template === null) return 'Not recorded';
  return template === 'default' ? 'Images from prompts' : template;
}

const COLUMNS: readonly Column<Named>[] = (
  [
    ['Credits', 'credits'],
    ['Images', 'images'],
    ['Cards', 'cards'],
    ['Requests', 'requests'],
    ['Cached', 'cached'],
  ] as const
).map(([name, kind]) => ({ name, isNumber: true, show: (row) => toNumber(row[kind]) }));

function UsageTable({ caption, first, rows }: { caption: string; first: string; rows: readonly Named[] }) {
  return (
    <Table
      caption={caption}
      columns={[{ name: first, show: ({ name }) => name }, ...COLUMNS]}
      rows={rows}
      keyOf={({ id }) => id}
      stacks
    />
  );
}

const AsTable = (props: Parameters<typeof UsageTable>[0]) => (
  <details>
    <summary>As a table</summary>
    <UsageTable {...props} />
  </details>
);

function Visitors({ visitors, total }: { visitors: DailyUsage['visitors']; total: number }) {
  return (
    <>
      <Table
        caption="Who requested cards"
        columns={[
          { name: 'Program', show: ({ name }) => name },
          { name: 'Requests', isNumber: true, show: ({ requests }) => toNumber(requests) },
          {
            name: 'Share',
            show: ({ requests }) => <ShareBar share={requests / total} label={toPercent(requests / total)} />,
          },
        ]}
        rows={visitors}
        keyOf={({ name }) => name}
      />
      <p class="hint">By the name that each program reports. Nothing that identifies people is stored.</p>
    </>
  );
}
