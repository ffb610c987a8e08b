import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { UploadField } from '../../ui/upload-field.tsx';
import { toUploadPath } from '../../ui/upload-picker.tsx';
import type { Brief } from './brief.ts';
import { useMake } from './make-context.ts';
import { Section } from './section.tsx';

type Image = NonNullable<Brief['image']>;
type Focus = NonNullable<Image['focus']>;

const AUTO = '';
const OTHER = 'other';
const PLACES: Readonly<Record<string, Focus>> = Object.fromEntries(
  (['Upper', 'Middle', 'Lower'] as const).flatMap((row, y) =>
    ['left', 'center', 'right'].map((column, x) => [`${row} ${column}`, { x: x / 2, y: y / 2 }]),
  ),
);

const toPlace = (focus: Focus | undefined): string => {
  if (focus === undefined) return AUTO;
  return Object.entries(PLACES).find(([, { x, y }]) => x === focus.x && y === focus.y)?.[0] ?? OTHER;
};

/** A picture of one's own, which the card is composed around. */
export function ImageField() {
  const { brief, correct } = useMake();
  const problem = useSignal<string | undefined>(undefined);
  const { image } = brief.value;
  return (
    <Section name="image" of={['image']}>
      {image === null && <p class="hint">A photo as PNG, JPEG or WebP. The card is composed around it.</p>}
      <div class="image-row">
        {image?.upload !== undefined && (
          <img class="image-sample" src={toUploadPath(image.upload)} alt="The chosen file" />
        )}
        <UploadField
          label="Choose a picture file"
          onChoose={({ id }) => correct({ image: { upload: id } })}
          onProblem={(found) => (problem.value = found)}
        />
        {image !== null && (
          <Button class="small" icon="remove" onClick={() => correct({ image: null })}>
            Remove the picture
          </Button>
        )}
      </div>
      {image !== null && (
        <Field id="focus" label="What matters most in it">
          <select
            id="focus"
            value={toPlace(image.focus)}
            onChange={({ currentTarget: { value } }) => {
              const { focus: _, ...source } = image;
              const focus = PLACES[value];
              correct({ image: focus === undefined ? source : { ...source, focus } });
            }}
          >
            <option value={AUTO}>Found automatically</option>
            {Object.keys(PLACES).map((place) => (
              <option key={place}>{place}</option>
            ))}
            {toPlace(image.focus) === OTHER && (
              <option value={OTHER} disabled>
                As it was before
              </option>
            )}
          </select>
        </Field>
      )}
      <FieldError id="image-file" error={problem.value} />
    </Section>
  );
}
