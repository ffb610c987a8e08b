import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../../../tests/support/at-exit.ts';
import { findFreePort } from '../../../../tests/support/find-free-port.ts';

/** A WordPress with the plugin, which is active, and a theme that prints nothing but the head and the title. */
export type WordPress = AsyncDisposable & {
  baseUrl: string;
  /** Runs PHP inside; what it returns, as JSON. */
  run(php: string): unknown;
};

// Of Debian's package, or unpacked somewhere.
const SOURCE = process.env.CARDWRIGHT_TEST_WORDPRESS ?? '/usr/share/wordpress';
const PLUGIN = join(import.meta.dirname, '../../cardwright');
const THEME = {
  'style.css': '/* Theme Name: Bare */',
  'index.php':
    '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php the_title(); ?></body></html>',
  'functions.php': "<?php add_theme_support('title-tag'); add_theme_support('post-thumbnails');",
};
/** Who may change settings, and who may only read. */
export const PASSWORD = 'long enough for tests';

/** What is missing here to run WordPress; undefined if nothing is. */
export function findMissing(): string | undefined {
  if (!existsSync(join(SOURCE, 'wp-load.php'))) return `WordPress in ${SOURCE}`;
  const { stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  if (!/^mysqli$/m.test(stdout ?? '')) return 'php-cli with php-mysql';
  return spawnSync('mariadbd', ['--version']).status === 0 ? undefined : 'mariadb-server';
}

/** Installs it into a temporary folder, on a database server of its own. */
export async function startWordPress({ multisite = false } = {}): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'mariadb.sock');
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;

  const common = ['--no-defaults', `--datadir=${join(folder, 'data')}`];
  const root = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    [...common, ...root, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const database = spawn(
    'mariadbd',
    [...common, ...root, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
    { stdio: 'ignore' },
  );

  cpSync(SOURCE, site, { recursive: true, dereference: true, filter: (file) => existsSync(file) });
  cpSync(PLUGIN, join(site, 'wp-content/plugins/cardwright'), { recursive: true });
  const theme = join(site, 'wp-content/themes/bare');
  mkdirSync(theme, { recursive: true });
  for (const [name, text] of Object.entries(THEME)) writeFileSync(join(theme, name), text);
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    WP_DEFAULT_THEME: 'bare',
    // Nothing of it needs the network.
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost',
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: true,
    WP_ALLOW_MULTISITE: multisite,
  };
  const configure = (more: Record<string, unknown> = {}): void => {
    const lines = Object.entries({ ...constants, ...more }).map(
      ([name, value]) => `define('${name}', ${JSON.stringify(value)});`,
    );
    writeFileSync(
      join(site, 'wp-config.php'),
      `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined('ABSPATH') || define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`,
    );
  };
  configure();

  const php = (code: string): string =>
    execFileSync('php', ['-d', 'display_errors=stderr', '-r', code], {
      cwd: site,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run = (code: string): unknown => {
    const output =
      php(`$_SERVER += ['HTTP_HOST' => 'localhost:${port}', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
      require 'wp-load.php';
      $result = (function () { ${code} })();
      echo "\\nRESULT", json_encode($result);`);
    return JSON.parse(output.slice(output.lastIndexOf('\nRESULT') + '\nRESULT'.length)) as unknown;
  };

  const connect = `mysqli_report(MYSQLI_REPORT_OFF); $d = mysqli_init(); if (!@$d->real_connect(null, 'root', '', null, 0, '${socket}')) exit(1); $d->query('CREATE DATABASE IF NOT EXISTS wordpress');`;
  while (spawnSync('php', ['-r', connect]).status !== 0) {
    if (database.exitCode !== null) throw new Error('MariaDB did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  php(`define('WP_INSTALLING', true); define('WP_SITEURL', '${baseUrl}'); $_SERVER += ['HTTP_HOST' => 'localhost:${port}', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
    require 'wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
    function wp_mail() { return true; }
    wp_install('Tea & Tide', 'ada', 'ada@example.com', true, '', '${PASSWORD}');`);
  if (multisite) {
    run(`require_once ABSPATH . 'wp-admin/includes/network.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      global $wpdb; foreach ($wpdb->tables('ms_global') as $table => $name) $wpdb->$table = $name;
      install_network(); return populate_network(1, 'localhost:${port}', 'ada@example.com', 'Network', '/', false);`);
    configure({
      MULTISITE: true,
      SUBDOMAIN_INSTALL: false,
      DOMAIN_CURRENT_SITE: `localhost:${port}`,
      PATH_CURRENT_SITE: '/',
      SITE_ID_CURRENT_SITE: 1,
      BLOG_ID_CURRENT_SITE: 1,
    });
  }
  run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $error = activate_plugin('cardwright/cardwright.php', '', ${multisite}); if ($error) throw new Exception($error->get_error_message());`,
  );

  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site], { stdio: 'ignore' });
  const end = (): void => {
    server.kill('SIGKILL');
    database.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  atExit(end);
  return {
    baseUrl,
    run,
    async [Symbol.asyncDispose]() {
      process.off('exit', end);
      end();
    },
  };
}
