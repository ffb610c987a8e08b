import { api } from '../base/api.ts';
import { useLoad } from '../base/use-load.ts';
import { describedBy, Field } from './field.tsx';

type BrandSelectProps = {
  id: string;
  /** Name of the chosen brand; empty for none. */
  value: string;
  /** What choosing none means. */
  none: string;
  hint: string;
  error?: string | undefined;
  onChange(name: string): void;
};

/** One of the account's saved brands, or none. */
export function BrandSelect({ id, value, none, hint, error, onChange }: BrandSelectProps) {
  const { value: brands = [], refusal } = useLoad((signal) => api.brands.list({ signal }));
  const names = brands.map(({ name }) => name);
  // One that was deleted or renamed elsewhere stays to be seen: the service says what is wrong with it.
  const shown = value === '' || names.includes(value) ? names : [...names, value];
  return (
    <Field id={id} label="Saved brand" hint={hint} error={error ?? refusal?.message}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(id, error ?? refusal?.message, true)}
      >
        <option value="">{none}</option>
        {shown.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
