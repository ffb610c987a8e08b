import type { Site } from '../../../../client/src/index.ts';
import { isAbout, type Refusal } from '../../base/refusal.ts';
import { BrandSelect } from '../../ui/brand-select.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { TemplateSelect } from '../../ui/template-select.tsx';

/** What the owner of a site chooses for its cards, as it is typed; empty for the default. */
export type SiteSettings = {
  dailyCards: string;
  theme: '' | 'light' | 'dark';
  brand: string;
  template: string;
};
export const USUAL: SiteSettings = { dailyCards: '100', theme: '', brand: '', template: '' };

const FIELDS = ['template', 'brand', 'theme', 'daily_cards'] as const;
const findError = (refusal: Refusal | undefined, field: (typeof FIELDS)[number]): string | undefined =>
  refusal && isAbout(refusal, field) ? refusal.message : undefined;

/** Whether a field shows the refusal. */
export const isShownAtField = (refusal: Refusal): boolean => FIELDS.some((field) => isAbout(refusal, field));

export const readSettings = ({ dailyCards, theme, brand, template }: Site): SiteSettings => ({
  dailyCards: String(dailyCards),
  theme: theme ?? '',
  brand: brand ?? '',
  template: template ?? '',
});

export const toSettings = ({ dailyCards, theme, brand, template }: SiteSettings) => ({
  dailyCards: Number(dailyCards),
  theme: theme === '' ? null : theme,
  brand: brand === '' ? null : brand,
  template: template === '' ? null : template,
});

type SiteFieldsProps = {
  /** Starts the ids of the fields. */
  id: string;
  value: SiteSettings;
  refusal: Refusal | undefined;
  onChange(changes: Partial<SiteSettings>): void;
};

export function SiteFields({ id, value, refusal, onChange }: SiteFieldsProps) {
  const budgetError = findError(refusal, 'daily_cards');
  return (
    <>
      <TemplateSelect
        id={`${id}-template`}
        value={value.template}
        none="The one that suits each page"
        hint="Shows what each page says in the parameters of the same name, such as title, author and image."
        error={findError(refusal, 'template')}
        onChange={(template) => onChange({ template })}
      />
      <BrandSelect
        id={`${id}-brand`}
        value={value.brand}
        none="What each page declares"
        hint="Applies its current colors, font and logo to all cards of the site."
        error={findError(refusal, 'brand')}
        onChange={(brand) => onChange({ brand })}
      />
      <div class="pair">
        <Field
          id={`${id}-budget`}
          label="New cards per day"
          hint="Anyone can request a card for a page of your site, and each new card costs one credit."
          error={budgetError}
        >
          <input
            id={`${id}-budget`}
            type="number"
            inputMode="numeric"
            min={1}
            max={100_000}
            value={value.dailyCards}
            onInput={(event) => onChange({ dailyCards: event.currentTarget.value })}
            {...describedBy(`${id}-budget`, budgetError, true)}
          />
        </Field>
        <Field id={`${id}-theme`} label="Background" error={findError(refusal, 'theme')}>
          <select
            id={`${id}-theme`}
            value={value.theme}
            onChange={(event) => onChange({ theme: event.currentTarget.value as SiteSettings['theme'] })}
          >
            <option value="">The template's own</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </Field>
      </div>
    </>
  );
}
