import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { ColorControl } from './color-control.tsx';
import { choiceLabel, labelOf, STARTS } from './fields.ts';
import { FontsDialog } from './fonts-dialog.tsx';
import { nameOfSchema, resolveSchema, type Schema } from './schema.ts';

export type ControlProps = {
  id: string;
  label: string;
  schema: Schema;
  /** Undefined where it is not set. */
  value: unknown;
  /** Path in the definition, of which errors and colors are known. */
  path: string;
  onChange(value: unknown): void;
  /** Beside the label. */
  aside?: ComponentChildren;
  error?: string | undefined;
};

// Letters from which a text is more than a word.
const LONG = 200;
const LENGTHS = ['TemplateLength', 'TemplateExtent'];
const plain = (text: string | undefined): string | undefined =>
  text === undefined || text.startsWith('As in CSS') || text.startsWith('As in a signed URL')
    ? undefined
    : text.replaceAll('`', '');

/** A field for a value of the format, made of its schema. */
export function SchemaControl(props: ControlProps) {
  const { id, label, schema, value, path, onChange, aside, error } = props;
  const shared = nameOfSchema(schema);
  const resolved = resolveSchema(schema);
  const hint = plain(schema.description);
  const described = describedBy(id, error, hint !== undefined);
  const field = (control: ComponentChildren) => (
    <Field id={id} label={label} hint={hint} aside={aside} error={error}>
      {control}
    </Field>
  );
  if (shared === 'TemplateColor')
    return field(
      <ColorControl id={id} label={label} value={value} path={path} described={described} set={onChange} />,
    );
  if (shared !== undefined && LENGTHS.includes(shared))
    return field(
      <TextInput
        id={id}
        value={value}
        placeholder="px or %"
        described={described}
        read={readLength}
        onChange={onChange}
      />,
    );
  if (resolved.type === 'object') return <ObjectControl {...props} schema={resolved} />;
  if (resolved.type === 'array' && resolved.items && resolveSchema(resolved.items).type === 'object')
    return <ListControl {...props} schema={resolved} />;
  const fonts = resolved.anyOf?.find((one) => one.enum)?.enum;
  const choices = resolved.enum ?? fonts;
  const usual = resolved.default;
  if (choices !== undefined && !resolved.anyOf?.some(({ type }) => type === 'object')) {
    const isOther = value !== undefined && !choices.includes(String(value));
    return field(
      <>
        <select
          id={id}
          value={value === undefined ? '' : String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          {...described}
        >
          <option value="">{usual === undefined ? 'Default' : `Default: ${labelFor(usual, fonts)}`}</option>
          {isOther && <option value={String(value)}>{fonts ? 'An uploaded font' : String(value)}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelFor(choice, fonts)}
            </option>
          ))}
        </select>
        {fonts && <FontSamples label={label} fonts={fonts} value={value ?? usual} onChoose={onChange} />}
      </>,
    );
  }
  if (resolved.type === 'boolean' || resolved.const !== undefined) {
    const on = resolved.const ?? true;
    return (
      <div class="field">
        <label class="check">
          <input
            id={id}
            type="checkbox"
            checked={value === on}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? on : undefined)}
            {...described}
          />
          {label}
        </label>
        {hint && (
          <p class="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    );
  }
  if (resolved.type === 'number' || resolved.type === 'integer')
    return field(
      <TextInput
        id={id}
        value={value}
        placeholder={usual === undefined ? '' : String(usual)}
        described={described}
        number={{ min: resolved.minimum, max: resolved.maximum, step: stepOf(resolved) }}
        read={(text) => (text === '' ? undefined : Number(text))}
        onChange={onChange}
      />,
    );
  if (resolved.type === 'string' && (resolved.maxLength ?? 0) >= LONG)
    return field(
      <textarea
        id={id}
        class="growing"
        rows={1}
        dir="auto"
        maxLength={resolved.maxLength}
        value={show(value)}
        onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        {...described}
      />,
    );
  return field(
    <TextInput
      id={id}
      value={value}
      placeholder={usual === undefined ? '' : String(usual)}
      described={described}
      read={readAny(resolved)}
      onChange={onChange}
    />,
  );
}

type FontSamplesProps = {
  label: string;
  fonts: readonly string[];
  value: unknown;
  onChoose(font: string): void;
};

function FontSamples({ label, fonts, value, onChoose }: FontSamplesProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <Button class="small" icon="search" onClick={() => (isOpen.value = true)}>
        {label}: samples
      </Button>
      {isOpen.value && (
        <FontsDialog fonts={fonts} value={value} onChoose={onChoose} onClose={() => (isOpen.value = false)} />
      )}
    </>
  );
}

const labelFor = (choice: unknown, fonts: readonly string[] | undefined): string =>
  fonts === undefined ? choiceLabel(String(choice)) : String(choice);

const stepOf = ({ type, minimum = 0, maximum = 100 }: Schema): number => {
  // Weights of letters.
  if (minimum === 100 && maximum === 900) return 100;
  return type === 'integer' || maximum - minimum > 50 ? 1 : 0.01;
};

/** A number of px, or percent. */
function readLength(text: string): unknown {
  const trimmed = text.trim().replace(/px$/, '').trim();
  if (trimmed === '') return undefined;
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
}

/** What has forms of several kinds is written as JSON where it is no plain text or number. */
const readAny =
  ({ type }: Schema) =>
  (text: string): unknown => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    if (type === 'string') return text;
    if (!Number.isNaN(Number(trimmed))) return Number(trimmed);
    if (!/^[{[]/.test(trimmed)) return trimmed;
    try {
      return JSON.parse(trimmed);
    } catch {
      return trimmed;
    }
  };

const show = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

type TextInputProps = {
  id: string;
  value: unknown;
  placeholder: string;
  described: ReturnType<typeof describedBy>;
  /** Where it takes nothing else. */
  number?: { min: number | undefined; max: number | undefined; step: number };
  read(text: string): unknown;
  onChange(value: unknown): void;
};

/** Keeps what is typed while it is not yet what is meant, such as `0.0` on the way to `0.05`. */
function TextInput({ id, value, placeholder, described, number, read, onChange }: TextInputProps) {
  const typed = useSignal<string | undefined>(undefined);
  return (
    <input
      id={id}
      autocomplete="off"
      spellcheck={false}
      placeholder={placeholder}
      value={typed.value ?? show(value)}
      onInput={({ currentTarget }) => {
        typed.value = currentTarget.value;
        onChange(read(currentTarget.value));
      }}
      onBlur={() => (typed.value = undefined)}
      {...(number && { type: 'number', ...number })}
      {...described}
    />
  );
}

/** A part that is there or not, with fields of its own. */
function ObjectControl({ id, label, schema, value, path, onChange }: ControlProps) {
  const name = path.split('.').at(-1) ?? '';
  const isOn = value !== undefined;
  const hint = plain(schema.description);
  return (
    <fieldset class="sub">
      <label class="check">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? (STARTS[name] ?? toStart(schema)) : undefined)
          }
        />
        {label}
      </label>
      {hint && !isOn && <p class="hint">{hint}</p>}
      {isOn && (
        <ObjectFields
          id={id}
          schema={schema}
          value={value as Readonly<Record<string, unknown>>}
          path={path}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

type ObjectFieldsProps = {
  id: string;
  schema: Schema;
  value: Readonly<Record<string, unknown>>;
  path: string;
  /** Fields that are shown elsewhere, and those that come first. */
  leaveOut?: readonly string[];
  first?: readonly string[];
  onChange(value: unknown): void;
};

/** The fields of an object, in the order of its schema. */
export function ObjectFields(props: ObjectFieldsProps) {
  const { id, schema, value, path, leaveOut = [], first = [], onChange } = props;
  const names = Object.keys(schema.properties ?? {})
    .filter((name) => !leaveOut.includes(name))
    .sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  return (
    <div class="pairs">
      {names.map((name) => (
        <SchemaControl
          key={name}
          id={`${id}-${name}`}
          label={labelOf(name)}
          schema={schema.properties?.[name] ?? {}}
          value={value[name]}
          path={`${path}.${name}`}
          onChange={(next) => {
            const { [name]: _, ...others } = value;
            onChange(next === undefined ? others : { ...value, [name]: next });
          }}
        />
      ))}
    </div>
  );
}

/** Something with the fields that it must have. */
function toStart(schema: Schema): unknown {
  return Object.fromEntries(
    (schema.required ?? []).map((name) => {
      const { type, enum: choices, minimum } = resolveSchema(schema.properties?.[name] ?? {});
      return [name, type === 'number' ? (minimum ?? 0) : (choices?.[0] ?? '')];
    }),
  );
}

function ListControl({ id, label, schema, value, path, onChange }: ControlProps) {
  const items = (value as readonly Readonly<Record<string, unknown>>[] | undefined) ?? [];
  const one = resolveSchema(schema.items ?? {});
  return (
    <fieldset class="sub">
      <legend>{label}</legend>
      {items.map((item, index) => (
        <div class="sub-row" key={index}>
          <ObjectFields
            id={`${id}-${index}`}
            schema={one}
            value={item}
            path={`${path}[${index}]`}
            onChange={(next) => onChange(items.with(index, next as (typeof items)[number]))}
          />
          <Button
            quiet
            class="small"
            icon="remove"
            label={`${label}: remove ${index + 1}`}
            onClick={() => onChange(items.toSpliced(index, 1))}
          />
        </div>
      ))}
      {items.length < (schema.maxItems ?? 8) && (
        <Button class="small" icon="add" onClick={() => onChange([...items, items.at(-1) ?? toStart(one)])}>
          Add
        </Button>
      )}
    </fieldset>
  );
}
