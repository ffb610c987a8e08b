import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError } from './base/operator-error.ts';
import { findNearest } from './nearest-name.ts';
import { SETTINGS, type Setting } from './settings.ts';

/** The operator's settings, every one valid. Absent ones have their default, or are undefined. */
export type Config = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer Value>
    ? Value
    : never;
};

/** Names every setting that is wrong, one a line, with what would be right. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const PREFIX = 'CARDWRIGHT_';
// The command line reads its key from it, often in the same shell; nothing here does.
const OF_THE_COMMAND = 'CARDWRIGHT_API_KEY';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of this process: its environment, then `.env` in the working directory. Throws `ConfigError`. */
export function loadConfig(): Config {
  const environment = { ...readEnvFile('.env'), ...process.env };
  // What OpenTelemetry has settings for besides ours, its library reads in the process's own environment.
  for (const [name, value] of Object.entries(environment))
    if (name.startsWith('OTEL_')) process.env[name] = value;
  return readConfig(environment);
}

/** The settings in an environment. An empty value counts as none. Throws `ConfigError` with all problems. */
export function readConfig(environment: Environment): Config {
  const problems = findUnknownNames(environment);
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    const text = environment[setting.name]?.trim() ?? '';
    if (text === '') return [key, setting.fallback];
    const value = setting.type.parse(text);
    // The value itself is not repeated: it may be a secret in the wrong place.
    if (value === undefined) problems.push(`${setting.name} must be ${setting.type.expects}.`);
    return [key, value];
  });
  const config = Object.fromEntries(values) as Config;
  problems.push(...findBillingProblems(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function findUnknownNames(environment: Environment): string[] {
  const known = new Map(Object.values(SETTINGS).map(({ name }) => [withoutPrefix(name), name]));
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && name !== OF_THE_COMMAND)
    .filter((name) => known.get(withoutPrefix(name)) !== name)
    .map((name) => {
      // Compared without the prefix, so that CARDWRIGHT_PORT finds PORT.
      const nearest = known.get(findNearest(withoutPrefix(name), [...known.keys()]) ?? '');
      return `${name} is no setting${nearest === undefined ? '.' : `: did you mean ${nearest}?`}`;
    });
}

/** Half a set of settings for Stripe would sell what is never delivered, or deliver what is never paid. */
function findBillingProblems(config: Config): string[] {
  const belonging = [SETTINGS.stripeSecretKey, SETTINGS.stripeWebhookSecret, SETTINGS.stripeProPrice];
  const values = [config.stripeSecretKey, config.stripeWebhookSecret, config.stripeProPrice];
  const missing = belonging.filter((_, index) => values[index] === undefined).map(({ name }) => name);
  if (missing.length === belonging.length) return [];
  if (missing.length > 0)
    return [
      `To sell the pro plan, ${missing.join(' and ')} must be set too; for the sandbox, leave all three out.`,
    ];
  const isLive = config.stripeSecretKey?.includes('_live_') ?? false;
  return isLive && !config.baseUrl?.startsWith('https://')
    ? [`With a live key of Stripe, ${SETTINGS.baseUrl.name} must be the https address of this service.`]
    : [];
}

const withoutPrefix = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name);

/** What a file in the `.env` format says; nothing when there is no such file. */
export function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new OperatorError(
      `The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
