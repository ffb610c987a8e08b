// An MCP App (SEP-1865, https://github.com/modelcontextprotocol/ext-apps): a page that hosts show beside the result of a tool, in a frame
// without a network. It talks with its host by JSON-RPC over `postMessage`, and through it with the tools of this server.

/** What tools that draw name in `_meta`. */
export const BRIEF_APP_URI = 'ui://cardwright/brief';

/** As a resource; without `csp`, a host allows what is in the page and nothing from outside. */
export const BRIEF_APP = {
  uri: BRIEF_APP_URI,
  name: 'brief',
  title: 'Card and its texts',
  description: 'Shows an image, with its texts to correct and other designs to choose from.',
  mimeType: 'text/html;profile=mcp-app',
  _meta: { ui: { prefersBorder: true } },
} as const;

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.45 var(--font-sans, system-ui, sans-serif);
  --ink: var(--color-text-primary, light-dark(#17181c, #f2f2f5)); --faint: var(--color-text-secondary, light-dark(#5d6068, #a9abb5));
  --ground: var(--color-background-primary, light-dark(#fff, #1d1e22)); --line: var(--color-border-primary, light-dark(#c9cbd2, #4a4c55));
  --accent: light-dark(#1f4fd8, #8fb0ff); --on-accent: light-dark(#fff, #10131c); }
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box } body { margin: 0; padding: 12px; color: var(--ink); background: var(--ground) }
main { display: grid; gap: 12px } @media (min-width: 620px) { main { grid-template-columns: 3fr 2fr; align-items: start } }
img { display: block; max-width: 100%; border-radius: 6px } #shown { width: 100%; background: var(--line) }
label { display: block; margin: 0 0 8px; color: var(--faint); font-size: 12px }
textarea { display: block; width: 100%; margin-top: 2px; padding: 6px 8px; font: inherit; font-size: 14px; color: var(--ink);
  background: var(--ground); border: 1px solid var(--line); border-radius: 6px; resize: vertical; field-sizing: content }
button { font: inherit; padding: 7px 12px; border: 1px solid var(--line); border-radius: 6px; color: var(--ink); background: none; cursor: pointer }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent) } button:disabled { opacity: .55; cursor: default }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.row { display: flex; flex-wrap: wrap; gap: 8px } #designs button { padding: 2px } #designs img { width: 96px }
#designs [aria-pressed=true] { outline: 2px solid var(--accent) } #said { min-height: 1.4em; margin: 8px 0 0; color: var(--faint) }
.right { min-width: 0 }`;

const BODY = `<main><div><img id="shown" alt=""><div class="row" id="designs" role="group" aria-label="Designs"></div></div>
<div class="right"><form id="texts" aria-label="Texts"></form>
<div class="row"><button type="button" id="look">Update preview</button><button type="button" id="other">Another design</button>
<button type="button" id="draw" class="main">Draw (1 credit)</button></div><p id="said" role="status"></p></div></main>`;

// Runs in the frame. Whatever it shows of a result is set as text, never as HTML.
const SCRIPT = `
'use strict';
const find = (id) => document.getElementById(id);
const waiting = new Map();
let calls = 0;
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const ask = (method, params) => new Promise((resolve, reject) => {
  calls += 1;
  waiting.set(calls, { resolve, reject });
  post({ id: calls, method, params });
});
const tell = (method, params) => post({ method, params });

// What is drawn, and how: as the tools take and return it.
let brief = null;
let size = {};
let current = {};
let designs = [];
const isBusy = { now: false };

const say = (words) => { find('said').textContent = words; };
const wordsOf = (result) => (result.content ?? []).filter((one) => one.type === 'text').map((one) => one.text).join(' ');
const pictureOf = (result) => {
  const image = (result.content ?? []).find((one) => one.type === 'image');
  return image && 'data:' + image.mimeType + ';base64,' + image.data;
};

async function call(name, input) {
  const result = await ask('tools/call', { name, arguments: input });
  if (result.isError) throw new Error(wordsOf(result));
  return result;
}

const FIELDS = ['text', 'value', 'detail', 'label'];
function showTexts() {
  const fields = (brief?.blocks ?? []).flatMap((block) => FIELDS.filter((field) => typeof block[field] === 'string').map((field) => {
    const label = document.createElement('label');
    const area = document.createElement('textarea');
    label.textContent = field === 'text' ? block.role : block.role + ' (' + field + ')';
    area.value = block[field];
    area.rows = 1;
    area.addEventListener('input', () => { block[field] = area.value; say('Changed. Update the preview to see it.'); });
    label.append(area);
    return label;
  }));
  find('texts').replaceChildren(...fields);
}

function show(picture, words) {
  const image = find('shown');
  if (picture) image.src = picture;
  image.alt = (brief?.blocks ?? []).map(({ text }) => text).filter(Boolean).join(', ');
  say(words ?? '');
}

function keep(picture, seed, design) {
  current = { seed, design };
  designs = [...designs.filter((one) => one.seed !== seed), { picture, seed, design }].slice(-5);
  find('designs').replaceChildren(...(designs.length > 1 ? designs : []).map((one, place) => {
    const button = document.createElement('button');
    const image = document.createElement('img');
    image.src = one.picture;
    image.alt = 'Design ' + (place + 1);
    button.type = 'button';
    button.setAttribute('aria-pressed', String(one.seed === current.seed));
    button.append(image);
    button.addEventListener('click', () => { show(one.picture); keep(one.picture, one.seed, one.design); });
    return button;
  }));
}

// An empty text is one that was taken away.
const toSend = (how) => ({
  brief: { ...brief, blocks: brief.blocks.filter(({ text }) => text.trim() !== '') },
  ...size,
  ...Object.fromEntries(Object.entries(how).filter(([, value]) => value !== undefined && value !== null)),
});

async function work(words, what) {
  if (isBusy.now || !brief) return;
  isBusy.now = true;
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  say(words);
  try { await what(); } catch (error) { say(error.message); }
  isBusy.now = false;
  for (const button of document.querySelectorAll('button')) button.disabled = false;
}

async function look(how) {
  const result = await call('preview_image', toSend(how));
  const { seed, design } = result.structuredContent;
  show(pictureOf(result), 'Preview, free. Nothing is stored.');
  keep(pictureOf(result), seed, design);
}

async function draw() {
  const result = await call('draw_brief', toSend(current));
  await take(result, true);
  const { url, seed, id } = result.structuredContent;
  const text = 'The user corrected the card in the app and drew it again: ' + url;
  await ask('ui/update-model-context', { content: [{ type: 'text', text }], structuredContent: { id, url, seed, brief } }).catch(() => {});
}

/** A result of a tool that draws. */
async function take(result, isOurs) {
  const told = result.structuredContent;
  if (result.isError || !told) return say(wordsOf(result) || 'Nothing was drawn.');
  if (told.brief) brief = structuredClone(told.brief);
  if (told.width) size = { width: told.width, height: told.height };
  showTexts();
  show(pictureOf(result), [isOurs ? 'Drawn: ' + told.url : '', ...(told.warnings ?? [])].filter(Boolean).join(' '));
  keep(pictureOf(result), told.seed, told.design);
}

let input = {};
async function takeFirst(result) {
  const { width, height, prompt } = input;
  size = Object.fromEntries(Object.entries({ width, height }).filter(([, value]) => value !== undefined));
  if (input.brief) brief = structuredClone(input.brief);
  await take(result, false);
  // A preview of a prompt does not say what was read.
  if (brief || !prompt || result.isError) return;
  try {
    brief = (await call('read_prompt', { prompt })).structuredContent.brief;
    showTexts();
  } catch (error) { say(error.message); }
}

function follow({ theme, styles } = {}) {
  if (theme) document.documentElement.dataset.theme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {}))
    if (value) document.documentElement.style.setProperty(name, value);
}

const HEARD = {
  'ui/notifications/tool-input': (params) => { input = params.arguments ?? {}; say('Drawing'); },
  'ui/notifications/tool-result': takeFirst,
  'ui/notifications/tool-cancelled': () => say('Canceled.'),
  'ui/notifications/host-context-changed': follow,
};

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== '2.0') return;
  if (data.method === undefined) {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) one?.reject(new Error(data.error.message)); else one?.resolve(data.result);
  } else if (data.id === undefined) HEARD[data.method]?.(data.params);
  else if (data.method === 'ping' || data.method === 'ui/resource-teardown') post({ id: data.id, result: {} });
  else post({ id: data.id, error: { code: -32601, message: 'Method not found' } });
});

find('look').addEventListener('click', () => work('Drawing', () => look(current)));
find('other').addEventListener('click', () => work('Drawing', () => look({})));
find('draw').addEventListener('click', () => work('Drawing', draw));
find('texts').addEventListener('submit', (event) => event.preventDefault());

(async () => {
  const { hostContext } = await ask('ui/initialize', {
    appInfo: { name: 'cardwright-brief', version: '1' },
    appCapabilities: {},
    protocolVersion: '2026-01-26',
  });
  follow(hostContext);
  tell('ui/notifications/initialized', {});
  new ResizeObserver(() => tell('ui/notifications/size-changed', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }))
    .observe(document.documentElement);
})();`;

/** The page, whole: a host gives it no network. */
export const BRIEF_APP_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card and its texts</title><style>${STYLE}</style></head><body>${BODY}<script>${SCRIPT}</script></body></html>`;
