import { useEffect, useState } from 'preact/hooks';

interface Props {
  class?: string;
  /** What interrupts is an alert. */
  role?: 'status' | 'alert';
  words: string;
}

/** Words that come and go, also for whoever listens: readers do not hear a node that comes with its words, so these come after it. */
export function Told({ class: look, role = 'status', words }: Props) {
  const [told, tell] = useState('');
  useEffect(() => tell(words), [words]);
  return (
    <p class={look} role={role}>
      {told}
    </p>
  );
}
