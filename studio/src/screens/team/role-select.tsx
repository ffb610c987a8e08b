import type { MemberRole } from '../../../../client/src/index.ts';
import { ROLES } from './roles.ts';

type RoleSelectProps = {
  id?: string;
  /** Where there is no label beside it. */
  label?: string;
  role: MemberRole;
  disabled?: boolean;
  onChange(role: MemberRole): void;
};

export function RoleSelect({ id, label, role, disabled = false, onChange }: RoleSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={role}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value as MemberRole)}
    >
      {Object.entries(ROLES).map(([value, { name }]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
