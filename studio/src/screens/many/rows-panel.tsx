import { useSignal } from '@preact/signals';
import type { RowProblem } from '../../../../client/src/batch/plan-cards.ts';
import type { Row } from '../../../../client/src/batch/table.ts';
import { toCount } from '../../base/format.ts';
import { CARD_SHAPES } from '../../base/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';
import type { ManyModel } from './many-model.ts';

const PAGE = 50;

/** The dry run: every row with what is wrong, at its cell, and the card of one of them. */
export function RowsPanel({ model }: { model: ManyModel }) {
  const { plan, needsPages, table, job, loadPages } = model;
  const isOnlyWrong = useSignal(false);
  const most = useSignal(PAGE);
  if (needsPages.value)
    return (
      <Panel title="3. Check">
        <p>The service reads the pages, and fills the columns that you mapped from their tags.</p>
        <p>
          <Button primary disabled={job.value !== undefined} onClick={() => void loadPages()}>
            Read {toCount(table.value?.rows.length ?? 0, 'page')}
          </Button>
        </p>
        <JobProgress model={model} of={['pages']} />
      </Panel>
    );
  const { cards, problems } = plan.value;
  const byRow = Map.groupBy(problems, ({ row }) => row);
  // A page that could not be read is no row of the table.
  const all = table.value?.rows ?? [];
  const numbers = new Set(all.map(({ number }) => number));
  const elsewhere = problems.filter(({ row }) => !numbers.has(row));
  const rows = all.filter(({ number }) => !isOnlyWrong.value || byRow.has(number));
  return (
    <Panel title="3. Check">
      <p role="status">
        {toCount(cards.length, 'row')} can become cards
        {byRow.size > 0 && `, ${toCount(byRow.size, 'row')} cannot`}.
      </p>
      <Sample model={model} />
      <CheckBar model={model} />
      {elsewhere.length > 0 && <ProblemList problems={elsewhere} />}
      {byRow.size > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={isOnlyWrong.value}
            onChange={(event) => {
              isOnlyWrong.value = event.currentTarget.checked;
            }}
          />
          Only rows with errors
        </label>
      )}
      <RowTable model={model} rows={rows.slice(0, most.value)} byRow={byRow} />
      {rows.length > most.value && (
        <p class="more">
          <Button
            onClick={() => {
              most.value += PAGE;
            }}
          >
            More of {toCount(rows.length, 'row')}
          </Button>
        </p>
      )}
    </Panel>
  );
}

type RowTableProps = {
  model: ManyModel;
  rows: readonly Row[];
  byRow: ReadonlyMap<number, readonly RowProblem[]>;
};

/** Has all cards drawn once, so that each row says what has no room on its card. */
function CheckBar({ model }: { model: ManyModel }) {
  const { plan, job, noteOf, checkRows } = model;
  const { cards } = plan.value;
  if (cards.length === 0) return null;
  const notes = cards.map(({ row }) => noteOf(row.number));
  const open = notes.filter((note) => note === undefined).length;
  const noted = notes.filter((note) => note !== undefined && note !== '').length;
  return (
    <div class="actions">
      {open > 0 && (
        <Button disabled={job.value !== undefined} onClick={() => void checkRows()}>
          Check {toCount(open, 'card')}
        </Button>
      )}
      <span role="status" class="hint">
        {open === 0
          ? `All cards are checked: ${noted === 0 ? 'all texts fit.' : `${toCount(noted, 'card')} with a warning.`}`
          : 'Draws each card, free of charge, to find texts that do not fit.'}
      </span>
      <JobProgress model={model} of={['rows']} />
    </div>
  );
}

/** What is known of a row. */
function RowState({ problems, note }: { problems: readonly RowProblem[]; note: string | undefined }) {
  const [first] = problems;
  if (first) return <span class="field-error">{toCount(problems.length, 'error')}</span>;
  if (note === undefined) return <span class="hint">Not checked</span>;
  return note === '' ? <>Ready</> : <span class="cell">{note}</span>;
}

function RowTable({ model, rows, byRow }: RowTableProps) {
  const { mapping, table, show, shown, noteOf } = model;
  const mapped = new Set(mapping.value.values());
  const columns = (table.value?.columns ?? []).filter((column) => mapped.has(column));
  const ofRow = (row: Row): readonly RowProblem[] => byRow.get(row.number) ?? [];
  return (
    <Table
      caption="Rows"
      rows={rows}
      keyOf={({ number }) => String(number)}
      columns={[
        {
          name: 'Row',
          show: (row) => (
            <>
              <Button
                class="small"
                aria-label={`Show the card of row ${row.number}`}
                aria-pressed={shown.value?.row.number === row.number}
                disabled={byRow.has(row.number)}
                onClick={() => show(row.number)}
              >
                {row.number}
              </Button>
              {/* What is no single column's fault. */}
              {ofRow(row)
                .filter(({ column }) => column === undefined || !columns.includes(column))
                .map(({ message }) => (
                  <CellError key={message} message={message} />
                ))}
            </>
          ),
        },
        {
          name: 'State',
          show: (row) => <RowState problems={ofRow(row)} note={noteOf(row.number)} />,
        },
        ...columns.map((column) => ({
          name: column,
          show: (row: Row) => (
            <>
              <span class="cell" dir="auto">
                {row.cells[table.value?.columns.indexOf(column) ?? -1]}
              </span>
              {ofRow(row)
                .filter((problem) => problem.column === column)
                .map(({ message }) => (
                  <CellError key={message} message={message} />
                ))}
            </>
          ),
        })),
      ]}
    />
  );
}

const CellError = ({ message }: { message: string }) => <span class="field-error">{message}</span>;

export const ProblemList = ({ problems }: { problems: readonly RowProblem[] }) => (
  <ul class="problems">
    {problems.slice(0, PAGE).map(({ row, message }) => (
      <li key={row}>
        Row {row}: {message}
      </li>
    ))}
    {problems.length > PAGE && <li>And {toCount(problems.length - PAGE, 'more', 'more')}.</li>}
  </ul>
);

function Sample({ model }: { model: ManyModel }) {
  const { sample, shown } = model;
  if (shown.value === undefined) return null;
  const { row, params } = shown.value;
  return (
    <figure class="sample">
      {sample.value ? (
        <div class="shapes">
          {sample.value.pictures.map(({ shape, url }) => (
            <img
              key={shape}
              src={url}
              alt={`${shape === 'wide' ? 'Card' : `${CARD_SHAPES[shape].title} card`} of row ${sample.value?.row}: ${Object.values(params).join(', ')}`}
              width={CARD_SHAPES[shape].width / 2}
              height={CARD_SHAPES[shape].height / 2}
            />
          ))}
        </div>
      ) : (
        <div class="no-picture">Drawing…</div>
      )}
      <figcaption class="hint">Row {row.number}, drawn free</figcaption>
      {sample.value?.row === row.number && sample.value.warnings !== '' && (
        <Notice kind="info">{sample.value.warnings}</Notice>
      )}
    </figure>
  );
}

/** How far a job is, with a way to stop it. */
export function JobProgress({ model, of }: { model: ManyModel; of: readonly string[] }) {
  const { job, cancel } = model;
  if (job.value === undefined || !of.includes(job.value.what)) return null;
  const { done, total, waitSeconds } = job.value;
  return (
    <div class="actions">
      <progress aria-label="Progress" value={done} max={Math.max(1, total)} />
      <span>
        {done} of {total}
      </span>
      <span role="status">
        {waitSeconds !== undefined && `The service asks you to wait ${toCount(waitSeconds, 'second')}.`}
      </span>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  );
}
