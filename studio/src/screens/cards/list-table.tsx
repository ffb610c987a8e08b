import { readList, writeList } from '@cardwright/contract/list-text';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';

type ListTableProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of a record; none where the items are texts. */
  fields: readonly string[];
  most: number;
  /** As it stands in a URL. */
  value: string;
  onChange(value: string): void;
};

/** A list as a table: a row for each item, a column for each field. Rows that are copied from a spreadsheet can be pasted. */
export function ListTable({ id, label, hint, error, fields, most, value, onChange }: ListTableProps) {
  const columns = fields.length > 0 ? fields : ['Text'];
  // A row that is still empty, and the space that a word will follow, are no part of the value.
  const typed = useSignal<readonly (readonly string[])[]>([]);
  const given = readList(value, fields);
  const rows = writeList(typed.value) === writeList(given) ? typed.value : given;
  const set = (next: readonly (readonly string[])[]): void => {
    typed.value = next;
    onChange(writeList(next));
  };
  const cellId = (row: number, column: number): string => `${id}-${row}-${column}`;
  const addRow = (after: number): void => {
    set(
      rows.toSpliced(
        after + 1,
        0,
        columns.map(() => ''),
      ),
    );
    requestAnimationFrame(() => document.getElementById(cellId(after + 1, 0))?.focus());
  };
  const paste = (event: ClipboardEvent, row: number): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    set(rows.toSpliced(row, rows[row]?.some(Boolean) ? 0 : 1, ...readList(text, fields)).slice(0, most));
  };
  return (
    <fieldset class="list-table" aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      {rows.length > 0 && (
        <table>
          {fields.length > 0 && (
            <thead>
              <tr>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {field}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {columns.map((column, index) => (
                  <td key={column}>
                    <input
                      id={cellId(row, index)}
                      dir="auto"
                      autocomplete="off"
                      aria-label={`${label}: ${column} ${row + 1}`}
                      value={cells[index] ?? ''}
                      onInput={({ currentTarget }) =>
                        set(
                          rows.with(
                            row,
                            columns.map((_, at) => (at === index ? currentTarget.value : (cells[at] ?? ''))),
                          ),
                        )
                      }
                      onPaste={(event) => paste(event, row)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter' || event.isComposing) return;
                        event.preventDefault();
                        if (rows.length < most) addRow(row);
                      }}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    quiet
                    class="small"
                    icon="remove"
                    label={`${label}: remove ${row + 1}`}
                    onClick={() => set(rows.toSpliced(row, 1))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        class="small"
        icon="add"
        aria-label={`${label}: add a row`}
        disabled={rows.length >= most}
        onClick={() => addRow(rows.length - 1)}
      >
        Add a row
      </Button>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
