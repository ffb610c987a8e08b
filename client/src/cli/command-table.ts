import type { Command } from './command.ts';
import { batch } from './commands/batch.ts';
import { brandsDelete, brandsList, brandsRename, brandsSave, brandsShow } from './commands/brands.ts';
import { brief } from './commands/brief.ts';
import { catalogue } from './commands/catalogue.ts';
import { check } from './commands/check.ts';
import { completion } from './commands/completion.ts';
import { deleteImage } from './commands/delete.ts';
import { designDerive, designLint, designWrite } from './commands/design.ts';
import { explain } from './commands/explain.ts';
import { generate } from './commands/generate.ts';
import { get } from './commands/get.ts';
import { history } from './commands/history.ts';
import { keysCreate, keysList, keysRename, keysRevoke, keysRotate } from './commands/keys.ts';
import { login, logout } from './commands/login.ts';
import { mcp } from './commands/mcp.ts';
import { plan } from './commands/plan.ts';
import { preview } from './commands/preview.ts';
import { register } from './commands/register.ts';
import { sign } from './commands/sign.ts';
import { sitesAdd, sitesDelete, sitesList, sitesSet, sitesVerify } from './commands/sites.ts';
import { star } from './commands/star.ts';
import {
  templateDelete,
  templateList,
  templatePreview,
  templatePull,
  templatePush,
} from './commands/template.ts';
import { templateWatch } from './commands/template-watch.ts';
import { templates } from './commands/templates.ts';
import { upload, uploadsDelete, uploadsList } from './commands/upload.ts';
import { usage } from './commands/usage.ts';
import {
  webhooksCreate,
  webhooksDelete,
  webhooksDeliveries,
  webhooksEnable,
  webhooksList,
  webhooksResend,
  webhooksRotate,
  webhooksTest,
  webhooksUpdate,
} from './commands/webhooks.ts';
import { webhooksListen } from './commands/webhooks-listen.ts';

/** Commands that belong together, as the list of help shows them. */
export type CommandGroup = { title: string; commands: readonly Command[] };

/** All commands; parsing, help and completion are made from it. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { title: 'Getting started', commands: [register, login, logout] },
  {
    title: 'Images from prompts',
    commands: [generate, brief, preview, catalogue, get, history, star, deleteImage],
  },
  { title: 'Signed card URLs', commands: [sign, batch, templates, explain, check] },
  {
    title: 'Templates of your own',
    commands: [templatePush, templatePull, templatePreview, templateWatch, templateList, templateDelete],
  },
  {
    title: 'Brands',
    commands: [
      brandsList,
      brandsShow,
      brandsSave,
      brandsRename,
      brandsDelete,
      designDerive,
      designLint,
      designWrite,
    ],
  },
  { title: 'Sites', commands: [sitesAdd, sitesVerify, sitesSet, sitesList, sitesDelete] },
  {
    title: 'Webhooks',
    commands: [
      webhooksList,
      webhooksCreate,
      webhooksUpdate,
      webhooksTest,
      webhooksListen,
      webhooksDeliveries,
      webhooksResend,
      webhooksEnable,
      webhooksRotate,
      webhooksDelete,
    ],
  },
  { title: 'Uploads', commands: [upload, uploadsList, uploadsDelete] },
  { title: 'Account', commands: [usage, plan, keysList, keysCreate, keysRename, keysRotate, keysRevoke] },
  { title: 'Tools', commands: [mcp, completion] },
];

export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
