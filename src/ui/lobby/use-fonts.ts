import { useEffect, useState } from 'preact/hooks';

/** Whether the typefaces are there: what was measured before is measured again. */
export function useFonts(): boolean {
  const [there, setThere] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    let left = false;
    void document.fonts.ready.then(() => left || setThere(true));
    return () => {
      left = true;
    };
  }, []);
  return there;
}
