import { hostname, networkInterfaces } from 'node:os';
import { OperatorError } from '../base/operator-error.ts';
import { readWorkflow } from './read-workflow.ts';
import { type Config, SETTINGS } from './settings.ts';

type Protocol = NonNullable<Config['painter']>;

/** What each protocol asks of the settings beside it. */
const PROTOCOLS: Readonly<
  Record<
    Protocol,
    {
      /** Of the provider; undefined where every server is somebody's own. */
      url?: string;
      exampleUrl: string;
      /** An example, where a model must be named. */
      model?: string;
      /** Whether a workflow says what the server does. */
      hasWorkflow?: true;
      /** What every request decides for itself. */
      decided: readonly string[];
      /** Hosts of the API besides the URL's own. They get the key. */
      apiHosts?: readonly string[];
      /** Where a provider keeps its pictures. */
      imageHosts?: readonly string[];
    }
  >
> = {
  openai: {
    url: 'https://api.openai.com/v1',
    exampleUrl: 'http://localhost:8080/v1',
    model: 'gpt-image-2',
    decided: ['prompt', 'model', 'n', 'stream'],
  },
  sdapi: {
    exampleUrl: 'http://localhost:7860',
    decided: ['prompt', 'batch_size', 'n_iter', 'send_images'],
  },
  comfyui: {
    exampleUrl: 'http://localhost:8188',
    hasWorkflow: true,
    decided: ['prompt', 'client_id'],
  },
  bfl: {
    url: 'https://api.bfl.ai/v1',
    exampleUrl: 'https://api.eu.bfl.ai/v1',
    model: 'flux-2-pro',
    decided: ['prompt', 'webhook_url', 'webhook_secret'],
    // Jobs run in a region, and are asked for there.
    apiHosts: ['*.bfl.ai'],
    imageHosts: ['*.bfl.ai'],
  },
  fal: {
    url: 'https://queue.fal.run',
    exampleUrl: 'https://queue.fal.run',
    model: 'fal-ai/flux/dev',
    decided: ['prompt', 'num_images', 'sync_mode'],
    imageHosts: ['fal.media', '*.fal.media'],
  },
  replicate: {
    url: 'https://api.replicate.com/v1',
    exampleUrl: 'https://api.replicate.com/v1',
    model: 'black-forest-labs/flux-2-pro',
    decided: ['prompt', 'num_outputs'],
    imageHosts: ['replicate.delivery', '*.replicate.delivery'],
  },
  gemini: {
    url: 'https://generativelanguage.googleapis.com/v1beta',
    exampleUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-2.5-flash-image',
    decided: ['contents'],
  },
};

/** One sentence for each thing that does not fit together. */
export function findPainterProblems(config: Config): string[] {
  const { painter, painterUrl, painterKey, painterModel, painterOptions = {} } = config;
  const { name } = SETTINGS.painter;
  if (painter === undefined) {
    const given = Object.entries(SETTINGS).find(
      ([key]) => key.startsWith('painter') && config[key as keyof Config] !== undefined,
    );
    return given === undefined ? [] : [`To use ${given[1].name}, also set ${name}.`];
  }
  const { url, exampleUrl, model, hasWorkflow, decided } = PROTOCOLS[painter];
  const problems: string[] = [];
  if (painterModel === undefined && model !== undefined)
    problems.push(`With ${name}=${painter}, also set ${SETTINGS.painterModel.name}, such as ${model}.`);
  if (painterUrl === undefined && url === undefined)
    problems.push(`With ${name}=${painter}, also set ${SETTINGS.painterUrl.name}, such as ${exampleUrl}.`);
  if (painterUrl === undefined && url !== undefined && painterKey === undefined)
    problems.push(
      `Set ${SETTINGS.painterKey.name} (or ${SETTINGS.painterKey.name}_FILE), the key for ${url}, or ${SETTINGS.painterUrl.name} for a server of your own.`,
    );
  if (painterUrl !== undefined && isOurs(painterUrl, config))
    problems.push(`${SETTINGS.painterUrl.name} must not be the URL of this service: it would ask itself.`);
  problems.push(...findWorkflowProblems(config, hasWorkflow ?? false));
  const wrong = decided.find((option) => option in painterOptions);
  if (wrong !== undefined) problems.push(`${SETTINGS.painterOptions.name} must not set ${wrong}.`);
  return problems;
}

function findWorkflowProblems(
  { painter, painterModel, painterWorkflow: path }: Config,
  isWanted: boolean,
): string[] {
  const { name } = SETTINGS.painterWorkflow;
  if (!isWanted) return path === undefined ? [] : [`${name} is for ${SETTINGS.painter.name}=comfyui.`];
  if (path === undefined) return [`With ${SETTINGS.painter.name}=${painter}, also set ${name}.`];
  try {
    const { graph } = readWorkflow(path, name);
    const lacksModel = painterModel === undefined && JSON.stringify(graph).includes('%model%');
    return lacksModel
      ? [`For the workflow ${path}, also set ${SETTINGS.painterModel.name}, which %model% in it stands for.`]
      : [];
  } catch (error) {
    if (error instanceof OperatorError) return [error.message];
    throw error;
  }
}

/** Whether an address is this service's own: by its public name, or by its port under a name or an address of this machine. */
export function isOurs(
  address: string,
  { baseUrl, port, host }: Pick<Config, 'baseUrl' | 'port' | 'host'>,
): boolean {
  const url = new URL(address);
  if (baseUrl !== undefined && url.host === new URL(baseUrl).host) return true;
  const usual = url.protocol === 'https:' ? 443 : 80;
  if (Number(url.port || usual) !== port) return false;
  const name = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = Object.values(networkInterfaces()).flatMap((own) => own?.map((one) => one.address) ?? []);
  return LOOPBACK.test(name) || [host, hostname(), ...addresses].includes(name);
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|::1?)$/;

/** Undefined without a model that paints. */
export const toPaintingPrice = ({
  painter,
  painterWhen: when = 'pictures',
  painterCredits: credits = 1,
}: Config) => (painter === undefined ? undefined : { painter, when, credits });

/** Undefined without a model that paints. */
export function toPainterOptions(config: Config) {
  const { painter: protocol, painterWorkflow: path } = config;
  if (protocol === undefined) return undefined;
  const { url, apiHosts, imageHosts = [] } = PROTOCOLS[protocol];
  const baseUrl = config.painterUrl ?? url;
  if (baseUrl === undefined) throw new Error('readConfig accepts no painter without its URL');
  return {
    protocol,
    baseUrl: baseUrl.replace(/\/$/, ''),
    key: config.painterKey,
    model: config.painterModel,
    workflow: path === undefined ? undefined : readWorkflow(path, SETTINGS.painterWorkflow.name),
    options: config.painterOptions ?? {},
    sizes: config.painterSizes,
    timeoutMs: config.painterTimeoutMs ?? 120_000,
    apiHosts,
    imageHosts: [...imageHosts, ...(config.painterImageHosts ?? [])],
    concurrency: config.painterConcurrency ?? 2,
    dailyLimit: config.painterDailyLimit ?? 500,
  };
}
