import { NameChips } from '../../ui/name-chips.tsx';
import { useMake } from './make-context.ts';
import { Section } from './section.tsx';

/** How the picture looks: one design, or what the prompt says of it. */
export function DesignField() {
  const { brief, correct } = useMake();
  const { look, style } = brief.value;
  return (
    <Section name="look" of={['look', 'style']}>
      {look === null ? (
        <NameChips
          catalogue="styles"
          title="Designs"
          names={style}
          placeholder="Automatic: each variation has its own"
          onChange={(names) => correct({ style: names })}
        />
      ) : (
        // Only a brief of the API names a look, which is narrower than a style.
        <NameChips
          catalogue="looks"
          title="Designs"
          names={[look]}
          placeholder=""
          onChange={([name]) => correct({ look: name ?? null })}
        />
      )}
    </Section>
  );
}
