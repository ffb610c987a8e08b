// Runs in the reference page: makes its examples callable with the reader's own key.
const key = document.querySelector('#api-key');
const STORED_KEY = 'cardwright.key';
key.value = sessionStorage.getItem(STORED_KEY) ?? '';
key.addEventListener('input', () => sessionStorage.setItem(STORED_KEY, key.value.trim()));
for (const part of document.querySelectorAll('[data-try]')) part.hidden = false;

for (const form of document.querySelectorAll('form.try'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      await (form.dataset.sign === undefined ? tryCall(form) : tryCard(form));
    } catch (error) {
      show(form, toLine(String(error)));
    }
    button.disabled = false;
  });

for (const choice of document.querySelectorAll('form[data-sign] select')) {
  choice.addEventListener('change', () => fillParameters(choice));
  fillParameters(choice);
}

function fillParameters(choice) {
  const { example, names } = choice.selectedOptions[0].dataset;
  choice.form.querySelector('textarea').value = example;
  choice.form.querySelector('.names').textContent = names;
}

async function tryCall(form) {
  const answer = await send(toRequest(form));
  await showAnswer(form, answer);
  // An image that takes longer than the service waits.
  for (let polls = 0; isUnfinished(answer.json) && polls < MAX_POLLS; polls++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const next = await send({ path: `/api/v1/generate/${answer.json.id}`, method: 'GET', headers: toAuth() });
    if (!isUnfinished(next.json)) return await showAnswer(form, next);
  }
}

const MAX_POLLS = 60;
const isUnfinished = (json) => json?.status === 'processing' || json?.status === 'pending';

/** Signs on the server, with the key whose id is a part of it, then loads the card. */
async function tryCard(form) {
  const lines = form
    .querySelector('textarea')
    .value.split('\n')
    .filter((line) => line.includes('='));
  const params = lines.map((line) => [
    line.slice(0, line.indexOf('=')).trim(),
    line.slice(line.indexOf('=') + 1),
  ]);
  const body = {
    template: form.querySelector('select').value,
    params: Object.fromEntries(params),
    key_id: key.value.split('_')[1] ?? '',
    expires_in: 3600,
  };
  const headers = { ...toAuth(), 'Content-Type': 'application/json' };
  const signed = await send({ path: '/api/v1/sign', method: 'POST', headers, body: JSON.stringify(body) });
  if (signed.json?.url === undefined) return await showAnswer(form, signed);
  const { pathname, search } = new URL(signed.json.url);
  await showAnswer(form, await send({ path: pathname + search, method: 'GET' }), toLink(signed.json.url));
}

const toAuth = () => (key.value.trim() === '' ? {} : { Authorization: `Bearer ${key.value.trim()}` });

function toRequest(form) {
  const { method, path, auth } = form.dataset;
  const inputs = [...form.querySelectorAll('input')].filter(({ value }) => value !== '');
  const valuesIn = (place) => inputs.filter((input) => input.dataset.in === place);
  const filled = valuesIn('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(valuesIn('query').map(({ name, value }) => [name, value]));
  const [file] = form.querySelector('input[type=file]')?.files ?? [];
  const body = file ?? form.querySelector('textarea')?.value;
  const headers = {
    ...Object.fromEntries(valuesIn('header').map(({ name, value }) => [name, value])),
    ...(auth === 'key' && toAuth()),
    ...(body !== undefined && { 'Content-Type': file ? file.type : 'application/json' }),
  };
  return { path: query.size > 0 ? `${filled}?${query}` : filled, method, headers, body };
}

/** The response with its body, as JSON where it is that. */
async function send({ path, ...init }) {
  const startedAt = performance.now();
  const response = await fetch(path, init);
  const bytes = await response.blob();
  const line = `${response.status} ${response.statusText} · ${Math.round(performance.now() - startedAt)} ms`;
  const json = bytes.type === 'application/json' ? JSON.parse(await bytes.text()) : undefined;
  return { status: response.status, line, bytes, json };
}

async function showAnswer(form, { status, line, bytes, json }, ...more) {
  const parts = [toLine(line), ...more];
  if (status === 401) parts.push(toLink('#api-key', 'Enter your API key'));
  if (bytes.type.startsWith('image/')) parts.push(toImage(bytes));
  else if (bytes.size > 0) parts.push(...toPictures(json), toText(json ?? (await bytes.text())));
  if (json?.api_key !== undefined && key.value === '') {
    key.value = json.api_key;
    sessionStorage.setItem(STORED_KEY, key.value);
  }
  show(form, ...parts);
}

const show = (form, ...parts) => form.querySelector('.tried').replaceChildren(...parts);

/** The image of a generation, or those of OpenAI's format, each with its link. */
function toPictures(json) {
  const items = [json, ...(Array.isArray(json?.data) ? json.data : [])];
  return items.flatMap((item) => {
    if (typeof item?.b64_json === 'string') return [toImage(decode(item.b64_json))];
    const url = item?.image_url ?? item?.url;
    if (typeof url !== 'string' || !new URL(url).pathname.startsWith('/images/')) return [];
    const image = document.createElement('img');
    image.alt = 'The generated image';
    // The page may show images of its own address only, which need not be the public one.
    image.src = new URL(url).pathname;
    return [image, toLink(url)];
  });
}

const decode = (text) => new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))]);

function toLine(text) {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}

function toLink(url, text = url) {
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  line.append(link);
  return line;
}

function toImage(bytes) {
  const image = document.createElement('img');
  image.alt = 'The returned image';
  image.src = URL.createObjectURL(bytes);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}

function toText(answer) {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.textContent = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);
  return block;
}
