import { defineCommand } from '../command.ts';
import { toBashCompletion } from '../completion/bash.ts';
import { toFishCompletion } from '../completion/fish.ts';
import { toZshCompletion } from '../completion/zsh.ts';

const SHELLS = { bash: toBashCompletion, zsh: toZshCompletion, fish: toFishCompletion };

export const completion = defineCommand({
  name: 'completion',
  summary: 'Print a shell completion script.',
  args: [{ name: 'SHELL', description: 'bash, zsh or fish.', choices: Object.keys(SHELLS) }],
  options: {},
  examples: [
    ['eval "$(cardwright completion bash)"', 'in ~/.bashrc'],
    ['eval "$(cardwright completion zsh)"', 'in ~/.zshrc, after compinit'],
    ['cardwright completion fish > ~/.config/fish/completions/cardwright.fish', 'once'],
  ],
  run({ args: [shell = ''], terminal, commands }) {
    terminal.data(SHELLS[shell as keyof typeof SHELLS](commands));
    return Promise.resolve(undefined);
  },
});
