import type { ComponentChildren } from 'preact';

type FieldProps = {
  /** Of the control; its hint and error have ids made from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown beside the label. */
  aside?: ComponentChildren;
  children: ComponentChildren;
};

/** A control with its label, hint and error. Give the control `describedBy(id, ...)`. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  return (
    <div class="field">
      <div class="field-head">
        <label for={id}>{label}</label>
        {aside}
      </div>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Always there, so that a message is read out when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p class="field-error" id={`${id}-error`} role="alert" hidden={error === undefined}>
      {error}
    </p>
  );
}

/** Attributes that tie a control to its hint and error. */
export const describedBy = (id: string, error: string | undefined, hasHint = false) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});
