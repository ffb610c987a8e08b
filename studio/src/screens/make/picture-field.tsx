import { describedBy, Field } from '../../ui/field.tsx';
import { NameChips } from '../../ui/name-chips.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Brief } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { Section } from './section.tsx';

const MODES = { auto: 'Automatic', chosen: 'Chosen', none: 'None' };
type Mode = keyof typeof MODES;

const toMode = (illustration: Brief['illustration']): Mode => {
  if (illustration === null) return 'auto';
  return illustration === 'none' ? 'none' : 'chosen';
};

const toNames = (illustration: Brief['illustration']): string[] => {
  if (illustration === null || illustration === 'none') return [];
  return typeof illustration === 'string' ? [illustration] : illustration;
};

/** What is to be seen: a picture in words, and an illustration from the catalogue. */
export function PictureField() {
  const { brief, correct } = useMake();
  const error = useFieldError('brief.picture');
  const { picture, illustration } = brief.value;
  const names = toNames(illustration);
  const setNames = (next: string[]): void => correct({ illustration: next.length === 0 ? null : next });
  const setMode = (mode: Mode): void => {
    if (mode === 'auto') correct({ illustration: null });
    if (mode === 'none') correct({ illustration: 'none' });
    // Nothing is chosen yet: an empty list is as good as none for the service, and opens the way to the names.
    if (mode === 'chosen') correct({ illustration: names });
  };
  return (
    <>
      <Section name="picture" of={['picture']}>
        <Field
          id="picture"
          label="What the picture shows"
          hint="A description. It is drawn, not set as text."
        >
          <textarea
            id="picture"
            rows={2}
            maxLength={1000}
            placeholder="A red fox in the snow"
            value={picture?.text ?? ''}
            onInput={({ currentTarget: { value } }) =>
              correct({ picture: value === '' ? null : { text: value } })
            }
            {...describedBy('picture', error, true)}
          />
        </Field>
      </Section>
      <Section name="illustration" of={['illustration']}>
        <Segments label="Illustration" options={MODES} value={toMode(illustration)} onChange={setMode} />
        {toMode(illustration) === 'chosen' && (
          <NameChips
            catalogue="illustrations"
            title="Illustrations"
            several
            names={names}
            placeholder="Nothing chosen yet"
            onChange={setNames}
          />
        )}
      </Section>
    </>
  );
}
