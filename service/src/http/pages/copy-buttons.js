// Runs in pages with commands: a button beside each that copies it.
for (const block of document.querySelectorAll('pre')) {
  const button = toButton('Copy');
  button.addEventListener('click', async () => {
    button.textContent = (await copy(block)) ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  block.after(button);
}

/** Where the page may not write to the clipboard (http from another host), the text is selected for Ctrl+C. */
async function copy(block) {
  try {
    await navigator.clipboard.writeText(block.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(block);
    return false;
  }
}

function toButton(text) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = text;
  return button;
}
