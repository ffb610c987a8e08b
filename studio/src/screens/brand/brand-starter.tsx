import { useSignal } from '@preact/signals';
import { liveApi } from '../../base/api.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findContrast } from './contrast.ts';

const FONTS = {
  system: 'Inter, like a system font',
  apple: 'Inter, like San Francisco',
  arial: 'Arial',
  helvetica: 'Helvetica',
  serif: 'Serif',
  mono: 'Monospace',
} as const;

// What can be read on any ground: one of the two always has 4.5:1.
const INKS = ['#ffffff', '#101014'] as const;
const LEAST_ACCENT = 3;

/** The ink that is read best on the ground. */
const toInk = (ground: string): string => {
  const [light, dark] = INKS;
  return (findContrast(light, ground) ?? 0) >= (findContrast(dark, ground) ?? 0) ? light : dark;
};

type BrandStarterProps = { name: string; onDocument(designMd: string): void };

/** Writes the first document of a brand from its colors, font and tagline. */
export function BrandStarter({ name, onDocument }: BrandStarterProps) {
  const background = useSignal('#12372a');
  const primary = useSignal('#f2b950');
  const font = useSignal<keyof typeof FONTS>('system');
  const tagline = useSignal('');
  const refusal = useSignal<Refusal | undefined>(undefined);
  const contrast = findContrast(primary.value, background.value) ?? 1;
  const write = async (): Promise<void> => {
    refusal.value = undefined;
    try {
      const { designMd } = await liveApi.design.designMd({
        name: name.trim() === '' ? 'My brand' : name.trim(),
        font: font.value,
        colors: { background: background.value, foreground: toInk(background.value), primary: primary.value },
        ...(tagline.value.trim() !== '' && { tagline: tagline.value.trim() }),
      });
      onDocument(designMd);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  return (
    <section class="brand-starter" aria-labelledby="brand-starter-heading">
      <h2 id="brand-starter-heading">Start from your colors</h2>
      <div class="format">
        <Field id="brand-background" label="Background">
          <input
            id="brand-background"
            type="color"
            value={background.value}
            onInput={(event) => (background.value = event.currentTarget.value)}
          />
        </Field>
        <Field id="brand-accent" label="Accent">
          <input
            id="brand-accent"
            type="color"
            value={primary.value}
            onInput={(event) => (primary.value = event.currentTarget.value)}
          />
        </Field>
        <Field id="brand-font" label="Font">
          <select
            id="brand-font"
            value={font.value}
            onChange={(event) => (font.value = event.currentTarget.value as keyof typeof FONTS)}
          >
            {Object.entries(FONTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <p class="hint" role="status">
        The accent has a contrast of {contrast.toFixed(1)}:1 on the background
        {contrast < LEAST_ACCENT ? `; at least ${LEAST_ACCENT}:1 is easier to see.` : '.'}
      </p>
      <Field id="brand-tagline" label="Tagline (optional)">
        <input
          id="brand-tagline"
          maxLength={200}
          autocomplete="off"
          value={tagline.value}
          onInput={(event) => (tagline.value = event.currentTarget.value)}
        />
      </Field>
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <div>
        <Button onClick={() => void write()}>Use these</Button>
      </div>
    </section>
  );
}
