import { useSignal } from '@preact/signals';
import { BrandSelect } from '../../ui/brand-select.tsx';
import { Button } from '../../ui/button.tsx';
import { DesignDocumentPicker } from '../../ui/design-document-picker.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { isBlank } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { FIELD_LABELS } from './mend.ts';

/** A DESIGN.md whose colors, font and logo the picture follows. */
export function DesignDocumentField() {
  const { draft, change } = useMake();
  const refused = useFieldError('design_md');
  const brandError = useFieldError('brand');
  const unread = useSignal<string | undefined>(undefined);
  const error = unread.value ?? refused;
  const { designMd, brand } = draft.value;
  const set = (text: string): void => {
    unread.value = undefined;
    change({ designMd: text });
  };
  return (
    <section class="section" data-field="design" aria-labelledby="design-heading">
      <h2 id="design-heading">{FIELD_LABELS.design}</h2>
      <BrandSelect
        id="brand"
        place="make"
        value={brand}
        none="None (or the document below)"
        hint="Saved under Brands. Its colors, font and logo take precedence over those of the prompt."
        error={brandError}
        onChange={(name) => change({ brand: name })}
      />
      <details open={!isBlank(designMd) || error !== undefined}>
        <summary>Or a document</summary>
        <Field
          id="design"
          label="DESIGN.md"
          hint="Paste or choose one to use it for this picture only."
          error={error}
          aside={
            !isBlank(designMd) && (
              <Button
                quiet
                class="small"
                icon="remove"
                aria-label="Remove the brand document"
                onClick={() => set('')}
              >
                Remove
              </Button>
            )
          }
        >
          <textarea
            id="design"
            rows={6}
            spellcheck={false}
            disabled={brand !== ''}
            value={designMd}
            onInput={(event) => set(event.currentTarget.value)}
            {...describedBy('design', error, true)}
          />
        </Field>
        <DesignDocumentPicker onText={set} onProblem={(problem) => (unread.value = problem)} />
      </details>
    </section>
  );
}
