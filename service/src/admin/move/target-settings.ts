import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError } from '../../base/operator-error.ts';
import { type Config, type Environment, readConfig } from '../../settings/config.ts';
import { explain } from '../../stores/data-directory.ts';

// Where an installation keeps its data; everything else is the same before and after a move.
const DATABASE = /^CARDWRIGHT_(DATABASE_URL|DATABASE_DIRECT_URL|ROLE|MIGRATE)(_FILE)?$/;
const S3 = /^CARDWRIGHT_S3_/;

const KINDS =
  'postgres://USER:PASSWORD@HOST/NAME, sqlite:DIRECTORY, or a file with the settings of the new installation';

/** The settings of the source. Those of a bucket are for the target if no bucket is set. Throws `ConfigError`. */
export const readSource = (environment: Environment): Config =>
  readConfig(environment.CARDWRIGHT_S3_BUCKET ? environment : without(environment, S3));

/**
 * The settings that the installation will have after the move, whose master key is that of the source. No message repeats
 * what was given: it may contain a password. Throws `OperatorError`.
 */
export function readTarget(
  environment: Environment,
  { to, objects }: { to: string; objects: string },
  masterKey: Buffer,
): Config {
  const settings = toSettings(environment, to, objects);
  const hasKey = Boolean(
    settings.CARDWRIGHT_MASTER_KEY?.trim() || settings.CARDWRIGHT_MASTER_KEY_FILE?.trim(),
  );
  // A key that is not set is only missing beside PostgreSQL: a data directory gets a file of its own.
  const needsKey =
    !hasKey && Boolean(settings.CARDWRIGHT_DATABASE_URL ?? settings.CARDWRIGHT_DATABASE_URL_FILE);
  const config = readConfig({
    ...settings,
    ...(needsKey && { CARDWRIGHT_MASTER_KEY: masterKey.toString('hex') }),
  });
  if (config.masterKey === undefined || config.masterKey.equals(masterKey)) return config;
  throw new OperatorError(
    'CARDWRIGHT_MASTER_KEY of the target is another one than that of the source. Set the same: API keys are encrypted with it.',
  );
}

function toSettings(environment: Environment, to: string, objects: string): Environment {
  if (!/^\w+:/.test(to)) {
    if (objects !== '')
      throw new OperatorError(
        '--objects is not used with a file of settings: set CARDWRIGHT_S3_BUCKET in it.',
      );
    return readSettingsFile(to);
  }
  const kept = without(environment, DATABASE);
  if (/^postgres(ql)?:\/\//.test(to)) {
    if (objects === '')
      throw new OperatorError(
        '--to a PostgreSQL database also needs --objects s3://BUCKET, or --objects DIRECTORY for one machine.',
      );
    return { ...toObjectSettings(kept, objects), CARDWRIGHT_DATABASE_URL: to };
  }
  const [, path = ''] = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(to) ?? [];
  if (path === '') throw new OperatorError(`--to must be ${KINDS}.`);
  if (objects !== '' && !objects.startsWith('s3:'))
    throw new OperatorError(
      'With --to sqlite:DIRECTORY, --objects must be s3://BUCKET, or left out for that directory.',
    );
  return objects === ''
    ? toObjectSettings(kept, path)
    : { ...toObjectSettings(kept, objects), CARDWRIGHT_DATA_DIR: path };
}

/** A bucket has the endpoint, region and key of the environment. */
function toObjectSettings(environment: Environment, objects: string): Environment {
  if (!/^\w+:/.test(objects)) return { ...without(environment, S3), CARDWRIGHT_DATA_DIR: objects };
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/@:]+)\/?([^@:]*)$/.exec(objects) ?? [];
  if (bucket === '')
    throw new OperatorError(
      '--objects must be s3://BUCKET, s3://BUCKET/PREFIX or a directory; the key of the bucket is CARDWRIGHT_S3_ACCESS_KEY_ID.',
    );
  return { ...environment, CARDWRIGHT_S3_BUCKET: bucket, CARDWRIGHT_S3_PREFIX: prefix };
}

function readSettingsFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new OperatorError(`--to must be ${KINDS}; reading it as a file: ${explain(error)}.`);
  }
}

const without = (environment: Environment, names: RegExp): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !names.test(name)));
