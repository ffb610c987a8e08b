import type { ColorUse } from '@cardwright/contract/brief';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldError } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Brief } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { Section } from './section.tsx';

type Color = Brief['colors'][number];

const SCHEMES = { auto: 'Automatic', light: 'Light', dark: 'Dark' };
const USES: Readonly<Record<ColorUse, string>> = {
  any: 'Anywhere',
  ground: 'Background',
  ink: 'Text',
  accent: 'Accent',
};
const MOST = 8;
// In the order in which one usually thinks of them.
const NEXT_USE: readonly ColorUse[] = ['accent', 'ground', 'ink', 'any'];
const FIRST_COLOR = '#9c3d1a';

const toSwatch = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000');

/** Light or dark, and the colors with their use. */
export function ColorsField() {
  const { brief, correct } = useMake();
  const { scheme, colors } = brief.value;
  const set = (next: Color[]): void => correct({ colors: next });
  const add = (): void => {
    const use = NEXT_USE.find((wanted) => colors.every((color) => color.use !== wanted)) ?? 'any';
    set([...colors, { value: FIRST_COLOR, use }]);
  };
  return (
    <Section name="colors" of={['colors', 'scheme']}>
      <Segments
        label="Light or dark"
        options={SCHEMES}
        value={scheme ?? 'auto'}
        onChange={(value) => correct({ scheme: value === 'auto' ? null : value })}
      />
      {colors.length > 0 && (
        <ul class="colors">
          {colors.map((color, index) => (
            <ColorRow
              key={index}
              color={color}
              index={index}
              onChange={(changed) => set(colors.with(index, changed))}
              onRemove={() => set(colors.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button class="small" icon="add" disabled={colors.length >= MOST} onClick={add}>
          Add a color
        </Button>
      </div>
    </Section>
  );
}

type ColorRowProps = { color: Color; index: number; onChange(color: Color): void; onRemove(): void };

function ColorRow({ color, index, onChange, onRemove }: ColorRowProps) {
  const id = `color-${index}`;
  const error = useFieldError(`brief.colors[${index}]`);
  const name = `color ${index + 1}`;
  return (
    <li class="color">
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={toSwatch(color.value)}
        onInput={(event) => onChange({ ...color, value: event.currentTarget.value })}
      />
      <input
        class="hex"
        aria-label={`Code of ${name}`}
        spellcheck={false}
        value={color.value}
        onInput={(event) => onChange({ ...color, value: event.currentTarget.value.trim() })}
        {...describedBy(id, error)}
      />
      <select
        aria-label={`Use of ${name}`}
        value={color.use}
        onChange={(event) => onChange({ ...color, use: event.currentTarget.value as ColorUse })}
      >
        {Object.entries(USES).map(([use, text]) => (
          <option key={use} value={use}>
            {text}
          </option>
        ))}
      </select>
      <Button quiet class="small" icon="remove" label={`Remove ${name}`} onClick={onRemove} />
      <FieldError id={id} error={error} />
    </li>
  );
}
