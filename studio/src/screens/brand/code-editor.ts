import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yamlFrontmatter } from '@codemirror/lang-yaml';
import { HighlightStyle, LanguageSupport, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export type Mark = { line: number; severity: 'error' | 'warning' | 'info'; message: string };

export type CodeEditor = {
  setText(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  goToLine(line: number): void;
  destroy(): void;
};

type Options = { text: string; label: string; onChange(text: string): void };

/**
 * An editor for a DESIGN.md inside `host`. It stands in a shadow root: there CodeMirror constructs its style sheets, which the page's
 * policy allows, in place of style elements.
 */
export function openCodeEditor(host: HTMLElement, { text, label, onChange }: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        // Tab leaves the editor, as it leaves any field.
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        yamlFrontmatter({ content: new LanguageSupport(PROSE) }),
        syntaxHighlighting(COLORS),
        THEME,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isGiven = transactions.some((transaction) => transaction.annotation(given));
          if (docChanged && !isGiven) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      const { doc } = view.state;
      // The editor ends all lines in one way.
      if (doc.toString() === next.replace(/\r\n?/g, '\n')) return;
      const changes = { from: 0, to: doc.length, insert: next };
      view.dispatch({ changes, annotations: given.of(true) });
    },
    setMarks: (marks) => {
      const { doc } = view.state;
      const diagnostics = marks
        .filter(({ line }) => line <= doc.lines)
        .map(({ line, severity, message }): Diagnostic => {
          const { from, to } = doc.line(line);
          return { from, to, severity, message };
        });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goToLine: (line) => {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Of a text that was given, not typed. */
const given = Annotation.define<boolean>();

/** The Markdown below the front matter: its headings stand out. */
const PROSE = StreamLanguage.define({
  token: (stream) => {
    const isHeading = stream.sol() && stream.match(/^#{1,6}\s/, false);
    stream.skipToEnd();
    return isHeading ? 'heading' : null;
  },
});

// Custom properties of the page reach into the shadow root.
const COLORS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.comment, tags.meta, tags.separator, tags.punctuation], color: 'var(--soft)' },
  { tag: tags.heading, fontWeight: '650' },
]);

const THEME = EditorView.theme({
  '&': {
    minHeight: '20rem',
    maxHeight: '34rem',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', overflow: 'auto', borderRadius: 'inherit' },
  '.cm-content': { caretColor: 'var(--ink)', minHeight: '20rem' },
  '.cm-gutters': {
    minHeight: '20rem',
    borderInlineEnd: '1px solid var(--line)',
    background: 'var(--panel)',
    color: 'var(--soft)',
  },
  // CodeMirror's own marks are data: images, which the page's policy forbids.
  '.cm-lint-marker': { width: '0.6em', height: '0.6em', margin: '0.4em 0.2em' },
  '.cm-lint-marker-error': { content: 'none', borderRadius: '50%', background: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: 'none', background: 'var(--warn)' },
  '.cm-lint-marker-info': { content: 'none', border: '1px solid var(--edge)' },
  '.cm-tooltip': { background: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--edge)' },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy 1px var(--soft)' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--bad)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--warn)' },
});
