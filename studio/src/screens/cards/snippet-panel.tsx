import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FRAMEWORKS, toFiles } from './snippets/frameworks.ts';
import { LANGUAGES, toProgram } from './snippets/languages.ts';
import type { ExampleTexts, SignedCard } from './snippets/snippet.ts';

const LISTS = { frameworks: FRAMEWORKS, languages: LANGUAGES };

/** Code that makes the same card: files for a framework, or a program in a language. */
export function SnippetPanel({ of, card }: { of: keyof typeof LISTS; card: SignedCard }) {
  const names = LISTS[of].map(({ name }) => name);
  const chosen = useSignal(names[0] ?? '');
  const texts = useSignal<ExampleTexts | undefined>(undefined);
  useEffect(() => {
    import('cardwright:examples').then((loaded) => {
      texts.value = loaded.EXAMPLES;
    });
  }, []);
  const label = of === 'frameworks' ? 'For' : 'In';
  return (
    <>
      <Segments
        label={label}
        options={Object.fromEntries(names.map((name) => [name, name]))}
        value={chosen.value}
        onChange={(next) => {
          chosen.value = next;
        }}
      />
      {texts.value &&
        (of === 'frameworks' ? (
          <FrameworkFiles name={chosen.value} card={card} texts={texts.value} />
        ) : (
          <Program name={chosen.value} card={card} texts={texts.value} />
        ))}
    </>
  );
}

type Shown = { name: string; card: SignedCard; texts: ExampleTexts };

function FrameworkFiles({ name, card, texts }: Shown) {
  const framework = FRAMEWORKS.find((one) => one.name === name);
  return (
    <>
      <p class="hint">
        Each page gets a card with its own title and description. Run{' '}
        <code>npm install @cardwright/client</code>, and set <code>CARDWRIGHT_API_KEY</code> where the site is
        built or served, never in a browser.
      </p>
      {framework &&
        toFiles(framework, card, texts).map(({ path, code }, index) => (
          <CodeBlock key={path} id={`file-${index}`} name={path} code={code} />
        ))}
    </>
  );
}

function Program({ name, card, texts }: Shown) {
  const language = LANGUAGES.find((one) => one.name === name);
  if (language === undefined) return null;
  const { path, code } = toProgram(language, card, texts);
  return (
    <>
      <p class="hint">
        Prints the signed URL, using only the standard library. The key comes from{' '}
        <code>CARDWRIGHT_API_KEY</code>: <code>{language.command}</code>
      </p>
      <CodeBlock id="program" name={path} code={code} />
    </>
  );
}
