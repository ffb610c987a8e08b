import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPrivateHost } from '../private-host.ts';
import { createPageCards, findUnusedOptions, type PageCardsOptions } from './page-cards.ts';

/** Where a generator says what is being done. */
export interface BuildLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface FolderOptions extends PageCardsOptions {
  /** Whether addresses leave out `.html`. Default: false. */
  cleanUrls?: boolean | undefined;
  /** Where the folder is on its host, such as `/docs/`. Default: at its root. */
  base?: string | undefined;
}

/**
 * Gives every page in a folder of built pages the tags that it lacks: those of its card, unless it has an image, and of its texts. What is
 * wrong is a warning, and the page stays as it is; a strict build fails over it in the end. Makes no request.
 */
export async function tagFolder(
  folder: string,
  { cleanUrls = false, base = '/', ...options }: FolderOptions,
  log: BuildLog,
): Promise<void> {
  const told = new Set<string>();
  const warn = (message: string): void => {
    if (!told.has(message)) log.warn(`Cardwright: ${message}`);
    told.add(message);
  };
  try {
    const cards = createPageCards(options, process.env);
    const unused = findUnusedOptions(options);
    if (unused.length > 0)
      warn(
        `Without effect ${options.cardUrl === undefined ? 'without' : 'beside'} \`cardUrl\`: ${unused.join(', ')}.`,
      );
    let tagged = 0;
    const kept: { name: string; image: string }[] = [];
    for (const file of await listPages(folder)) {
      const name = relative(folder, file);
      try {
        const html = await readFile(file, 'utf8');
        const page = cards.tag(html, toPath(name, base, cleanUrls));
        if (page === undefined) continue;
        if (page.html !== html) await writeFile(file, page.html);
        if (page.image !== undefined) kept.push({ name, image: page.image });
        if (page.cardUrl === undefined) continue;
        tagged++;
        const { hostname, origin } = new URL(page.cardUrl);
        if (isPrivateHost(hostname))
          warn(
            `The pages name ${origin}, which platforms cannot reach. Build them with the public address of the service before you publish them.`,
          );
      } catch (error) {
        warn(`${name} has no card: ${toMessage(error)}`);
      }
    }
    const [first] = kept;
    // Often the default of a theme, which stands in the way of every card.
    const others = first
      ? ` ${kept.length} ${kept.length === 1 ? 'has' : 'have'} an image already, such as ${first.image} of ${first.name}. If it is a default of your theme, remove it there, and they get cards.`
      : '';
    log.info(`Cardwright: cards on ${tagged} ${tagged === 1 ? 'page' : 'pages'}.${others}`);
  } catch (error) {
    warn(`No page has a card: ${toMessage(error)}`);
  }
  if (options.strict && told.size > 0) throw new Error(`Cardwright: ${[...told].join('\n')}`);
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function listPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The address of `blog/hold-fast/index.html` is `/blog/hold-fast/`. */
function toPath(file: string, base: string, cleanUrls: boolean): string {
  const folder = base.replace(/^\/*(.*?)\/*$/, '/$1/').replace('//', '/');
  const path = folder + file.split(sep).map(encodeURIComponent).join('/');
  if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
  return cleanUrls ? path.slice(0, -'.html'.length) : path;
}

/** For generators that hand out no log of their own. */
export const CONSOLE: BuildLog = {
  // biome-ignore lint/suspicious/noConsole: a build says what it did where its generator says so
  info: (message) => console.log(message),
  // biome-ignore lint/suspicious/noConsole: the same
  warn: (message) => console.warn(message),
};
