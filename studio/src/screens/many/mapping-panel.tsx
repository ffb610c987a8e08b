import { useSignal } from '@preact/signals';
import { readBrandLook } from '../../base/brand-look.ts';
import { toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { BrandSelect } from '../../ui/brand-select.tsx';
import { Field } from '../../ui/field.tsx';
import { toParameterLabel } from '../cards/parameter.ts';
import type { ManyModel } from './many-model.ts';

/** The brand of all cards; then for each parameter of the template, the column that it is read from, and what cards without a value get. */
export function MappingPanel({ model }: { model: ManyModel }) {
  const { mapping, choices } = model;
  const rules = model.template.value?.rules ?? [];
  const isText = ({ type }: Rule): boolean => type === 'text' || type === 'list';
  const texts = rules.filter(isText);
  const design = rules.filter((rule) => !isText(rule));
  const { fixed } = choices.value;
  const isUsed = design.some(({ name }) => mapping.value.has(name) || (fixed[name] ?? '') !== '');
  return (
    <>
      {design.length > 0 && <BrandField model={model} isSettled={isUsed} />}
      <div class="mapping">
        {texts.map((rule) => (
          <Pair key={rule.name} model={model} rule={rule} />
        ))}
      </div>
      {design.length > 0 && (
        <details open={isUsed}>
          <summary>Colors, font, logo and layout</summary>
          <div class="mapping">
            {design.map((rule) => (
              <Pair key={rule.name} model={model} rule={rule} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function BrandField({ model, isSettled }: { model: ManyModel; isSettled: boolean }) {
  const { template, choices, choose } = model;
  const error = useSignal<string | undefined>(undefined);
  const { brand, fixed } = choices.value;
  const apply = async (name: string): Promise<void> => {
    error.value = undefined;
    choose({ brand: name });
    try {
      const names = template.peek()?.rules.map((rule) => rule.name) ?? [];
      const [before, look] = await Promise.all([
        brand === '' ? {} : readBrandLook(brand, names).catch(() => ({})),
        name === '' ? {} : readBrandLook(name, names),
      ]);
      const own = Object.entries(fixed).filter(
        ([parameter, value]) => value !== (before as Readonly<Record<string, string>>)[parameter],
      );
      choose({ fixed: { ...Object.fromEntries(own), ...look } });
    } catch (failed) {
      if (!noteSignedOut(failed)) error.value = toRefusal(failed).message;
    }
  };
  return (
    <BrandSelect
      id="many-brand"
      place="many"
      isSettled={isSettled}
      value={brand}
      none="None"
      hint="Applies its colors, font and logo to all cards, except where a column has other values."
      error={error.value}
      onChange={(name) => void apply(name)}
    />
  );
}

type Rule = NonNullable<ManyModel['template']['value']>['rules'][number];

function Pair({ model, rule: { name, isRequired } }: { model: ManyModel; rule: Rule }) {
  const { read, mapping, choices, choose } = model;
  const { columns, fixed } = choices.value;
  const id = `map-${name}`;
  const label = toParameterLabel(name);
  return (
    <div class="pair">
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
      <Field id={`${id}-fixed`} label={`${label} if empty`}>
        <input
          id={`${id}-fixed`}
          dir="auto"
          value={Object.hasOwn(fixed, name) ? fixed[name] : ''}
          onInput={(event) => choose({ fixed: { ...fixed, [name]: event.currentTarget.value } })}
        />
      </Field>
    </div>
  );
}
