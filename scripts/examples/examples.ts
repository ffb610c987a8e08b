import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage, checkPng, checkSecret } from './check-card.ts';
import type { ExampleFolder } from './example-folder.ts';

type Run = {
  folder: ExampleFolder;
  /** The packed client. */
  tarball: string;
  apiKey: string;
  /** Says what is being done. */
  tell(step: string): void;
};

/** `try` throws when the example is wrong; what it gives says what this machine could not try. */
export type Example = { name: string; try(run: Run): Promise<string | undefined> };

const POST = '/posts/hold-fast';
const OTHER_POST = '/posts/slow-software';

async function installAndBuild({ folder, tarball, tell }: Run): Promise<void> {
  tell('npm ci');
  await folder.run('npm', 'ci');
  await folder.run('npm', 'install', '--no-save', tarball);
  tell('build');
  await folder.run('npm', 'run', 'build');
}

/** An example whose pages are made when they are asked for. `browserFiles` is what it hands to browsers. */
const served = (name: string, browserFiles: string): Example => ({
  name,
  async try(run) {
    await installAndBuild(run);
    run.tell('serve');
    const address = await run.folder.serve(POST);
    await checkPage(await (await fetch(address)).text(), 'Hold fast');
    const other = await fetch(address.replace(POST, OTHER_POST));
    await checkPage(await other.text(), 'Slow software & why');
    const missing = await fetch(`${address}-not`);
    if (missing.status !== 404) throw new Error(`${missing.status} for a post that there is not`);
    checkSecret(join(run.folder.path, browserFiles), run.apiKey);
    return undefined;
  },
});

/** An example whose pages are files; `built` is their folder, `ending` what follows their addresses there. */
const built = (name: string, folder: string, ending = '/index.html'): Example => ({
  name,
  async try(run) {
    await installAndBuild(run);
    await checkPage(run.folder.read(`${folder}${POST}${ending}`), 'Hold fast');
    await checkPage(run.folder.read(`${folder}${OTHER_POST}${ending}`), 'Slow software & why');
    checkSecret(join(run.folder.path, folder), run.apiKey);
    return undefined;
  },
});

/** A script before the build of a generator that is not written in JavaScript. */
const scripted = (
  name: string,
  data: string,
  post: string,
  build: [string, ...string[]],
  page: string,
): Example => ({
  name,
  async try({ folder, tarball, tell }) {
    await folder.run('npm', 'install', '--no-save', tarball);
    tell('script');
    await folder.run('node', 'cards.mjs');
    const tags = (JSON.parse(folder.read(data)) as Record<string, string>)[post] ?? '';
    await checkPage(tags, 'Hold fast');
    const [program, ...args] = build;
    if (!isInstalled(program)) return `the script alone: ${program} is not installed, so no page was built`;
    tell('build');
    await folder.run(program, ...args);
    await checkPage(folder.read(page), 'Hold fast');
    return undefined;
  },
});

const isInstalled = (program: string): boolean => spawnSync(program).error === undefined;

const curl: Example = {
  name: 'curl',
  async try({ folder }) {
    if (!isInstalled('curl')) return 'not tried: curl is not installed';
    await folder.run('sh', 'card.sh', 'Blog header: "Why we moved back to a \\ monolith", dark', 'card.png');
    checkPng(readFileSync(join(folder.path, 'card.png')));
    return undefined;
  },
};

const node: Example = {
  name: 'node',
  async try({ folder, tarball }) {
    await folder.run('npm', 'install', '--no-save', tarball);
    const tags = await folder.run('node', 'card.mjs');
    checkPng(readFileSync(join(folder.path, 'card.png')));
    await checkPage(tags, 'Hold fast');
    return undefined;
  },
};

const githubAction: Example = {
  name: 'github-action',
  async try({ folder, tarball }) {
    const command = /^ +- run: (node scripts\/make-cards\.mjs .*)$/m.exec(folder.read('cards.yml'))?.[1];
    if (command === undefined) throw new Error('cards.yml does not run make-cards.mjs');
    await folder.run('npm', 'install', '--no-save', tarball);
    // As a repository has them, by the workflow's own command.
    const prepare = [
      'mkdir -p scripts content/posts static/cards',
      'mv make-cards.mjs scripts/',
      `printf -- '---\\ntitle: "Say \\\\"hold fast\\\\""\\n---\\n' > content/posts/new.md`,
      `printf -- '---\\ntitle: Old\\n---\\n' > content/posts/old.md`,
      'printf kept > static/cards/old.png',
    ];
    await folder.run('sh', '-euc', [...prepare, command].join('\n'));
    checkPng(readFileSync(join(folder.path, 'static/cards/new.png')));
    if (folder.read('static/cards/old.png') !== 'kept')
      throw new Error('a card that was there is another one');
    return 'its steps on GitHub were not tried';
  },
};

/** In the order of the time that they take. */
export const examples: readonly Example[] = [
  curl,
  node,
  githubAction,
  scripted('hugo', 'data/cards.json', 'posts/hold-fast.md', ['hugo'], 'public/posts/hold-fast/index.html'),
  scripted(
    'jekyll',
    '_data/cards.json',
    '_posts/2026-11-21-hold-fast.md',
    ['jekyll', 'build'],
    '_site/2026/11/21/hold-fast.html',
  ),
  served('sveltekit', 'build/client'),
  built('eleventy', '_site'),
  built('vitepress', 'docs/.vitepress/dist', '.html'),
  built('astro', 'dist'),
  served('nextjs', '.next/static'),
  served('nuxt', '.output/public'),
  built('docusaurus', 'build'),
];
