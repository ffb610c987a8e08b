import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type PanelProps = { title: string; aside?: ComponentChildren; children: ComponentChildren; class?: string };

/** A part of a screen with a heading. */
export function Panel({ title, aside, children, class: className = '' }: PanelProps) {
  const id = useId();
  return (
    <section class={`panel ${className}`} aria-labelledby={id}>
      <div class="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
