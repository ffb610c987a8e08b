import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { FIELD_GROUPS, labelOf, NO_FIELDS } from './fields.ts';
import { getAt } from './json-path.ts';
import { kindOf, type Node, nameOf } from './nodes.ts';
import { listParameters, makeTextParameter, readReference } from './parameters.ts';
import { ParameterFields } from './parameters-panel.tsx';
import { forOneShape, listFields, type Schema, schemaAt, schemaOfKind } from './schema.ts';
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
  const { definition, selected, shape, drawn, refusal } = useEditor();
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
          {message.replace(/^`[^`]+` /, 'It ')}
        </p>
      ))}
      {refused && <p class="complaint">{toWords(refused.message)}</p>}
      {place?.contrast !== undefined && (
        <p class="hint">
          Set in {place.size} px. Its contrast is {place.contrast}:1.
        </p>
      )}
      {kind === 'text' && <TextFields path={path} node={node} />}
      {groups.map(({ title, fields }, index) => (
        <details class="group" key={title} open={index < 2}>
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

const toWords = (message: string): string => message.replace(/^`[^`]+` /, 'It ');

type FieldsProps = { path: string; node: Node; schema: Schema; fields: readonly string[] };

function Fields({ path, node, schema, fields }: FieldsProps) {
  const { set, shape, refusal, definition } = useEditor();
  return (
    <div class="pairs">
      {fields.map((field) => {
        const found = schemaAt(schema, field);
        if (found === undefined) return null;
        const at = `${path}.${field}`;
        const one = forOneShape(found);
        const all = getAt(node, field);
        const isOwn = one !== undefined && hasOwnShape(all, shape.value);
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
            schema={images ? imageNames(definition.value, found) : (one ?? found)}
            value={one ? readByShape(all, shape.value) : all}
            path={at}
            error={error}
            aside={
              isOwn && (
                <Button
                  quiet
                  class="small"
                  icon="undo"
                  label={`${labelOf(field)}: as in wide`}
                  onClick={() => set(at, writeByShape(all, shape.value, undefined))}
                >
                  {SHAPES[shape.value].title} alone
                </Button>
              )
            }
            onChange={(value) => set(at, one ? writeByShape(all, shape.value, value) : value, at)}
          />
        );
      })}
    </div>
  );
}

/** The image parameters to choose from. */
const imageNames = (definition: Parameters<typeof listParameters>[0], { description }: Schema): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  enum: listParameters(definition)
    .filter(({ type }) => type === 'image')
    .map(({ name }) => name),
});

/** The words of a text, or the parameter that stands for them. */
function TextFields({ path, node }: { path: string; node: Node }) {
  const { definition, set, change } = useEditor();
  const name = readReference(node.text);
  const index = listParameters(definition.value).findIndex((one) => one.name === name);
  return (
    <>
      <Field
        id="field-text"
        label="Words"
        hint={index >= 0 ? undefined : '{name} stands for a parameter.'}
        aside={
          index < 0 && (
            <Button
              class="small"
              icon="parameter"
              onClick={() => change(makeTextParameter(definition.peek(), path).definition)}
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
      {index >= 0 && <ParameterFields index={index} />}
    </>
  );
}
