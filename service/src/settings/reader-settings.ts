import { isOurs } from './painter-settings.ts';
import { type Config, SETTINGS } from './settings.ts';

const DEFAULT_URL = 'https://api.openai.com/v1';
/** The name of the reader that is always there. */
export const BUILT_IN_READER = 'built-in';
// What every request decides for itself.
const DECIDED = ['model', 'messages', 'stream', 'response_format', 'n', 'tools'];

type Group = 'reader' | 'judge';

/** One sentence for each thing that does not fit together. */
export function findReaderProblems(config: Config): string[] {
  const { readerModel, readerUrl, readerKey } = config;
  if (readerModel === undefined) return findLeftOvers(config, 'reader');
  const problems = findGroupProblems(config, 'reader');
  if (readerModel === BUILT_IN_READER)
    problems.push(`${SETTINGS.readerModel.name} must not be ${BUILT_IN_READER}, which is our own.`);
  if (readerUrl === undefined && readerKey === undefined) problems.push(needsKey('reader'));
  return problems;
}

/** The same for the judge. */
export function findJudgeProblems(config: Config): string[] {
  const { judgeModel, judgeUrl, judgeKey, readerModel, painter } = config;
  if (judgeModel === undefined) return findLeftOvers(config, 'judge');
  const problems = findGroupProblems(config, 'judge');
  if (painter === undefined)
    problems.push(`To use ${SETTINGS.judgeModel.name}, also set ${SETTINGS.painter.name}.`);
  if (judgeUrl === undefined && judgeKey === undefined && readerModel === undefined)
    problems.push(needsKey('judge'));
  return problems;
}

/** The first setting of a group without a model. */
function findLeftOvers(config: Config, group: Group): string[] {
  const given = Object.entries(SETTINGS).find(
    ([key]) => key.startsWith(group) && config[key as keyof Config] !== undefined,
  );
  return given === undefined
    ? []
    : [`To use ${given[1].name}, also set ${SETTINGS[`${group}Model`].name}, the name of the model.`];
}

function findGroupProblems(config: Config, group: Group): string[] {
  const [url, options = {}] = [config[`${group}Url`], config[`${group}Options`]];
  const wrong = DECIDED.find((option) => option in options);
  return [
    ...(url !== undefined && isOurs(url, config)
      ? [`${SETTINGS[`${group}Url`].name} must not be the URL of this service: it would ask itself.`]
      : []),
    ...(wrong === undefined ? [] : [`${SETTINGS[`${group}Options`].name} must not set ${wrong}.`]),
  ];
}

const needsKey = (group: Group): string => {
  const [key, url] = [SETTINGS[`${group}Key`].name, SETTINGS[`${group}Url`].name];
  return `Set ${key} (or ${key}_FILE), the key for ${DEFAULT_URL}, or ${url} for a server of your own.`;
};

const toBaseUrl = (url = DEFAULT_URL): string => url.replace(/\/$/, '');

/** Undefined without a model that reads. */
export function toReaderOptions(config: Config) {
  const { readerModel: model } = config;
  if (model === undefined) return undefined;
  return {
    model,
    baseUrl: toBaseUrl(config.readerUrl),
    key: config.readerKey,
    options: config.readerOptions ?? {},
    timeoutMs: config.readerTimeoutMs ?? 15_000,
    when: config.readerWhen ?? 'unsure',
    concurrency: config.readerConcurrency ?? 4,
    dailyLimit: config.readerDailyLimit ?? 5000,
  };
}

/** Undefined without a model that judges. Without a server of its own, it is on the reader's. */
export function toJudgeOptions(config: Config) {
  const { judgeModel: model, judgeUrl, judgeKey, readerModel } = config;
  if (model === undefined) return undefined;
  const isWithReader = judgeUrl === undefined && judgeKey === undefined && readerModel !== undefined;
  return {
    model,
    baseUrl: toBaseUrl(isWithReader ? config.readerUrl : judgeUrl),
    key: isWithReader ? config.readerKey : judgeKey,
    options: config.judgeOptions ?? {},
    timeoutMs: config.judgeTimeoutMs ?? 30_000,
  };
}
