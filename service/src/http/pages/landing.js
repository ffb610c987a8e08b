// Runs in the landing page: previews of the visitor's prompts, and buttons that copy the commands.
const form = document.querySelector('.prompt-box');
const prompt = form.querySelector('textarea');
const key = form.querySelector('#api-key');
const status = form.querySelector('[role=status]');
const figure = form.querySelector('figure');
const image = document.createElement('img');
image.alt = 'The preview of your prompt';
figure.prepend(image);
form.hidden = false;
document.querySelector('.no-script').remove();
if (key !== null) key.value = sessionStorage.getItem('cardwright.key') ?? '';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('[type=submit]');
  button.disabled = true;
  status.textContent = 'Drawing …';
  try {
    const response = await fetch(form.dataset.endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== null && { Authorization: `Bearer ${key.value.trim()}` }),
      },
      body: JSON.stringify({ prompt: prompt.value }),
    });
    if (response.ok) await show(response);
    else await refuse(response);
  } catch {
    status.textContent = 'The service does not respond. Is it still running?';
  }
  button.disabled = false;
});

async function show(response) {
  if (key !== null) sessionStorage.setItem('cardwright.key', key.value.trim());
  URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(await response.blob());
  const seed = Number(response.headers.get('X-Cardwright-Seed'));
  figure.querySelector('code').textContent = toCommand({ prompt: prompt.value, seed });
  figure.hidden = false;
  status.textContent = '';
  form.querySelector('[type=submit]').textContent = 'Draw another';
}

async function refuse(response) {
  const { error } = await response.json();
  status.textContent = error;
  if (response.status === 401) key?.focus();
}

function toCommand(body) {
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl -sS ${form.dataset.origin}/api/v1/generate -H "authorization: Bearer $(cat cardwright.key)" -H 'content-type: application/json' -H 'prefer: wait=10' -d '${json}'`;
}

for (const sample of document.querySelectorAll('.samples li')) {
  const text = sample.querySelector('p');
  const button = toButton('Use this prompt');
  button.setAttribute('aria-label', `Use this prompt: ${text.textContent}`);
  button.addEventListener('click', () => {
    prompt.value = text.textContent;
    prompt.focus();
    form.scrollIntoView({ block: 'center' });
  });
  sample.append(button);
}
