import { useEffect } from 'preact/hooks';
import { api } from '../base/api.ts';
import { takeSavedBrand } from '../base/saved-brand.ts';
import { account } from '../base/session.ts';
import { useLoad } from '../base/use-load.ts';
import { describedBy, Field } from './field.tsx';

type BrandSelectProps = {
  id: string;
  /** What the choice is for: a brand that was just saved is chosen once in each. Without one, never. */
  place?: string;
  /** Whether that would replace a choice of one's own. */
  isSettled?: boolean;
  /** Name of the chosen brand; empty for none. */
  value: string;
  /** What choosing none means. */
  none: string;
  hint: string;
  error?: string | undefined;
  onChange(name: string): void;
};

/** One of the account's saved brands, or none. */
export function BrandSelect({
  id,
  place,
  isSettled = false,
  value,
  none,
  hint,
  error,
  onChange,
}: BrandSelectProps) {
  const { value: brands = [], refusal } = useLoad((signal) => api.brands.list({ signal }));
  useEffect(() => {
    const saved =
      isSettled || place === undefined ? undefined : takeSavedBrand(account.peek()?.id ?? '', place);
    if (saved !== undefined && saved !== value) onChange(saved);
  }, [place]);
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
