import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { Because, StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import './why.css';

/** The rules that decided, each with its id, and what else was looked at. */
export function Reasons({ because: { reasons, weighed } }: { because: Because }) {
  return (
    <>
      <ol class="gm-reasons">
        {reasons.map(({ words, rule }) => (
          <li key={`${rule} ${words}`}>
            {words} <small>{rule}</small>
          </li>
        ))}
      </ol>
      {weighed.length > 0 && (
        <ul class="gm-weighed">
          {weighed.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What his side has done last, as far as it needs reasons. */
export const lastDoing = ({ log, freshFrom }: Pick<StageState, 'log' | 'freshFrom'>): readonly Because[] => {
  const fresh = log.filter(({ id }) => id >= freshFrom);
  const told = (fresh.some(({ because }) => because !== null) ? fresh : log).flatMap(({ because }) => because ?? []);
  return fresh.length > 0 ? told : told.slice(-MOST);
};
const MOST = 6;

/** The Killer explains himself. */
export function WhyPaper({ state, onClose }: { state: StageState; onClose: () => void }) {
  const { NAMED } = WORDS.table;
  const told = lastDoing(state);
  return (
    <Dialog title={NAMED.why} kind="wide" onClose={onClose}>
      {told.length === 0 && <p>{WORDS.queries.QUERIES.noReason}</p>}
      <ol class="gm-whys">
        {told.map((because, i) => (
          <li key={i}>
            <b>{because.what}</b>
            <Reasons because={because} />
          </li>
        ))}
      </ol>
      <p class="paper-aside">{WORDS.because.BECAUSE.order(state.table.killer.id)}</p>
    </Dialog>
  );
}
