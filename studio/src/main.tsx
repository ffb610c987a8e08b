import { render } from 'preact';
import { App } from './app.tsx';

const root = document.querySelector('#studio');
if (root !== null) render(<App />, root);
