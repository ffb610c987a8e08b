import {
  choice,
  filePath,
  hostPatterns,
  httpAddress,
  imageSizes,
  integer,
  jsonObject,
  label,
  pem,
  secret,
} from '../setting-types.ts';
import { optional, secretSetting } from './setting.ts';

export const PAINTER = {
  painter: optional<'openai' | 'sdapi' | 'comfyui' | 'bfl' | 'fal' | 'replicate' | 'gemini'>(
    'CARDWRIGHT_PAINTER',
    choice('openai', 'sdapi', 'comfyui', 'bfl', 'fal', 'replicate', 'gemini'),
    'not set: no model is used',
    "API of the model that paints: `openai` for OpenAI's image API, which LocalAI, sd-server, vLLM, LiteLLM and this service speak too; `sdapi` for `/sdapi/v1/txt2img` of AUTOMATIC1111, Forge and SD.Next; `comfyui` for ComfyUI; `bfl` for Black Forest Labs, `fal`, `replicate` and `gemini` for those. See [docs/models.md](docs/models.md).",
  ),
  painterUrl: optional<string>(
    'CARDWRIGHT_PAINTER_URL',
    httpAddress,
    "the provider's, such as `https://api.openai.com/v1`; required for `sdapi` and `comfyui`",
    'URL of its API with the path, such as http://localhost:8080/v1; for `sdapi` and `comfyui`, the URL of the server, such as http://localhost:7860.',
  ),
  painterKey: secretSetting(
    'CARDWRIGHT_PAINTER_KEY',
    secret(1),
    'none',
    'API key of the painter, or `user:password`. Required for the default URL.',
  ),
  painterModel: optional<string>(
    'CARDWRIGHT_PAINTER_MODEL',
    label,
    'none',
    'Name of the model, as its server knows it. Required, except for `sdapi`, where it names a checkpoint to switch to, and `comfyui`, where it replaces `%model%` in the workflow.',
  ),
  painterWorkflow: optional<string>(
    'CARDWRIGHT_PAINTER_WORKFLOW',
    filePath,
    'none',
    'File with a ComfyUI workflow in API format, with `%prompt%` and optionally `%negative_prompt%`, `%width%`, `%height%`, `%seed%` and `%model%` as values. Required for `comfyui`.',
  ),
  painterOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_PAINTER_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON, such as `{"quality":"low"}`.',
  ),
  painterSizes: optional<readonly { width: number; height: number }[]>(
    'CARDWRIGHT_PAINTER_SIZES',
    imageSizes,
    'those of the model for OpenAI, else any multiple of 16; for `sdapi` and `comfyui` up to about a megapixel',
    'Sizes that the model paints.',
  ),
  painterTimeoutMs: optional<number>(
    'CARDWRIGHT_PAINTER_TIMEOUT_MS',
    integer(1000, 600_000),
    '`120000`',
    'Time limit for a painting.',
  ),
  painterImageHosts: optional<readonly string[]>(
    'CARDWRIGHT_PAINTER_IMAGE_HOSTS',
    hostPatterns,
    "the provider's",
    'Additional hosts from which paintings may be fetched over https, for servers that respond with a URL on another host.',
  ),
  painterWhen: optional<'asked' | 'pictures'>(
    'CARDWRIGHT_PAINTER_WHEN',
    choice('asked', 'pictures'),
    '`pictures`',
    'What it paints: with `pictures`, pictures that prompts describe and cards that no illustration fits; with `asked`, only requests that name it as their `engine`.',
  ),
  painterConcurrency: optional<number>(
    'CARDWRIGHT_PAINTER_CONCURRENCY',
    integer(1, 64),
    '`2`',
    'Maximum number of simultaneous paintings. Others wait, without blocking images that are drawn.',
  ),
  painterCredits: optional<number>(
    'CARDWRIGHT_PAINTER_CREDITS',
    integer(1, 100),
    '`1`',
    'Credits that a painted image costs. They are charged when a request is accepted; if Cardwright draws the image instead, all but one are refunded.',
  ),
  painterDailyLimit: optional<number>(
    'CARDWRIGHT_PAINTER_DAILY_LIMIT',
    integer(0, 1_000_000),
    '`500`',
    'Maximum number of paintings per day (UTC), for all accounts together. Beyond it, Cardwright draws.',
  ),
} as const;

export const READER = {
  readerModel: optional<string>(
    'CARDWRIGHT_READER_MODEL',
    label,
    'not set: the built-in reader reads all prompts',
    'Name of the language model that reads prompts, as its server knows it. The server must offer `/chat/completions`, like OpenAI, Ollama, LM Studio, llama.cpp, vLLM, LocalAI and OpenRouter. See [docs/models.md](docs/models.md).',
  ),
  readerUrl: optional<string>(
    'CARDWRIGHT_READER_URL',
    httpAddress,
    '`https://api.openai.com/v1`',
    'URL of its API with the path, such as http://localhost:11434/v1.',
  ),
  readerKey: secretSetting(
    'CARDWRIGHT_READER_KEY',
    secret(1),
    'none',
    'API key of the reader. Required for the default URL.',
  ),
  readerOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_READER_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON, such as `{"reasoning_effort":"none"}`.',
  ),
  readerWhen: optional<'unsure' | 'always' | 'asked'>(
    'CARDWRIGHT_READER_WHEN',
    choice('unsure', 'always', 'asked'),
    '`unsure`',
    'Which prompts it reads: those that the built-in reader is `unsure` about, all of them (`always`), or only requests that name it as their `reader` (`asked`).',
  ),
  readerTimeoutMs: optional<number>(
    'CARDWRIGHT_READER_TIMEOUT_MS',
    integer(1000, 600_000),
    '`15000`',
    'Time limit for reading a prompt. After that, the built-in reader reads it.',
  ),
  readerConcurrency: optional<number>(
    'CARDWRIGHT_READER_CONCURRENCY',
    integer(1, 64),
    '`4`',
    'Maximum number of prompts that it reads at the same time.',
  ),
  readerDailyLimit: optional<number>(
    'CARDWRIGHT_READER_DAILY_LIMIT',
    integer(0, 10_000_000),
    '`5000`',
    'Maximum number of prompts that it reads per day (UTC), for all accounts together. Beyond it, the built-in reader reads them.',
  ),
} as const;

export const JUDGE = {
  judgeModel: optional<string>(
    'CARDWRIGHT_JUDGE_MODEL',
    label,
    'not set: paintings are used as they are',
    'Name of a vision model that checks each painting of `CARDWRIGHT_PAINTER`. A painting with lettering in it, or without its subject, is painted once more.',
  ),
  judgeUrl: optional<string>(
    'CARDWRIGHT_JUDGE_URL',
    httpAddress,
    "the reader's with its key, else `https://api.openai.com/v1`",
    'URL of its API with the path, as for `CARDWRIGHT_READER_URL`.',
  ),
  judgeKey: secretSetting('CARDWRIGHT_JUDGE_KEY', secret(1), 'none', 'API key of the vision model.'),
  judgeOptions: optional<Readonly<Record<string, unknown>>>(
    'CARDWRIGHT_JUDGE_OPTIONS',
    jsonObject,
    'none',
    'Fields to add to every request, as JSON.',
  ),
  judgeTimeoutMs: optional<number>(
    'CARDWRIGHT_JUDGE_TIMEOUT_MS',
    integer(1000, 600_000),
    '`30000`',
    'Time limit for checking a painting. After that, the painting is used as it is.',
  ),
} as const;

export const CREDENTIALS = {
  c2paCertificate: secretSetting(
    'CARDWRIGHT_C2PA_CERTIFICATE',
    pem,
    'not set: painted images are marked in XMP alone',
    'Certificate chain in PEM format with which painted images are signed (C2PA), starting with the certificate of the key. Usually a file: set `CARDWRIGHT_C2PA_CERTIFICATE_FILE` to its path. See [docs/models.md](docs/models.md#signing-with-your-certificate).',
  ),
  c2paKey: secretSetting(
    'CARDWRIGHT_C2PA_KEY',
    pem,
    'none',
    'Private key of that certificate in PEM format, without a passphrase (P-256, P-384, Ed25519 or RSA). Usually a file: set `CARDWRIGHT_C2PA_KEY_FILE` to its path.',
  ),
} as const;
