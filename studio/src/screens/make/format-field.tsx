import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CataloguePage } from '../../../../client/src/index.ts';
import { liveApi } from '../../base/api.ts';
import { describedBy, Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { groupByShape, toFormatName } from './format-names.ts';
import { useFieldError, useMake } from './make-context.ts';
import { Section } from './section.tsx';

type Format = CataloguePage['entries'][number];

const AUTO = '';
const CUSTOM = 'custom';
const DEFAULT = { width: 1200, height: 630 };

/** The size by platform or in pixels, and the file format. */
export function FormatField() {
  const { brief, correct, draft, change } = useMake();
  const formats = useSignal<Format[]>([]);
  const error = useFieldError('brief.format', 'width', 'height');
  const { format } = brief.value;

  useEffect(() => {
    // Without the names, sizes in pixels are still there.
    liveApi.catalogue('formats', { limit: 200 }).then(
      ({ entries }) => {
        formats.value = entries;
      },
      () => {},
    );
  }, []);

  const choose = (name: string): void => {
    const found = formats.value.find((known) => known.name === name);
    const { width, height } = found ?? format ?? DEFAULT;
    if (name === AUTO) correct({ format: null });
    else correct({ format: { ...(found && { name }), width: width ?? 0, height: height ?? 0 } });
  };
  const setSide = (side: 'width' | 'height', text: string): void => {
    const { width, height } = format ?? DEFAULT;
    correct({ format: { width, height, [side]: Math.round(Number(text)) } });
  };
  const known = formats.value.some(({ name }) => name === format?.name);
  const value = format === null ? AUTO : known ? (format.name ?? CUSTOM) : CUSTOM;
  return (
    <Section name="format" of={['format']}>
      <div class="format">
        <Field id="format" label="Made for">
          <select id="format" value={value} onChange={(event) => choose(event.currentTarget.value)}>
            <option value={AUTO}>Automatic (1200 × 630)</option>
            <option value={CUSTOM}>Custom size</option>
            {groupByShape(formats.value).map(({ shape, formats: own }) => (
              <optgroup key={shape} label={shape}>
                {own.map(({ name, width, height }) => (
                  <option key={name} value={name}>
                    {toFormatName(name)} ({width} × {height})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
        {(['width', 'height'] as const).map((side) => (
          <Field key={side} id={side} label={side === 'width' ? 'Width' : 'Height'}>
            <input
              id={side}
              type="number"
              inputMode="numeric"
              min={256}
              max={2048}
              value={(format ?? DEFAULT)[side]}
              onInput={(event) => setSide(side, event.currentTarget.value)}
              {...describedBy('format', error)}
            />
          </Field>
        ))}
      </div>
      <Segments
        label="File"
        options={{ png: 'PNG', jpeg: 'JPEG' }}
        value={draft.value.format}
        onChange={(next) => change({ format: next })}
      />
    </Section>
  );
}
