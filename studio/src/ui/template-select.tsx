import { api } from '../base/api.ts';
import { toTemplateTitle } from '../base/template-title.ts';
import { useLoad } from '../base/use-load.ts';
import { describedBy, Field } from './field.tsx';

type TemplateSelectProps = {
  id: string;
  /** Name of the chosen template, with its version if it is always that one; empty for none. */
  value: string;
  /** What choosing none means. */
  none: string;
  hint: string;
  error?: string | undefined;
  onChange(name: string): void;
};

/** One of all templates, the account's own first, or none. */
export function TemplateSelect({ id, value, none, hint, error, onChange }: TemplateSelectProps) {
  const { value: templates = [], refusal } = useLoad((signal) => api.templates({ signal }));
  const own = templates.filter(({ version }) => version !== null).map(({ name }) => name);
  const ours = templates.filter(({ version }) => version === null).map(({ name }) => name);
  // A version of one, and one that was deleted since, stay to be seen.
  if (value !== '' && ![...own, ...ours].includes(value)) own.push(value);
  return (
    <Field id={id} label="Template" hint={hint} error={error ?? refusal?.message}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(id, error ?? refusal?.message, true)}
      >
        <option value="">{none}</option>
        {own.length > 0 && (
          <optgroup label="Your templates">
            {own.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Built in">
          {ours.map((name) => (
            <option key={name} value={name}>
              {toTemplateTitle(name)}
            </option>
          ))}
        </optgroup>
      </select>
    </Field>
  );
}
