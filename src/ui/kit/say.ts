/** Of what was said: a reader that is still busy with the last has not lost it. */
const KEPT = 3;

/**
 * Says it to whoever listens, and leaves the focus where it is. One region for the whole house, by hand, because it stays while
 * screens come and go: readers do not hear one that comes with its words. While a paper lies over the page nothing behind it is heard,
 * so every paper has one of its own. Each time is a line of its own, so that the same words twice are said twice.
 */
export function say(words: string): void {
  const box = document.querySelector('dialog[open] .said') ?? document.getElementById('said');
  if (box === null || words === '') return;
  const line = document.createElement('p');
  line.textContent = words;
  box.append(line);
  while (box.childElementCount > KEPT) box.firstElementChild?.remove();
}
