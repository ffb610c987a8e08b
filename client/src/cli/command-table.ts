import type { Command } from './command.ts';
import { completion } from './commands/completion.ts';
import { designDerive, designLint, designWrite } from './commands/design.ts';
import { explain } from './commands/explain.ts';
import { generate } from './commands/generate.ts';
import { get } from './commands/get.ts';
import { history } from './commands/history.ts';
import { keysCreate, keysList, keysRevoke } from './commands/keys.ts';
import { login, logout } from './commands/login.ts';
import { mcp } from './commands/mcp.ts';
import { plan } from './commands/plan.ts';
import { preview } from './commands/preview.ts';
import { register } from './commands/register.ts';
import { sign } from './commands/sign.ts';
import { templates } from './commands/templates.ts';
import { usage } from './commands/usage.ts';

/** Commands that belong together, as the list of help shows them. */
export type CommandGroup = { title: string; commands: readonly Command[] };

/** All commands; parsing, help and completion are made from it. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { title: 'Start', commands: [register, login, logout] },
  { title: 'Images from prompts', commands: [generate, get, history] },
  { title: 'Cards from signed addresses', commands: [sign, templates, explain, preview] },
  { title: 'Brands', commands: [designDerive, designLint, designWrite] },
  { title: 'Account', commands: [usage, plan, keysList, keysCreate, keysRevoke] },
  { title: 'Tools', commands: [mcp, completion] },
];

export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
