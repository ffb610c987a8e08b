import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'icon' | 'label' | 'size'> & {
  /** Drawn before the text, or alone with a `label`. */
  icon?: IconName;
  /** Name of a button that shows only an icon. */
  label?: string;
  primary?: boolean;
  quiet?: boolean;
  children?: ComponentChildren;
};

export function Button({ icon, label, primary, quiet, children, class: className, ...rest }: ButtonProps) {
  const kind = primary ? 'primary' : quiet ? 'quiet' : '';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      class={`button ${kind} ${children === undefined ? 'icon-only' : ''} ${className ?? ''}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
