import type { TemplateInfo } from '../../../../client/src/index.ts';
import { describedBy, Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type CardsModel, findParamError } from './cards-model.ts';
import { FontControl, ImageControl } from './file-controls.tsx';
import { ListTable } from './list-table.tsx';
import { isText, type Parameter, readParameters, toParameterLabel } from './parameter.ts';

/** A field for every parameter of the template, by its JSON Schema, then size and format. */
export function ParameterForm({ model, template }: { model: CardsModel; template: TemplateInfo }) {
  const parameters = readParameters(template.parameters);
  const design = parameters.filter((parameter) => !isText(parameter));
  return (
    <form class="fields" onSubmit={(event) => event.preventDefault()}>
      <section class="section" aria-labelledby="texts-heading">
        <h2 id="texts-heading">Texts</h2>
        {parameters.filter(isText).map((parameter) => (
          <ParameterField
            key={parameter.name}
            model={model}
            parameter={parameter}
            example={template.example[parameter.name]}
          />
        ))}
      </section>
      {design.length > 0 && (
        <section class="section" aria-labelledby="design-heading">
          <h2 id="design-heading">Design</h2>
          {design.map((parameter) => (
            <ParameterField
              key={parameter.name}
              model={model}
              parameter={parameter}
              example={template.example[parameter.name]}
            />
          ))}
        </section>
      )}
      <SizeSection model={model} />
    </form>
  );
}

type ParameterFieldProps = { model: CardsModel; parameter: Parameter; example: string | undefined };

function ParameterField({ model, parameter, example }: ParameterFieldProps) {
  const { name, label, hint } = parameter;
  const id = `param-${name}`;
  const value = model.card.value.params[name] ?? '';
  const error = findParamError(model.refusal.value, name);
  const set = (text: string): void => model.setParam(name, text);
  if (parameter.kind === 'list') {
    const { fields, most } = parameter;
    return <ListTable {...{ id, label, hint, error, fields, most, value }} onChange={set} />;
  }
  const described = describedBy(id, error, hint !== '');
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Control
        id={id}
        parameter={parameter}
        value={value}
        example={example}
        set={set}
        described={described}
      />
    </Field>
  );
}

type ControlProps = {
  id: string;
  parameter: Exclude<Parameter, { kind: 'list' }>;
  value: string;
  /** Shown in grey while there is no value. */
  example: string | undefined;
  set(text: string): void;
  described: ReturnType<typeof describedBy>;
};

function Control({ id, parameter, value, example, set, described }: ControlProps) {
  switch (parameter.kind) {
    case 'text':
      return (
        <textarea
          id={id}
          class="growing"
          rows={1}
          dir="auto"
          maxLength={parameter.maxLength}
          placeholder={example}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
          {...described}
        />
      );
    case 'choice':
      return (
        <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)} {...described}>
          <option value="">Default</option>
          {parameter.choices.map((choice) => (
            <option key={choice} value={choice}>
              {toParameterLabel(choice)}
            </option>
          ))}
        </select>
      );
    case 'integer':
      return (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={parameter.minimum}
          max={parameter.maximum}
          placeholder={example}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
          {...described}
        />
      );
    case 'color':
      return (
        <div class="color">
          <input
            type="color"
            aria-label={`${parameter.label}: choose`}
            class={value === '' ? 'unset' : ''}
            value={toSixDigits(value)}
            onInput={(event) => set(event.currentTarget.value)}
          />
          <input
            id={id}
            class="hex"
            spellcheck={false}
            autocomplete="off"
            value={value}
            placeholder={example ?? '#rrggbb'}
            onInput={(event) => set(event.currentTarget.value)}
            {...described}
          />
        </div>
      );
    case 'font':
      return (
        <FontControl id={id} choices={parameter.choices} value={value} set={set} described={described} />
      );
    case 'image':
      return <ImageControl id={id} label={parameter.label} value={value} set={set} described={described} />;
  }
}

// All that such an input takes.
const toSixDigits = (color: string): string => {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join('')}`;
  return /^#[\da-f]{6}$/i.test(color) ? color : '#000000';
};

const SIZES = {
  '1200x630': 'Link preview 1200 × 630',
  '1080x1080': 'Square 1080 × 1080',
  '1080x1920': 'Story 1080 × 1920',
} as const;

function SizeSection({ model }: { model: CardsModel }) {
  const { draft, change, refusal } = model;
  const { width, height, format } = draft.value;
  const error = findParamError(refusal.value, 'width') ?? findParamError(refusal.value, 'height');
  const sides = { width: 'Width', height: 'Height' } as const;
  return (
    <section class="section" aria-labelledby="size-heading">
      <h2 id="size-heading">Size</h2>
      <Segments
        label="Common sizes"
        options={SIZES as Readonly<Record<string, string>>}
        value={`${width}x${height}`}
        onChange={(size) => {
          const [newWidth = 1200, newHeight = 630] = size.split('x').map(Number);
          change({ width: newWidth, height: newHeight });
        }}
      />
      <div class="pair">
        {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
          <Field
            key={side}
            id={`card-${side}`}
            label={sides[side]}
            error={side === 'width' ? error : undefined}
          >
            <input
              id={`card-${side}`}
              type="number"
              inputMode="numeric"
              min={200}
              max={2400}
              value={draft.value[side]}
              onInput={(event) => change({ [side]: Math.round(Number(event.currentTarget.value)) })}
              {...describedBy('card-width', error)}
            />
          </Field>
        ))}
      </div>
      <Segments
        label="File"
        options={{ png: 'PNG', jpeg: 'JPEG' }}
        value={format}
        onChange={(next) => change({ format: next })}
      />
    </section>
  );
}
