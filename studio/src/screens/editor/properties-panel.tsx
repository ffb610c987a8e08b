import { useSignal } from '@preact/signals';
import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { findInWide, isInherited } from './alike.ts';
import { inheritIn } from './arrange-for.ts';
import { letGo } from './drag-plan.ts';
import { useEditor } from './editor-context.ts';
import type { Outcome, Outcomes } from './editor-model.ts';
import { FIELD_GROUPS, labelOf, NO_FIELDS } from './fields.ts';
import { getAt } from './json-path.ts';
import { kindOf, type Node, nameOf, toSentence } from './nodes.ts';
import { listParameters, makeTextParameter, readReference } from './parameters.ts';
import { ParameterFields } from './parameters-panel.tsx';
import { namesIn } from './repeat-node.ts';
import { SAMPLES, type SampleName } from './sample-texts.ts';
import { forOneShape, listFields, resolveSchema, type Schema, schemaAt, schemaOfKind } from './schema.ts';
import { SchemaControl } from './schema-control.tsx';
import { hasOwnShape, readByShape, SHAPES, writeByShape } from './shapes.ts';

const TITLES = {
  box: 'Box',
  text: 'Text',
  image: 'Image',
  region: 'Region',
  slot: 'Part',
  row: 'Row',
  mark: 'Mark',
  art: 'Drawing',
} as const;

/** The fields of the selected node, from the format's own schema, and what is wrong with it. */
export function PropertiesPanel() {
  const { definition, selected, shape, drawn, refusal, sample, outcomes } = useEditor();
  const path = selected.value;
  const node = getAt(definition.value, path) as Node | undefined;
  if (node === undefined) return <p class="hint">Select something in the picture or in the list.</p>;
  const kind = kindOf(node);
  const schema = schemaOfKind(kind);
  const groups = FIELD_GROUPS[kind];
  const shown = new Set(groups.flatMap(({ fields }) => fields));
  const more = listFields(schema).filter((field) => !shown.has(field) && !NO_FIELDS.includes(field));
  const complaints = drawn.value?.complaints.filter((one) => one.path === path) ?? [];
  const refused = refusal.value && isAbout(refusal.value, `definition.${path}`) ? refusal.value : undefined;
  const place = drawn.value?.nodes.find((one) => one.path === path);
  return (
    <div class="properties">
      <header class="field-head">
        <h2>{TITLES[kind]}</h2>
        <span class="node-name">{nameOf(node, shape.value)}</span>
      </header>
      {complaints.map(({ code, message }) => (
        <p class="complaint" key={code}>
          {toSentence(toWords(message), definition.value as Node, shape.value)}
        </p>
      ))}
      {refused && <p class="complaint">{toWords(refused.message)}</p>}
      {listTried(outcomes.value, sample.value, path).map(({ message, names }) => (
        <p class="complaint" key={message}>
          {toSentence(toWords(message), definition.value as Node, shape.value)}
          {' Texts:'}
          {names.map((name) => (
            <button
              type="button"
              class="linklike"
              aria-label={`Show ${SAMPLES[name]} texts`}
              key={name}
              onClick={() => (sample.value = name)}
            >
              {SAMPLES[name]}
            </button>
          ))}
        </p>
      ))}
      {place?.contrast !== undefined && (
        <p class="hint">
          Drawn at {place.size} px, with a contrast of {place.contrast}:1.
        </p>
      )}
      {kind === 'text' && <TextFields key={path} path={path} node={node} />}
      {kind === 'image' && <OwnParameter name={node.parameter} />}
      {node.repeat !== undefined && <OwnParameter name={node.repeat} />}
      {kind === 'slot' && <SetParameters names={place?.parameters ?? []} />}
      {groups.map(({ title, fields, opensWith }, index) => (
        <details
          class="group"
          key={path + title}
          open={opensWith === undefined ? index < 2 : getAt(node, opensWith) !== undefined}
        >
          <summary>
            <h3>{title}</h3>
          </summary>
          <Fields path={path} node={node} schema={schema} fields={fields} />
        </details>
      ))}
      {more.length > 0 && (
        <details class="group">
          <summary>
            <h3>Everything else</h3>
          </summary>
          <Fields path={path} node={node} schema={schema} fields={more} />
        </details>
      )}
    </div>
  );
}

type Tried = { code: string; message: string; names: SampleName[] };

/** What is wrong with a node with other texts, each once with the texts that show it. */
function listTried(outcomes: Outcomes, shown: SampleName, path: string): Tried[] {
  const found: Tried[] = [];
  for (const [name, { drawn }] of Object.entries(outcomes) as [SampleName, Outcome][])
    for (const one of name === shown ? [] : (drawn?.complaints ?? [])) {
      if (one.path !== path) continue;
      const known = found.find(({ code }) => code === one.code);
      if (known) known.names.push(name);
      else found.push({ code: one.code, message: one.message, names: [name] });
    }
  return found;
}

const toWords = (message: string): string => message.replace(/^`[^`]+` /, 'It ');

type FieldsProps = { path: string; node: Node; schema: Schema; fields: readonly string[] };

function Fields({ path, node, schema, fields }: FieldsProps) {
  const { set, setAll, shape, refusal, definition, drawn } = useEditor();
  const wide = node.type === undefined ? undefined : findInWide(definition.value as Node, path);
  return (
    <div class="pairs">
      {fields.map((field) => {
        const found = schemaAt(schema, field);
        if (found === undefined) return null;
        const at = `${path}.${field}`;
        const one = forOneShape(found);
        const all = getAt(node, field);
        const inWide =
          wide && isInherited(field)
            ? inheritIn(shape.value, field, getAt(definition.value, `${wide}.${field}`))
            : all;
        const isOwn = one ? hasOwnShape(all, shape.value) : JSON.stringify(all) !== JSON.stringify(inWide);
        const error =
          refusal.value && isAbout(refusal.value, `definition.${at}`)
            ? toWords(refusal.value.message)
            : undefined;
        const images = field === 'parameter' || field === 'image' || field === 'face' || field === 'without';
        return (
          <SchemaControl
            key={at}
            id={`field-${field.replaceAll('.', '-')}`}
            label={labelOf(field)}
            schema={
              images || field === 'repeat'
                ? parameterNames(definition.value, found, images ? 'image' : 'list')
                : field === 'when'
                  ? toCondition(definition.value, found, node)
                  : (one ?? found)
            }
            value={one ? readByShape(all, shape.value) : all}
            path={at}
            error={error}
            aside={
              isOwn && (
                <Button
                  quiet
                  class="small"
                  icon="undo"
                  label={`${labelOf(field)} of ${SHAPES[shape.value].title} alone: as in wide`}
                  onClick={() => set(at, one ? writeByShape(all, shape.value, undefined) : inWide)}
                />
              )
            }
            onChange={(value) => {
              if (field === 'style.position' && value === 'absolute')
                setAll(letGo(path, drawn.peek()?.nodes ?? [], shape.peek()));
              else set(at, one ? writeByShape(all, shape.value, value) : value, at);
            }}
          />
        );
      })}
    </div>
  );
}

type Definition = Parameters<typeof listParameters>[0];

/** The parameters to choose from: of a kind, or all. */
const parameterNames = (definition: Definition, { description }: Schema, kind?: string): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  enum: listParameters(definition)
    .filter(({ type }) => kind === undefined || type === kind)
    .map(({ name }) => name),
});

/** A condition about one of the template's parameters. */
function toCondition(definition: Definition, schema: Schema, node: Node): Schema {
  const condition = resolveSchema(schema);
  const all = parameterNames(definition, condition.properties?.parameter ?? {});
  // What the node shows stands first: it is what is chosen when the condition is switched on.
  const shown = namesIn(node);
  const names = [...new Set([...shown, ...(all.enum ?? [])])];
  const parameter = { ...all, enum: names };
  return { ...condition, properties: { ...condition.properties, parameter } };
}

/** The parameters whose values a part of ours sets. */
function SetParameters({ names }: { names: readonly string[] }) {
  const { definition } = useEditor();
  const indexes = names.map((name) => listParameters(definition.value).findIndex((one) => one.name === name));
  return (
    <>
      {indexes
        .filter((index) => index >= 0)
        .map((index) => (
          <ParameterFields key={index} index={index} />
        ))}
    </>
  );
}

/** The fields of what an image shows, or a box is repeated for. */
function OwnParameter({ name }: { name: unknown }) {
  const { definition } = useEditor();
  const index = listParameters(definition.value).findIndex((one) => one.name === name);
  return index < 0 ? null : <ParameterFields index={index} />;
}

/** The words of a text, or the parameter that stands for them. */
function TextFields({ path, node }: { path: string; node: Node }) {
  const { definition, set, change } = useEditor();
  const name = readReference(node.text)?.split('.')[0];
  const index = listParameters(definition.value).findIndex((one) => one.name === name);
  // What is typed into stays, whether or not it is a parameter's name for now.
  const isOpen = useSignal(index < 0);
  return (
    <>
      {index >= 0 && <ParameterFields index={index} isShort />}
      <details
        class={index < 0 ? '' : 'group'}
        open={isOpen.value}
        onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
      >
        <summary hidden={index < 0}>
          <h3>Text around it</h3>
        </summary>
        <Field
          id="field-text"
          label="Words"
          hint={index >= 0 ? undefined : '{name} stands for a parameter.'}
          aside={
            index < 0 && (
              <Button
                class="small"
                icon="parameter"
                onClick={() => {
                  change(makeTextParameter(definition.peek(), path).definition);
                  isOpen.value = false;
                }}
              >
                Make it a parameter
              </Button>
            )
          }
        >
          <textarea
            id="field-text"
            class="growing"
            rows={1}
            dir="auto"
            maxLength={1000}
            value={String(node.text)}
            onInput={({ currentTarget }) => set(`${path}.text`, currentTarget.value, `${path}.text`)}
            {...describedBy('field-text', undefined, index < 0)}
          />
        </Field>
      </details>
    </>
  );
}
