import { createHash } from 'node:crypto';

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1240px; padding: 24px; background: light-dark(#f4f4f2, #16171a); color: light-dark(#1c1d20, #ececea); }
header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; }
h1 { font-size: 20px; margin: 0; }
#status { color: light-dark(#55585e, #a6a9b0); }
ul { margin: 16px 0; padding: 12px 16px 12px 32px; border-left: 4px solid #d97706; background: light-dark(#fff, #202226); }
ul.faults { border-color: #dc2626; }
ul:empty { display: none; }
li { overflow-wrap: anywhere; }
main { display: flex; gap: 24px; flex-wrap: wrap; align-items: start; }
figure { margin: 0; }
figcaption { color: light-dark(#55585e, #a6a9b0); font-size: 13px; }
img { display: block; max-width: 100%; height: auto; box-shadow: 0 1px 6px #0004; background: #8884; }
.old img { opacity: .4; }`;

const SCRIPT = `const [faults, remarks, main, status] = ['faults', 'remarks', 'cards', 'status'].map((id) => document.getElementById(id));
const fill = (list, items) => list.replaceChildren(...items.map(({ line, message }) => {
  const item = document.createElement('li');
  item.textContent = (line === undefined ? '' : 'Line ' + line + ': ') + message;
  return item;
}));
const events = new EventSource('events');
events.onmessage = ({ data }) => {
  const { revision, fault, notes, cards } = JSON.parse(data);
  fill(faults, fault ? [fault] : []);
  fill(remarks, notes);
  main.classList.toggle('old', Boolean(fault));
  status.textContent = fault ? 'Not drawn: the last version that could be is shown.' : 'Version ' + revision;
  if (fault) return;
  main.replaceChildren(...cards.map(({ width, height, shownWidth }, index) => {
    const [figure, image, caption] = ['figure', 'img', 'figcaption'].map((name) => document.createElement(name));
    image.src = 'card?' + new URLSearchParams({ index, revision });
    image.alt = 'The card at ' + width + ' by ' + height;
    image.width = shownWidth;
    caption.textContent = width + ' × ' + height;
    figure.append(image, caption);
    return figure;
  }));
};
events.onerror = () => { status.textContent = 'The command has ended.'; };`;

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may load: itself alone. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "connect-src 'self'",
  `style-src ${toSource(STYLE)}`,
  `script-src ${toSource(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that shows a template while it is written. */
export const toWatchPage = (file: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(file)}</title>
<style>${STYLE}</style>
<header><h1>${escapeHtml(file)}</h1><p id="status" role="status">Drawing ...</p></header>
<ul id="faults" class="faults" role="alert"></ul>
<ul id="remarks"></ul>
<main id="cards"></main>
<script>${SCRIPT}</script>
</html>
`;
