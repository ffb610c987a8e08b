import { useSignal } from '@preact/signals';
import { toCount, toNumber } from '../../base/format.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ManyModel } from './many-model.ts';

// A field with more of it is slow, and nobody corrects it there.
const MAX_SHOWN = 200_000;
// Browsers keep about five million characters for a site, and each is kept twice.
const MAX_KEPT = 2_000_000;

/** A file or a text, and what was read from it. */
export function SourcePanel({ model }: { model: ManyModel }) {
  const { source, read } = model;
  const fileError = useSignal<string | undefined>(undefined);
  const { text, fileName } = source.value;
  const { table, error } = read.value;
  const set = (next: { text: string; fileName: string }): void => {
    fileError.value = undefined;
    source.value = next;
  };
  const load = async (file: File): Promise<void> => {
    try {
      const bytes = await file.arrayBuffer();
      // Of another encoding, it would come through with other letters than it has.
      set({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), fileName: file.name });
    } catch {
      fileError.value = `${file.name} cannot be read as UTF-8 text. In Excel, save it as "CSV UTF-8 (Comma delimited)".`;
    }
  };
  const isShown = text.length <= MAX_SHOWN;
  return (
    <Panel title="1. Table">
      <div class="field">
        <strong>File</strong>
        <FilePicker
          label="Choose a table file"
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,.xml"
          onFile={(file) => void load(file)}
        />
        <p class="hint">
          CSV, JSON array, NDJSON or sitemap. The file stays in your browser; only its texts are sent, to be
          drawn and signed.
        </p>
        <FieldError id="many-file" error={fileError.value} />
      </div>
      {isShown && (
        <Field id="many-text" label="Or paste it" error={error}>
          <textarea
            id="many-text"
            class="many-text"
            rows={6}
            spellcheck={false}
            dir="auto"
            placeholder={'title,description\nHold fast,Notes on storms'}
            value={text}
            onInput={(event) => set({ text: event.currentTarget.value, fileName: '' })}
            {...describedBy('many-text', error)}
          />
        </Field>
      )}
      {!isShown && error && <p class="field-error">{error}</p>}
      <p role="status" class="hint">
        {table &&
          `${fileName === '' ? 'The table' : fileName} has ${toCount(table.rows.length, table.isSitemap ? 'page' : 'row')} and ${toCount(table.columns.length, 'column')}: ${table.columns.slice(0, 12).join(', ')}${table.columns.length > 12 ? ' …' : '.'}`}
        {text.length > MAX_KEPT &&
          ` With ${toNumber(text.length)} characters it is too large for your browser to keep: after a reload, choose it again.`}
      </p>
      {text !== '' && (
        <p>
          <Button class="small" onClick={() => set({ text: '', fileName: '' })}>
            Clear the table
          </Button>
        </p>
      )}
    </Panel>
  );
}
