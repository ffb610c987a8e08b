import { html } from 'hono/html';
import { firstCommands } from '../first-commands.ts';
import type { AppSettings } from '../handler.ts';
import type { Html } from './page.ts';

/** What this is, and the way to a first image. */
export async function renderLanding(settings: AppSettings): Promise<Html> {
  const steps = firstCommands(settings).map(
    ({ what, line }) => html`<li><h3>${what}</h3><pre tabindex="0"><code>${line}</code></pre></li>`,
  );
  return html`
<main class="landing">
  <p class="brand">Cardwright <span class="version">${settings.version}</span></p>
  <h1>A sentence in,<br>a finished card out.</h1>
  <p class="lead">Post a prompt and get an image worth posting: blog headers, announcements, podcast episodes,
  sales and release notes, set in real type, in any script, the words exactly as you wrote them; or a scene, drawn
  as you describe it.</p>
  <p class="actions"><a class="button" href="/docs">API reference</a> <a href="/api/v1/openapi.json">OpenAPI</a>
  <a href="/health">Health</a></p>
  <section aria-labelledby="first">
    <h2 id="first">Your first image, in three lines</h2>
    <ol class="steps">${steps}</ol>
    <p><code>card.png</code> is there. Say what you want in the prompt: the words in quotes, what it is for, a mood
    or a colour, where it will be posted.</p>
  </section>
</main>`;
}
