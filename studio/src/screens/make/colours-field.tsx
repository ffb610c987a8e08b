import type { ColourUse } from '@cardwright/contract/brief';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldError } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Brief } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { Section } from './section.tsx';

type Colour = Brief['colours'][number];

const SCHEMES = { auto: 'Automatic', light: 'Light', dark: 'Dark' };
const USES: Readonly<Record<ColourUse, string>> = {
  any: 'Anywhere',
  ground: 'Background',
  ink: 'Text',
  accent: 'Accent',
};
const MOST = 8;
// In the order in which one usually thinks of them.
const NEXT_USE: readonly ColourUse[] = ['accent', 'ground', 'ink', 'any'];
const FIRST_COLOUR = '#9c3d1a';

const toSwatch = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000');

/** Light or dark, and the colors with their use. */
export function ColoursField() {
  const { brief, correct } = useMake();
  const { scheme, colours } = brief.value;
  const set = (next: Colour[]): void => correct({ colours: next });
  const add = (): void => {
    const use = NEXT_USE.find((wanted) => colours.every((colour) => colour.use !== wanted)) ?? 'any';
    set([...colours, { value: FIRST_COLOUR, use }]);
  };
  return (
    <Section name="colours" of={['colours', 'scheme']}>
      <Segments
        label="Light or dark"
        options={SCHEMES}
        value={scheme ?? 'auto'}
        onChange={(value) => correct({ scheme: value === 'auto' ? null : value })}
      />
      {colours.length > 0 && (
        <ul class="colours">
          {colours.map((colour, index) => (
            <ColourRow
              key={index}
              colour={colour}
              index={index}
              onChange={(changed) => set(colours.with(index, changed))}
              onRemove={() => set(colours.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button class="small" icon="add" disabled={colours.length >= MOST} onClick={add}>
          Add a color
        </Button>
      </div>
    </Section>
  );
}

type ColourRowProps = { colour: Colour; index: number; onChange(colour: Colour): void; onRemove(): void };

function ColourRow({ colour, index, onChange, onRemove }: ColourRowProps) {
  const id = `colour-${index}`;
  const error = useFieldError(`brief.colours[${index}]`);
  const name = `color ${index + 1}`;
  return (
    <li class="colour">
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={toSwatch(colour.value)}
        onInput={(event) => onChange({ ...colour, value: event.currentTarget.value })}
      />
      <input
        class="hex"
        aria-label={`Code of ${name}`}
        spellcheck={false}
        value={colour.value}
        onInput={(event) => onChange({ ...colour, value: event.currentTarget.value.trim() })}
        {...describedBy(id, error)}
      />
      <select
        aria-label={`Use of ${name}`}
        value={colour.use}
        onChange={(event) => onChange({ ...colour, use: event.currentTarget.value as ColourUse })}
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
