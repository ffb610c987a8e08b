import type { OgParams } from '../../../../client/src/index.ts';
import { toCount } from '../../base/format.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';
import { toColorPairs } from './contrast.ts';
import { Swatch } from './swatch.tsx';

const SEVERITIES = { error: 'Error', warning: 'Warning', info: 'Suggestion' } as const;

/** What the linter finds, each with the way to its line. */
export function FindingsPanel({ derived, goToLine }: { derived: OgParams; goToLine(line: number): void }) {
  const { lint, findings } = derived;
  const { errors, warnings, infos } = lint;
  const counts = [toCount(errors, 'error'), toCount(warnings, 'warning'), toCount(infos, 'suggestion')].join(
    ', ',
  );
  return (
    <Panel title="Linter" aside={<span class="hint">{counts}</span>}>
      {findings.length === 0 ? (
        <p class="empty">The linter found nothing.</p>
      ) : (
        <ul class="findings">
          {findings.map(({ severity, message, line, path }) => (
            <li key={`${line} ${path} ${message}`} class={severity}>
              <strong>{SEVERITIES[severity]}</strong>
              <span>{message}</span>
              {line !== null && (
                <Button class="small" aria-label={`Go to line ${line}`} onClick={() => goToLine(line)}>
                  Line {line}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What a card takes of the document, from where, and what it does not take. */
export function ParametersPanel({ derived }: { derived: OgParams }) {
  const { params, sources, notes } = derived;
  const rows = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
  return (
    <Panel title="What cards use">
      {rows.length === 0 ? (
        <p class="empty">Nothing yet: declare colors, a font or a logo in the front matter.</p>
      ) : (
        <Table
          caption="Parameters of og_brand"
          columns={[
            { name: 'Parameter', show: ({ name }) => <code>{name}</code> },
            {
              name: 'Value',
              show: ({ value }) => (
                <span class="color-value">
                  <Swatch color={value} /> {value}
                </span>
              ),
            },
            { name: 'Source', show: ({ name }) => <code>{sources[name]}</code> },
          ]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      )}
      {notes.length > 0 && (
        <ul class="bullets notes">
          {notes.map((note) => (
            <li key={note}>{note.replaceAll('`', '')}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The contrast of the declared colors. */
export function ContrastPanel({ derived }: { derived: OgParams }) {
  const pairs = toColorPairs(derived.params);
  if (pairs.length === 0) return null;
  return (
    <Panel title="Contrast">
      <Table
        caption="Contrast of the colors"
        columns={[
          {
            name: 'Pair',
            show: ({ name, ink, ground }) => (
              <span class="color-value">
                <Swatch color={ground} /> <Swatch color={ink} /> {name}
              </span>
            ),
          },
          { name: 'Ratio', isNumber: true, show: ({ ratio }) => `${ratio.toFixed(1)}:1` },
          {
            name: 'WCAG AA',
            show: ({ ratio, least }) => (
              <span class={`badge ${ratio >= least ? 'good' : 'bad'}`}>
                {ratio >= least ? 'Passes' : `Below ${least}:1`}
              </span>
            ),
          },
        ]}
        rows={pairs}
        keyOf={({ name }) => name}
      />
    </Panel>
  );
}
