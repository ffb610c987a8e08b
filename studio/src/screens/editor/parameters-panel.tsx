import { USUAL_ITEMS } from '@cardwright/contract/template-limits';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { UploadField } from '../../ui/upload-field.tsx';
import { ListTable } from '../cards/list-table.tsx';
import { useEditor } from './editor-context.ts';
import { setAt } from './json-path.ts';
import { NamedColors } from './named-colors.tsx';
import {
  addParameter,
  listParameters,
  type Parameter,
  renameParameter,
  setFields,
  toFreeName,
} from './parameters.ts';
import { schemaOfParameter } from './schema.ts';
import { ObjectFields } from './schema-control.tsx';

const KINDS: Readonly<Record<string, { title: string; start: Omit<Parameter, 'name'> }>> = {
  text: { title: 'Text', start: { type: 'text', example: 'Words' } as Omit<Parameter, 'name'> },
  list: {
    title: 'List',
    start: { type: 'list', example: 'First\nSecond\nThird' } as Omit<Parameter, 'name'>,
  },
  image: { title: 'Image', start: { type: 'image' } as Omit<Parameter, 'name'> },
  color: { title: 'Color', start: { type: 'color', default: '#2f4bd8' } as Omit<Parameter, 'name'> },
  choice: {
    title: 'Choice',
    start: { type: 'choice', choices: ['light', 'dark'] } as Omit<Parameter, 'name'>,
  },
  integer: {
    title: 'Number',
    start: { type: 'integer', minimum: 0, maximum: 100 } as Omit<Parameter, 'name'>,
  },
};

/** What a URL may set: names, defaults, examples and rules. */
export function ParametersPanel() {
  const { definition, change } = useEditor();
  const parameters = listParameters(definition.value);
  return (
    <div class="parameters">
      <h2 class="visually-hidden">Parameters</h2>
      <p class="hint">
        What can differ between cards. A program, a table or a signed URL provides the values.
      </p>
      {parameters.map(({ name, type }, index) => (
        <details class="group" key={index}>
          <summary>
            <h3>{name}</h3> <span class="hint">{KINDS[type]?.title ?? type}</span>
          </summary>
          <ParameterFields index={index} />
          <Button
            class="small"
            icon="trash"
            onClick={() => change(setAt(definition.peek(), `parameters[${index}]`, undefined))}
          >
            Remove {name}
          </Button>
        </details>
      ))}
      <fieldset class="chips" aria-label="Add a parameter">
        {Object.entries(KINDS).map(([type, { title, start }]) => (
          <Button
            key={type}
            class="small"
            icon="add"
            onClick={() => {
              const name = toFreeName(definition.peek(), type === 'integer' ? 'number' : type);
              change(addParameter(definition.peek(), { ...start, name } as Parameter));
            }}
          >
            {title}
          </Button>
        ))}
      </fieldset>
      <NamedColors />
    </div>
  );
}

// What is seldom set, where a text has fields enough.
const SELDOM = ['description', 'default'];

/** The fields of one parameter; in short, what is seldom set is folded. */
export function ParameterFields({ index, isShort = false }: { index: number; isShort?: boolean }) {
  const { definition, set, refusal, change } = useEditor();
  const parameter = listParameters(definition.value)[index];
  const problem = useSignal<string | undefined>(undefined);
  // A parameter may be open in both panels.
  const id = useId();
  if (parameter === undefined) return null;
  const path = `parameters[${index}]`;
  const refused = refusal.value;
  const error =
    refused && isAbout(refused, `definition.${path}`) ? refused.message.replaceAll('`', '') : undefined;
  const elsewhere = [
    'type',
    'name',
    'choices',
    ...(parameter.type === 'list' ? ['fields', 'example', 'default'] : []),
  ];
  const fields = {
    id,
    schema: schemaOfParameter(parameter.type),
    value: parameter,
    path,
    first: ['example'],
    onChange: (value: unknown) => set(path, value, path),
  };
  return (
    <div class="parameter">
      <NameField
        key={parameter.name}
        id={`${id}-name`}
        parameter={parameter}
        onRename={(name) => change(renameParameter(definition.peek(), parameter.name, name), path)}
      />
      {parameter.type === 'choice' && (
        <NamesField
          id={`${id}-choices`}
          label="Choices"
          hint="Separated by commas."
          names={parameter.choices}
          onChange={(choices) => set(`${path}.choices`, choices)}
        />
      )}
      {parameter.type === 'list' && (
        <>
          <NamesField
            id={`${id}-fields`}
            label="Fields of an item"
            hint="Separated by commas. Leave this empty if an item is just a text."
            names={parameter.fields ?? []}
            onChange={(fields) => change(setFields(definition.peek(), index, fields))}
          />
          {(['example', 'default'] as const).map((name) => (
            <ListTable
              key={name}
              id={`${id}-${name}`}
              label={name === 'example' ? 'Example' : 'Default'}
              hint={name === 'default' ? 'Used if a card has no items.' : undefined}
              fields={parameter.fields ?? []}
              most={parameter.most ?? USUAL_ITEMS}
              value={parameter[name] ?? ''}
              onChange={(value) => set(`${path}.${name}`, value || undefined, `${path}.${name}`)}
            />
          ))}
        </>
      )}
      {parameter.type === 'image' && (
        <div class="field">
          <UploadField
            label={`${parameter.name}: choose a file`}
            onChoose={({ reference }) => set(`${path}.default`, reference)}
            onProblem={(found) => (problem.value = found)}
          />
          <FieldError id={`${id}-file`} error={problem.value} />
        </div>
      )}
      <ObjectFields {...fields} leaveOut={isShort ? [...elsewhere, ...SELDOM] : elsewhere} />
      {isShort && (
        <details class="group">
          <summary>
            <h3>Description and default</h3>
          </summary>
          <ObjectFields
            {...fields}
            leaveOut={Object.keys(fields.schema.properties ?? {}).filter((name) => !SELDOM.includes(name))}
          />
        </details>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type NamesFieldProps = {
  id: string;
  label: string;
  hint: string;
  names: readonly string[];
  onChange(names: string[]): void;
};

/** Several names, read when the field is left. */
const NamesField = ({ id, label, hint, names, onChange }: NamesFieldProps) => (
  <Field id={id} label={label} hint={hint}>
    <input
      id={id}
      value={names.join(', ')}
      onChange={({ currentTarget }) =>
        onChange(
          currentTarget.value
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        )
      }
      {...describedBy(id, undefined, true)}
    />
  </Field>
);

type NameFieldProps = { id: string; parameter: Parameter; onRename(name: string): void };

/** Renames when it is left: half a name could be that of another. */
function NameField({ id, parameter, onRename }: NameFieldProps) {
  return (
    <Field id={id} label="Name" hint="Part of URLs: letters, digits and _.">
      <input
        id={id}
        autocomplete="off"
        spellcheck={false}
        maxLength={32}
        value={parameter.name}
        onChange={({ currentTarget }) => onRename(currentTarget.value.trim())}
        {...describedBy(id, undefined, true)}
      />
    </Field>
  );
}
