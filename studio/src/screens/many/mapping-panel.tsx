import { Field } from '../../ui/field.tsx';
import { toParameterLabel } from '../cards/parameter.ts';
import type { ManyModel } from './many-model.ts';

/** For each parameter of the template, the column that it is read from, and what cards without a value get. */
export function MappingPanel({ model }: { model: ManyModel }) {
  const { read, template, mapping, choices, choose } = model;
  const { columns, fixed } = choices.value;
  return (
    <div class="mapping">
      {template.value?.rules.map(({ name, isRequired }) => {
        const id = `map-${name}`;
        const label = toParameterLabel(name);
        return (
          <div class="pair" key={name}>
            <Field id={id} label={isRequired ? `${label} (required)` : label}>
              <select
                id={id}
                value={mapping.value.get(name) ?? ''}
                onChange={(event) => choose({ columns: { ...columns, [name]: event.currentTarget.value } })}
              >
                <option value="">No column</option>
                {read.value.table?.columns.map((column) => (
                  <option key={column} value={column}>
                    {column}
                  </option>
                ))}
              </select>
            </Field>
            <Field id={`${id}-fixed`} label={`${label}, where it is empty`}>
              <input
                id={`${id}-fixed`}
                dir="auto"
                value={Object.hasOwn(fixed, name) ? fixed[name] : ''}
                onInput={(event) => choose({ fixed: { ...fixed, [name]: event.currentTarget.value } })}
              />
            </Field>
          </div>
        );
      })}
    </div>
  );
}
