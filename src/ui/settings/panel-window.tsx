import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { SETTINGS } from '../../text/rooms/settings.ts';
import './panel-window.css';

interface About {
  label: string;
  help: string;
}

/** What is told in the window: of what the pointer is on, else of what has the focus. */
const Telling = createContext<{ at: (about: About) => void; on: (about: About | null) => void }>({
  at: () => {},
  on: () => {},
});

/** A steel panel and its window: one line about whatever is being touched. Those who listen have it as the description of the thing itself. */
export function PanelWithWindow({ class: look, children }: { class: string; children: ComponentChildren }) {
  const [at, setAt] = useState<About | null>(null);
  const [on, setOn] = useState<About | null>(null);
  const [telling] = useState({ at: setAt, on: setOn });
  const about = on ?? at;
  return (
    <div class={look}>
      <Telling.Provider value={telling}>{children}</Telling.Provider>
      <p class="panel-window" aria-hidden="true">
        {about === null ? (
          SETTINGS.window
        ) : (
          <>
            <b>{about.label}</b> {about.help}
          </>
        )}
      </p>
    </div>
  );
}

/** Something on the panel, and what the window says of it. */
export function Fitted({ label, help, children }: About & { children: ComponentChildren }) {
  const { at, on } = useContext(Telling);
  return (
    <div
      class="fitted"
      onFocusIn={() => at({ label, help })}
      onPointerEnter={() => on({ label, help })}
      onPointerLeave={() => on(null)}
    >
      {children}
    </div>
  );
}
