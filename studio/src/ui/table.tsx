import type { ComponentChildren } from 'preact';

export type Column<Row> = {
  name: string;
  /** Numbers stand under each other. */
  isNumber?: boolean;
  show(row: Row): ComponentChildren;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** On a phone, each row is a list: for rows with buttons, which must not be out of sight. */
  stacks?: boolean;
};

/** Rows with a heading for each; the first column names the row. Scrolls by itself where it is wider than the page. */
export function Table<Row>({ caption, columns, rows, keyOf, stacks }: TableProps<Row>) {
  return (
    // Scrolled by the arrow keys once it has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1)
    <section class="table-frame" aria-label={`Table: ${caption}`} tabIndex={0}>
      <table class={stacks ? 'stacked' : ''}>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" class={isNumber ? 'number' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, isNumber, show }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {show(row)}
                  </th>
                ) : (
                  <td key={name} class={isNumber ? 'number' : ''} data-heading={name}>
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
