import { html } from 'hono/html';
import type { AppSettings } from '../handler.ts';
import { LOCAL_PREVIEWS } from '../local-previews.ts';
import { quickStartCommands } from '../quick-start.ts';
import type { Html } from './page.ts';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

/** What this is, a box to try it, and the way to a first image. With `keyless`, the box needs no API key. */
export async function renderLanding(settings: AppSettings, keyless: boolean): Promise<Html> {
  const steps = quickStartCommands(settings).map(
    ({ what, line }) => html`<li><h3>${what}</h3><pre tabindex="0"><code>${line}</code></pre></li>`,
  );
  return html`
<main class="landing">
  <header>
    <p class="brand">Cardwright <span class="version">${settings.version}</span></p>
    <nav aria-label="Pages"><a href="/studio">Studio</a> <a href="/docs">API reference</a> <a href="/api/v1/openapi.json">OpenAPI</a>
    <a href="/health">Health</a></nav>
  </header>
  <h1>A sentence in,<br>a finished card out.</h1>
  <p class="lead">Send a prompt and get an image worth posting: blog headers, announcements, podcast episodes,
  sales and release notes, set in real type, in any script, the words exactly as you wrote them; or a scene, drawn
  as you describe it.</p>
  ${promptBox(settings, keyless)}
  <section aria-labelledby="samples">
    <h2 id="samples">From these prompts</h2>
    <ul class="samples">${SAMPLE_PICTURES.map(
      ({ name, prompt, alt }) => html`<li>
      <img src="/pictures/${name}.jpg" alt="${alt}" width="600" height="315" loading="lazy">
      <p>${prompt}</p>
    </li>`,
    )}</ul>
  </section>
  <section aria-labelledby="first">
    <h2 id="first">Your first image in three commands</h2>
    <ol class="steps">${steps}</ol>
    <p>You now have <code>card.png</code>. Describe what you want in the prompt: quoted text, the purpose, a mood or
    color, and where it will be posted. All request fields are in the <a href="/docs">API reference</a>.</p>
  </section>
</main>`;
}

const promptBox = ({ baseUrl, promptLimit }: AppSettings, keyless: boolean): Html => html`
  <p class="no-script">Without JavaScript, this page cannot draw previews. <a href="#first">The commands below</a> work anyway.</p>
  <form class="try prompt-box" hidden data-endpoint="${keyless ? LOCAL_PREVIEWS : '/api/v1/previews'}" data-origin="${baseUrl()}">
    <label for="prompt">Your prompt</label>
    <textarea id="prompt" rows="3" maxlength="${promptLimit}" required>${SAMPLE_PICTURES[0].prompt}</textarea>
    ${
      keyless
        ? ''
        : html`<label for="api-key">Your API key</label>
    <input id="api-key" type="password" autocomplete="off" spellcheck="false" required aria-describedby="api-key-note">
    <small id="api-key-note">Kept in this tab until you close it, and only sent to this service. No key yet?
    <a href="#first">Create one with the first command below.</a></small>`
    }
    <p><button class="button" type="submit">Draw a preview</button> <small>Free, and nothing is stored.</small></p>
    <div role="status"></div>
    <figure hidden>
      <figcaption><h3>Generate it at full size</h3><pre tabindex="0"><code></code></pre></figcaption>
    </figure>
  </form>`;
