import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { ColorControl } from './color-control.tsx';
import { resolveColor } from './colors.ts';
import { useEditor } from './editor-context.ts';
import { setAt } from './json-path.ts';
import { listParameters, renameParameter, toFreeName } from './parameters.ts';

type NamedColor = NonNullable<TemplateDefinition['colors']>[number];

/** Colors that nodes use by name: one, or one for each value of a choice, such as a theme. */
export function NamedColors() {
  const { definition, change } = useEditor();
  // The colors of a region follow from its grounds.
  if (definition.value.region !== undefined) return null;
  const colors = definition.value.colors ?? [];
  return (
    <section class="parameters" aria-labelledby="named-colors">
      <h2 id="named-colors">Named colors</h2>
      <p class="hint">
        Change one, and everything that uses it follows. It can differ by a choice, such as a theme.
      </p>
      {colors.map((color, index) => (
        <ColorFields key={color.name} color={color} index={index} />
      ))}
      <div>
        <Button
          class="small"
          icon="add"
          onClick={() => {
            const name = toFreeName(definition.peek(), 'color');
            change({ ...definition.peek(), colors: [...colors, { name, value: '#2f4bd8' }] });
          }}
        >
          Named color
        </Button>
      </div>
    </section>
  );
}

function ColorFields({ color, index }: { color: NamedColor; index: number }) {
  const { definition, change, set, refusal } = useEditor();
  const path = `colors[${index}]`;
  const id = `color-${index}`;
  const choices = listParameters(definition.value).filter((one) => one.type === 'choice');
  const refused = refusal.value;
  const error =
    refused && isAbout(refused, `definition.${path}`) ? refused.message.replaceAll('`', '') : undefined;
  const follow = (name: string): void => {
    const now = color.value ?? resolveColor(definition.peek(), `{${color.name}}`);
    const choice = choices.find((one) => one.name === name);
    if (choice === undefined) set(path, { name: color.name, value: now });
    else {
      const byChoice = Object.fromEntries(choice.choices.map((one) => [one, now]));
      set(path, { name: color.name, by: { parameter: name, colors: byChoice } });
    }
  };
  const values: [label: string, at: string, value: string | undefined][] = color.by
    ? Object.entries(color.by.colors).map(([choice, value]) => [choice, `${path}.by.colors.${choice}`, value])
    : [['Color', `${path}.value`, color.value]];
  return (
    <details class="group">
      <summary>
        <h3>{color.name}</h3>
      </summary>
      <div class="parameter">
        <Field id={`${id}-name`} label="Name" error={error}>
          <input
            id={`${id}-name`}
            autocomplete="off"
            spellcheck={false}
            maxLength={32}
            value={color.name}
            onChange={({ currentTarget }) => {
              const name = currentTarget.value.trim();
              change(setAt(renameParameter(definition.peek(), color.name, name), `${path}.name`, name));
            }}
            {...describedBy(`${id}-name`, error)}
          />
        </Field>
        {choices.length > 0 && (
          <Field id={`${id}-by`} label="By choice">
            <select
              id={`${id}-by`}
              value={color.by?.parameter ?? ''}
              onChange={({ currentTarget }) => follow(currentTarget.value)}
            >
              <option value="">Always the same</option>
              {choices.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
        {values.map(([label, at, value]) => (
          <Field key={at} id={`${id}-${label}`} label={label}>
            <ColorControl
              id={`${id}-${label}`}
              label={`${color.name}: ${label}`}
              value={value}
              path={at}
              described={describedBy(`${id}-${label}`, undefined)}
              set={(next) => set(at, next, at)}
            />
          </Field>
        ))}
        <Button class="small" icon="trash" onClick={() => change(setAt(definition.peek(), path, undefined))}>
          Remove {color.name}
        </Button>
      </div>
    </details>
  );
}
