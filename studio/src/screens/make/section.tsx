import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { Brief } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { FIELD_LABELS, type FieldName } from './mend.ts';

type SectionProps = {
  name: FieldName;
  /** The fields of the brief that it corrects. */
  of: (keyof Brief)[];
  children: ComponentChildren;
};

/** A part of the brief: its heading, whether a person corrected it, and what the service refused of it. */
export function Section({ name, of, children }: SectionProps) {
  const { draft, uncorrect, reading, refusal } = useMake();
  const refused = useFieldError(...of.map((field) => `brief.${field}`));
  // One of a list says it at its row.
  const error = /^brief\.(?:blocks|colors)\[/.test(refusal.value?.parameter ?? '') ? undefined : refused;
  const undo = reading.value === undefined ? 'Clear' : 'As in the prompt';
  const isCorrected = of.some((field) => field in draft.value.corrections);
  return (
    <section class="section" data-field={name} aria-labelledby={`${name}-heading`}>
      <div class="field-head">
        <h2 id={`${name}-heading`}>{FIELD_LABELS[name]}</h2>
        {isCorrected && (
          <Button
            quiet
            class="small"
            icon="undo"
            aria-label={`${undo}: ${FIELD_LABELS[name]}`}
            onClick={() => uncorrect(...of)}
          >
            {undo}
          </Button>
        )}
      </div>
      {children}
      <FieldError id={name} error={error} />
    </section>
  );
}
