import { Dialog } from '../kit/dialog.tsx';

interface Props {
  words: { title: string; aside: string; do: string; not: string };
  onDo: () => void;
  onNot: () => void;
}

/** Asked once, before something cannot be undone. What keeps things as they are comes first. */
export function Ask({ words, onDo, onNot }: Props) {
  return (
    <Dialog title={words.title} onClose={onNot}>
      <p class="paper-aside">{words.aside}</p>
      <div class="rows">
        <button type="button" class="row" onClick={onNot}>
          {words.not}
        </button>
        <button type="button" class="row" onClick={onDo}>
          {words.do}
        </button>
      </div>
    </Dialog>
  );
}
