import { ConfigError, readConfig } from './config.ts';

/** What a start with these settings complains of. */
export const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
