import type { SettingType } from '../setting-types.ts';

export type Setting<Value> = {
  name: string;
  type: SettingType<NonNullable<Value>>;
  fallback: Value;
  /** The default in owner mode, where it differs. */
  ownerFallback?: Value;
  /** The default as docs/settings.md shows it. */
  shownFallback: string;
  description: string;
  /** May also be read from the file that the variable with `_FILE` at its end names. */
  isSecret?: true;
};

export const setting = <Value>(
  name: string,
  type: SettingType<Value>,
  fallback: Value,
  description: string,
  shownFallback = `\`${fallback}\``,
): Setting<Value> => ({
  name,
  type: type as SettingType<NonNullable<Value>>,
  fallback,
  shownFallback,
  description,
});

export const optional = <Value>(
  name: string,
  type: SettingType<NonNullable<Value>>,
  shownFallback: string,
  description: string,
): Setting<Value | undefined> => ({ name, type, fallback: undefined, shownFallback, description });

export const secretSetting = (
  ...parts: Parameters<typeof optional<string>>
): Setting<string | undefined> => ({
  ...optional<string>(...parts),
  isSecret: true,
});
