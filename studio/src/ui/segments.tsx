type SegmentsProps<Value extends string> = {
  /** Of the group: its name for assistive technology, and unique on the page. */
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
};

/** One of a few, side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {(Object.entries(options) as [Value, string][]).map(([name, text]) => (
        <label key={name}>
          <input
            type="radio"
            name={label}
            value={name}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
