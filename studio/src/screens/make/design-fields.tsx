import { BRIEF_LAYOUTS, type BriefLayout } from '@cardwright/contract/brief';
import { LAYOUTS } from '@cardwright/contract/brief-terms';
import { toLabel } from '../../ui/catalogue-dialog.tsx';
import { NameChips } from '../../ui/name-chips.tsx';
import { useMake } from './make-context.ts';
import { Section } from './section.tsx';

/** The design as a whole. */
export function LookField() {
  const { brief, correct } = useMake();
  const { look } = brief.value;
  return (
    <Section name="look" of={['look']}>
      <NameChips
        catalogue="looks"
        title="Looks"
        names={look === null ? [] : [look]}
        placeholder="Automatic"
        onChange={([name = null]) => correct({ look: name })}
      />
    </Section>
  );
}

/** Moods, manners and occasions. */
export function StyleField() {
  const { brief, correct } = useMake();
  return (
    <Section name="style" of={['style']}>
      <NameChips
        catalogue="styles"
        title="Styles"
        several
        names={brief.value.style}
        placeholder="Automatic"
        onChange={(style) => correct({ style })}
      />
    </Section>
  );
}

/** Where the words go. */
export function LayoutField() {
  const { brief, correct } = useMake();
  const { layout } = brief.value;
  const toggle = (wish: BriefLayout): void =>
    correct({ layout: layout.includes(wish) ? layout.filter((other) => other !== wish) : [...layout, wish] });
  return (
    <Section name="layout" of={['layout']}>
      <div class="segments">
        {BRIEF_LAYOUTS.map((wish) => (
          <label key={wish} title={LAYOUTS[wish]}>
            <input type="checkbox" checked={layout.includes(wish)} onChange={() => toggle(wish)} />
            {toLabel(wish)}
          </label>
        ))}
      </div>
    </Section>
  );
}
