import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { patientMs } from './machine-speed.ts';

// Another browser, with this machine's fonts: `CARDWRIGHT_TEST_BROWSER=/usr/bin/chromium npm test`.
const CHOSEN = process.env.CARDWRIGHT_TEST_BROWSER;

// Of its start, or of an action in it.
const QUIET_MS = 60_000;

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const CACHE = join(PACKAGES, '.cache');

/** A headless browser, the same on every machine: the one that comes with the packages, with its own fonts alone. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...chooseBrowser(), timeout: patientMs(QUIET_MS) });
  browser.on('context', (context) => context.setDefaultTimeout(patientMs(QUIET_MS)));
  return browser;
}

function chooseBrowser(): LaunchOptions {
  if (CHOSEN !== undefined) return { executablePath: CHOSEN, args: ['--no-sandbox'] };
  const folder = unpackBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** The folder of the packaged browser. Unpacked aside and moved there whole: several processes may do so at once. */
function unpackBrowser(): string {
  const { version } = JSON.parse(
    readFileSync(join(PACKAGES, '@sparticuz/chromium/package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'));
  const unpack = `import('@sparticuz/chromium').then((packed) => packed.default.executablePath())`;
  execFileSync(process.execPath, ['--eval', unpack], {
    cwd: PACKAGES,
    env: { ...process.env, TMPDIR: scratch },
  });
  writeFileSync(
    join(scratch, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  );
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(scratch, { recursive: true });
  }
  return folder;
}

let shared: Promise<Browser> | undefined;

/** One for all tests of this process, which ends with it: each test opens a context of its own. */
export function shareBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  return shared;
}
