// Runs in the reference page: makes its examples callable with the reader's own key.
const key = document.querySelector('#api-key');
for (const part of document.querySelectorAll('[data-try]')) part.hidden = false;

for (const form of document.querySelectorAll('form.try'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      show(form, ...(await send(form)));
    } catch (error) {
      show(form, String(error));
    }
    button.disabled = false;
  });

async function send(form) {
  const { method, path, auth } = form.dataset;
  const inputs = [...form.querySelectorAll('input')].filter(({ value }) => value !== '');
  const valuesIn = (place) => inputs.filter((input) => input.dataset.in === place);
  const filled = valuesIn('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(valuesIn('query').map(({ name, value }) => [name, value]));
  const headers = new Headers(valuesIn('header').map(({ name, value }) => [name, value]));
  if (auth === 'key' && key.value.trim() !== '') headers.set('Authorization', `Bearer ${key.value.trim()}`);
  const body = form.querySelector('textarea')?.value;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const startedAt = performance.now();
  const response = await fetch(query.size > 0 ? `${filled}?${query}` : filled, { method, headers, body });
  const bytes = await response.blob();
  const line = `${response.status} ${response.statusText} · ${Math.round(performance.now() - startedAt)} ms`;
  return [line, bytes];
}

async function show(form, line, bytes) {
  const status = document.createElement('p');
  status.textContent = line;
  const parts = [status];
  if (bytes?.type.startsWith('image/')) parts.push(toImage(bytes));
  else if (bytes !== undefined && bytes.size > 0) parts.push(toText(await bytes.text()));
  form.querySelector('.tried').replaceChildren(...parts);
}

function toImage(bytes) {
  const image = document.createElement('img');
  image.alt = 'The image that was answered';
  image.src = URL.createObjectURL(bytes);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}

function toText(text) {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  try {
    block.textContent = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    block.textContent = text;
  }
  return block;
}
