// Measures on this machine, now, and writes the tables into bench/README.md: `npm run bench [-- prompts cards ...]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { benchAttacks } from './attacks.ts';
import { benchBeside } from './beside.ts';
import { benchCardPeers } from './cards/card-peers.ts';
import { benchDatabase } from './database.ts';
import { benchDelivery } from './delivery/delivery.ts';
import { describeRun } from './describe-run.ts';
import { benchDesignLoad } from './design-load.ts';
import { benchFresh } from './fresh.ts';
import { benchLarge } from './large.ts';
import { benchOwnTemplates } from './own-templates.ts';
import { benchPrompts } from './prompts.ts';
import { benchQueue } from './queue.ts';
import { benchService } from './service.ts';
import { benchSoak } from './soak.ts';

const SUITES: Readonly<Record<string, { title: string; run: () => Promise<string> }>> = {
  prompts: { title: 'Prompt to image', run: benchPrompts },
  service: { title: 'The service over HTTP', run: benchService },
  cards: { title: 'A fresh card, beside its peers', run: benchCardPeers },
  fresh: { title: 'A fresh card of each template', run: benchFresh },
  templates: { title: 'A fresh card of a template of your own', run: benchOwnTemplates },
  delivery: { title: 'A cached card, beside bare servers', run: benchDelivery },
  beside: { title: 'A cached card beside work', run: benchBeside },
  attacks: { title: 'A cached card beside attacks', run: benchAttacks },
  database: { title: 'What PostgreSQL has to do', run: benchDatabase },
  queue: { title: 'The queue on PostgreSQL', run: benchQueue },
  large: { title: 'A very large account', run: benchLarge },
  design: { title: 'Card deliveries among slow design documents', run: benchDesignLoad },
  soak: { title: 'Twenty minutes at full load', run: benchSoak },
};
// Too long to be run with the others: only by name.
const BY_NAME = ['soak', 'large'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}

// Of others alone: the suites themselves keep the machine busy.
const [loadBefore = 0] = loadavg();
const file = join(import.meta.dirname, '../README.md');
for (const [name, { title, run }] of Object.entries(SUITES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : BY_NAME.includes(name)) continue;
  console.log(`\n${title} ...`);
  const started = performance.now();
  const table = await run();
  console.log(`${table}\n(${Math.round((performance.now() - started) / 1000)} s)`);
  const readme = readFileSync(file, 'utf8');
  const section = new RegExp(`(<!-- ${name}:begin -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  writeFileSync(
    file,
    readme.replace(section, (_, begin, end) => `${begin}${table}\n\n${describeRun(loadBefore)}\n${end}`),
  );
}
process.exit(0);
