import { Button } from '../../ui/button.tsx';
import type { describedBy } from '../../ui/field.tsx';
import { Swatch } from '../brand/swatch.tsx';
import { listColors, resolveColor } from './colors.ts';
import { useEditor } from './editor-context.ts';
import { makeColorParameter, readReference } from './parameters.ts';

type ColorControlProps = {
  id: string;
  label: string;
  value: unknown;
  path: string;
  described: ReturnType<typeof describedBy>;
  set(value: unknown): void;
};

/** A color: chosen, typed, or one that the template names; it becomes a parameter at a click. */
export function ColorControl({ id, label, value, path, described, set }: ColorControlProps) {
  const { definition, change, brandColors } = useEditor();
  const text = value === undefined ? '' : String(value);
  const solid = resolveColor(definition.value, text);
  const named = readReference(text);
  return (
    <>
      <div class="color">
        <input
          type="color"
          aria-label={`${label}: choose`}
          class={text === '' ? 'unset' : ''}
          value={toSixDigits(solid)}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
        <input
          id={id}
          class="hex"
          list="editor-colors"
          spellcheck={false}
          autocomplete="off"
          placeholder="None"
          value={text}
          onInput={({ currentTarget }) => set(currentTarget.value.trim() || undefined)}
          {...described}
        />
        {text !== '' && named === undefined && (
          <Button
            quiet
            class="small"
            icon="parameter"
            label={`${label}: make it a parameter`}
            onClick={() => change(makeColorParameter(definition.peek(), path).definition)}
          />
        )}
      </div>
      <div class="palette">
        {[
          ...listColors(definition.value).map((color) => ({ label: color, color })),
          ...brandColors.value,
        ].map((one) => (
          <button
            type="button"
            key={one.label}
            class="dot"
            title={one.label}
            aria-label={`${label}: ${one.label}`}
            aria-pressed={one.color === text}
            onClick={() => set(one.color)}
          >
            <Swatch color={resolveColor(definition.value, one.color)} />
          </button>
        ))}
      </div>
    </>
  );
}

/** What the lists of colors offer. */
export function ColorList() {
  const { definition } = useEditor();
  return (
    <datalist id="editor-colors">
      {listColors(definition.value).map((color) => (
        <option key={color} value={color} />
      ))}
    </datalist>
  );
}

// All that such an input takes.
const toSixDigits = (color: string): string => {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join('')}`;
  return /^#[\da-f]{6}/i.test(color) ? color.slice(0, 7).toLowerCase() : '#000000';
};
