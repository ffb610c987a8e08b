import { BRIEF_LAYOUTS, type BriefLayout } from '@cardwright/contract/brief';
import { LAYOUTS } from '@cardwright/contract/brief-terms';
import { toParameterLabel } from '../cards/parameter.ts';
import { useMake } from './make-context.ts';
import { Section } from './section.tsx';

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
            {toParameterLabel(wish)}
          </label>
        ))}
      </div>
    </Section>
  );
}
