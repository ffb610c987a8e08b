export type SlotValues = Readonly<Record<string, string | number>>;

/**
 * A workflow with values in its slots, such as `%prompt%`. A text that is nothing but a slot becomes the value itself, so that a width
 * is a number. What stands in a value is never taken for a slot.
 */
export function fillWorkflow(node: unknown, values: SlotValues): unknown {
  if (typeof node === 'string') return fillText(node, values);
  if (Array.isArray(node)) return node.map((item) => fillWorkflow(item, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, fillWorkflow(item, values)]));
}

const SLOT = /%(\w+)%/g;

function fillText(text: string, values: SlotValues): string | number {
  const whole = /^%(\w+)%$/.exec(text)?.[1];
  if (whole !== undefined && Object.hasOwn(values, whole)) return values[whole] ?? text;
  return text.replaceAll(SLOT, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  );
}
