import { TONE_NAMES, TONES, type Tone } from '@cardwright/contract/tones';
import type { OgParams } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { findContrast } from './contrast.ts';
import { readToken, setTokens, type TokenPath } from './tokens.ts';

type Parameter = 'bg' | 'fg' | 'accent' | 'font' | 'tagline';

/** Where a document declares what a field shows, unless it has another name for it. */
const USUAL: Readonly<Record<Parameter, TokenPath>> = {
  bg: 'colors.background',
  fg: 'colors.foreground',
  accent: 'colors.primary',
  font: 'typography.heading.fontFamily',
  tagline: 'tagline',
};

/** The families that cards can have, by the name that a document has for each. */
const FONTS = [
  { font: 'system', family: 'system-ui', label: 'Sans' },
  { font: 'helvetica', family: 'Helvetica', label: 'Helvetica' },
  { font: 'serif', family: 'serif', label: 'Serif' },
  { font: 'mono', family: 'monospace', label: 'Mono' },
] as const;
// Drawn as the other one.
const SAME_FONT: Readonly<Record<string, string>> = { apple: 'system', arial: 'helvetica' };

const TONE: TokenPath = 'tone';

// One of them is read well on any ground.
const INKS = ['#ffffff', '#101014'] as const;
const LEAST = { ink: 4.5, accent: 3 } as const;
const FIRST = { bg: '#12372a', accent: '#f2b950' } as const;
const NO_COLOR = 'This is not a color: enter # and six digits, such as #12372a, or pick one.';
const HEX = /^#[\da-f]{6}$/i;

type BrandFieldsProps = {
  designMd: string;
  derived: OgParams | undefined;
  onChange(designMd: string): void;
};

/** Colors, font, tone and tagline of a brand as fields, which stand in its document. */
export function BrandFields({ designMd, derived, onChange }: BrandFieldsProps) {
  const pathOf = (parameter: Parameter): TokenPath => {
    const source = derived?.sources[parameter];
    return source !== undefined && readToken(designMd, source) !== undefined ? source : USUAL[parameter];
  };
  const read = (parameter: Parameter): string | undefined => {
    const own = readToken(designMd, pathOf(parameter));
    return parameter === 'font' || own === undefined ? (derived?.params[parameter] ?? own) : own;
  };
  const set = (changes: Partial<Record<Parameter, string>>): void => {
    const tokens = Object.entries(changes).map(([parameter, text]) => [pathOf(parameter as Parameter), text]);
    const written = setTokens(designMd, Object.fromEntries(tokens));
    if (written !== undefined) onChange(written);
  };
  const setColor = (parameter: 'bg' | 'accent', color: string): void => {
    const ground = parameter === 'bg' ? color : read('bg');
    const ink = read('fg');
    const isRead =
      ground === undefined || (ink !== undefined && (findContrast(ink, ground) ?? 0) >= LEAST.ink);
    set({ [parameter]: color, ...(!isRead && ground !== undefined && { fg: findInk(ground) }) });
  };
  const isWritable = setTokens(designMd, {}) !== undefined;
  const [bg, accent, font] = [read('bg'), read('accent'), read('font')];
  return (
    <>
      {!isWritable && (
        <p class="hint">
          The front matter of the document has an error. Fix it under Advanced to use these fields.
        </p>
      )}
      <fieldset disabled={!isWritable}>
        <div class="brand-colors">
          <ColorField
            id="brand-bg"
            label="Background"
            color={bg}
            first={FIRST.bg}
            onChange={(color) => setColor('bg', color)}
          />
          <ColorField
            id="brand-accent"
            label="Accent"
            color={accent}
            first={FIRST.accent}
            onChange={(color) => setColor('accent', color)}
          />
        </div>
        <p class="hint" role="status">
          {describeContrast(accent, bg)}
        </p>
      </fieldset>
      <fieldset disabled={!isWritable}>
        <legend>Font</legend>
        <div class="brand-fonts">
          {FONTS.map(({ font: name, family, label }) => (
            <label key={name} class="tile">
              <input
                type="radio"
                name="brand-font"
                checked={font !== undefined && (SAME_FONT[font] ?? font) === name}
                onChange={() => set({ font: family })}
              />
              <Thumbnail url={toSample(name)} width={600} height={315} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <ToneField
        tone={readToken(designMd, TONE)}
        hasFont={font !== undefined}
        disabled={!isWritable}
        onChange={(tone) => {
          const written = setTokens(designMd, { [TONE]: tone });
          if (written !== undefined) onChange(written);
        }}
      />
      <Field id="brand-tagline" label="Tagline (optional)">
        <input
          id="brand-tagline"
          maxLength={200}
          autocomplete="off"
          disabled={!isWritable}
          value={read('tagline') ?? ''}
          onInput={(event) => set({ tagline: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

const NO_TONE = 'How your pictures speak, where a prompt asks for no style.';

function describeTone(tone: Tone, hasFont: boolean): string {
  const { letters, prefers } = TONES[tone];
  return hasFont
    ? `Pictures prefer ${prefers}, in your font.`
    : `Pictures get ${letters} and prefer ${prefers}.`;
}

type ToneFieldProps = {
  /** As the document has it, which may be none of ours. */
  tone: string | undefined;
  /** Whether its letters are decided. */
  hasFont: boolean;
  disabled: boolean;
  /** Empty for none. */
  onChange(tone: string): void;
};

function ToneField({ tone = '', hasFont, disabled, onChange }: ToneFieldProps) {
  const known = TONE_NAMES.find((name) => name === tone.trim().toLowerCase());
  const hint = known ? describeTone(known, hasFont) : NO_TONE;
  return (
    <Field id="brand-tone" label="Tone (optional)" hint={hint}>
      <select
        id="brand-tone"
        disabled={disabled}
        value={known ?? tone}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy('brand-tone', undefined, true)}
      >
        <option value="">No particular tone</option>
        {known === undefined && tone !== '' && <option value={tone}>{tone}</option>}
        {TONE_NAMES.map((name) => (
          <option key={name} value={name}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </option>
        ))}
      </select>
    </Field>
  );
}

type ColorFieldProps = {
  id: string;
  label: string;
  /** Undefined for none. */
  color: string | undefined;
  /** What a picker starts from without one. */
  first: string;
  onChange(color: string): void;
};

function ColorField({ id, label, color, first, onChange }: ColorFieldProps) {
  const error = color === undefined || CSS.supports('color', color) ? undefined : NO_COLOR;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="brand-color">
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          class={color === undefined ? 'unset' : ''}
          value={color !== undefined && HEX.test(color) ? color.toLowerCase() : first}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <input
          id={id}
          spellcheck={false}
          autocomplete="off"
          placeholder="Not set"
          value={color ?? ''}
          onInput={(event) => onChange(event.currentTarget.value.trim())}
          {...describedBy(id, error)}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

const findInk = (ground: string): string => {
  const [light, dark] = INKS;
  return (findContrast(light, ground) ?? 0) >= (findContrast(dark, ground) ?? 0) ? light : dark;
};

function describeContrast(accent: string | undefined, bg: string | undefined): string {
  const ratio = accent !== undefined && bg !== undefined ? findContrast(accent, bg) : undefined;
  if (ratio === undefined) return '';
  const much = `The accent has a contrast of ${ratio.toFixed(1)}:1 on the background`;
  return ratio < LEAST.accent ? `${much}; at least ${LEAST.accent}:1 is easier to see.` : `${much}.`;
}

const toSample = (font: string): string =>
  toLocalPath(
    `/studio/api/v1/templates/og_brand/preview?${new URLSearchParams({ title: 'Good morning', font })}`,
  );
