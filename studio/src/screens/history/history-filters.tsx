import { isAbout } from '../../base/refusal.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Filters, HistoryModel } from './history-model.ts';

const CHOICES: {
  [Name in 'starred' | 'orientation' | 'format' | 'branded']: {
    label: string;
    options: readonly (readonly [Filters[Name], string])[];
  };
} = {
  starred: {
    label: 'Stars',
    options: [
      ['', 'All pictures'],
      ['starred', 'Starred'],
    ],
  },
  orientation: {
    label: 'Shape',
    options: [
      ['', 'Any shape'],
      ['landscape', 'Wide'],
      ['square', 'Square'],
      ['portrait', 'Tall'],
    ],
  },
  format: {
    label: 'File',
    options: [
      ['', 'Any file'],
      ['png', 'PNG'],
      ['jpeg', 'JPEG'],
    ],
  },
  branded: {
    label: 'Brand',
    options: [
      ['', 'Any brand'],
      ['branded', 'With a brand'],
      ['plain', 'Without a brand'],
    ],
  },
};

/** What the list is narrowed to. */
export function HistoryFilters({ model }: { model: HistoryModel }) {
  const { filters, narrow, refusal } = model;
  const error = refusal.value && isAbout(refusal.value, 'q') ? refusal.value.message : undefined;
  return (
    <search class="filters">
      <div class="search-field">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search prompts and texts"
          placeholder="Search prompts and texts"
          maxLength={200}
          value={filters.value.q}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="search-error"
          onInput={(event) => narrow({ q: event.currentTarget.value })}
        />
        <FieldError id="search" error={error} />
      </div>
      {Object.entries(CHOICES).map(([name, { label, options }]) => (
        <select
          key={name}
          aria-label={label}
          value={filters.value[name as keyof typeof CHOICES]}
          onChange={(event) => narrow({ [name]: event.currentTarget.value })}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
