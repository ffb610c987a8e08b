/** A color; nothing for a text that is none. As SVG: the page's policy forbids style attributes. */
export function Swatch({ color }: { color: string }) {
  if (!/^(?:#|rgb)/i.test(color)) return null;
  return (
    <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={color} />
    </svg>
  );
}
